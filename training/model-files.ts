/** Writes the files of the folder `models`. */
import { writeFileSync } from 'node:fs';

export function writeModelFile(path: string, content: string | Uint8Array): void {
  writeFileSync(new URL(`../${path}`, import.meta.url), content);
}

/** A trained model as readModel of src/catalog/models.ts reads it. */
export function modelFile(head: object, numbers: Uint8Array): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, numbers]);
}
