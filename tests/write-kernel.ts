/** Writes bitset.wasm, the program of bitset.wat as machines read it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const FOLDER = join(import.meta.dirname, '..', 'src', 'catalog', 'search', 'engine');

export const KERNEL_FILE = join(FOLDER, 'bitset.wasm');

/** What the file should hold. */
export async function kernelBytes(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const program = parseWat('bitset.wat', readFileSync(join(FOLDER, 'bitset.wat'), 'utf8'), {
    simd: true,
    threads: true,
  });
  return program.toBinary({}).buffer;
}

if (import.meta.main) writeFileSync(KERNEL_FILE, await kernelBytes());
