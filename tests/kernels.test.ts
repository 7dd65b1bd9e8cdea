/** The WebAssembly programs that are kept beside their texts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { KERNEL_FILES, kernelBytes } from './write-kernel.ts';

for (const file of KERNEL_FILES)
  test(`${basename(file)} is made of what stands in its text (npm run kernel)`, async () => {
    assert.deepEqual(new Uint8Array(readFileSync(file)), await kernelBytes(file));
  });
