/** Writes the WebAssembly programs as machines read them, each beside the text that it is made of. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const SEARCH = join(import.meta.dirname, '..', 'src', 'catalog', 'search');

export const KERNEL_FILES = [
  join(SEARCH, 'engine', 'bitset.wasm'),
  join(SEARCH, 'analysis', 'jobs', 'classifier.wasm'),
];

/** What a file should hold. */
export async function kernelBytes(file: string): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const source = file.replace(/wasm$/, 'wat');
  const program = parseWat(source, readFileSync(source, 'utf8'), { simd: true, threads: true });
  return program.toBinary({}).buffer;
}

if (import.meta.main) for (const file of KERNEL_FILES) writeFileSync(file, await kernelBytes(file));
