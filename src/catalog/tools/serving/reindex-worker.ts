/** A thread that analyses tools again. */
import { answerInThread } from '#catalog/thread-pool.ts';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';

answerInThread(analyseTool);
