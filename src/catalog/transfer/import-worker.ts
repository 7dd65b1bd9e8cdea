/** The thread that prepares the tools of a long import: takes arrays of tools, answers each with what was worked out. */
import { parentPort } from 'node:worker_threads';
import { prepareTool, type NewTool } from '#catalog/tools/write.ts';

parentPort?.on('message', (tools: readonly NewTool[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(tools.map(prepareTool));
});
