/** A thread that prepares the tools of a long import. */
import { answerInThread } from '#catalog/thread-pool.ts';
import { prepareTool } from '#catalog/tools/write.ts';

answerInThread(prepareTool);
