/** Writes hit-set.wasm, the program of hit-set.wat as machines read it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const FOLDER = join(import.meta.dirname, '..', 'src', 'catalog', 'search');

export const KERNEL_FILE = join(FOLDER, 'hit-set.wasm');

/** What the file should hold. */
export async function kernelBytes(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const program = parseWat('hit-set.wat', readFileSync(join(FOLDER, 'hit-set.wat'), 'utf8'), {
    simd: true,
    threads: true,
  });
  return program.toBinary({}).buffer;
}

if (import.meta.main) writeFileSync(KERNEL_FILE, await kernelBytes());
