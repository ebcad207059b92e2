/** Reads `--provider-config`, the JSON of a provider's `config:`; nothing is an empty one. */
export function providerConfigOf(json = '{}'): Record<string, unknown> {
  try {
    const config: unknown = JSON.parse(json);
    if (typeof config === 'object' && config !== null && !Array.isArray(config))
      return config as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Error(`--provider-config is no JSON object: ${json}`);
}
