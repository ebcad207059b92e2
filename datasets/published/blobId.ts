import { createHash } from 'node:crypto';

/** The git blob id of a content: the SHA-1, in hex, of `blob <bytes>\0` and the content. */
export function blobId(content: Uint8Array): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
