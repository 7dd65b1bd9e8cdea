/** A thread that prepares rows and tools. */
import { workerData } from 'node:worker_threads';
import { answerInThread } from '#catalog/thread-pool.ts';
import { prepareTool } from '#catalog/tools/write.ts';
import type { Preparation } from './import-preparer.ts';
import { prepareChunk, type RuleData } from './prepared-rows.ts';

const rules = workerData as RuleData | null;

answerInThread((request: Preparation) => {
  if ('tool' in request) return prepareTool(request.tool);
  if (rules === null) throw new Error('rows need rules');
  // As one text: takes the other thread a fifth of the time of objects.
  return JSON.stringify(prepareChunk(request.chunk, rules, request.isCheck));
});
