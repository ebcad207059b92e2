import type { ResultRow } from './record.ts';

/**
 * Refuses answers of one model to one question under prompts that bear one label and are not the same, with an `Error`
 * that names them: they would be averaged as repeats. Two columns of one run are told apart (see `merge`); this is for
 * runs of chat and of text prompts, or of prompts that were rewritten in between, and for scenarios that change them.
 */
export function refuseMixedPrompts(rows: readonly ResultRow[]): void {
  const seen = new Map<string, string>();
  for (const row of rows) {
    if (row.kind === 'error' || row.promptHash === undefined) continue;
    const { model, shots, task, item, datasetVersion, result, promptHash } = row;
    const question = JSON.stringify([model, shots, task, item, datasetVersion, result.scorer]);
    if ((seen.get(question) ?? promptHash) !== promptHash)
      throw new Error(
        `"${model}" was asked ${task} of ${item} by different prompts that are all labelled "${shots}", whose answers must not be averaged: report on the runs one by one, or give the prompts labels of their own`,
      );
    seen.set(question, promptHash);
  }
}
