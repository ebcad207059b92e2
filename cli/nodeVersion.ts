/** Throws where Node is older than `engines` of package.json allows (`>=22.22.0`): npm only warns of it. */
export function checkNode(needed: string, version = process.versions.node): void {
  const least = needed.replace(/^>=/, '');
  // "20.9.0" is older than "20.10.0": numbers are compared as such.
  if (version.localeCompare(least, 'en', { numeric: true }) >= 0) return;
  throw new Error(`this needs Node.js ${least} or later, and this one is ${version}: https://nodejs.org`);
}
