/** A thread that prepares rows and tools. */
import { Tinypool } from 'tinypool';
import type { ImportChunk } from './import-lines.ts';
import { prepareChunk, type RuleData } from './prepared-rows.ts';

export { prepareTool } from '#catalog/tools/write.ts';

/** As one text: takes the other thread a fifth of the time of objects. */
export function readChunk({ chunk, isCheck }: { chunk: ImportChunk; isCheck: boolean }): string {
  return JSON.stringify(prepareChunk(chunk, Tinypool.workerData as RuleData, isCheck));
}
