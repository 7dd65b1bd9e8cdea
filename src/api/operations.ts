/** Every operation of the API in the order of the document. */
import type { Operation } from '#http/operation.ts';
import { listCategoriesOperation } from './categories.ts';
import {
  appealSubmissionOperation,
  getSubmissionOperation,
  listSubmissionsOperation,
  resubmitSubmissionOperation,
  submitToolOperation,
  validateSubmissionOperation,
  withdrawSubmissionOperation,
} from './submissions.ts';
import { getToolOperation, listToolsOperation } from './tools.ts';

export const OPERATIONS: readonly Operation[] = [
  listToolsOperation,
  getToolOperation,
  listCategoriesOperation,
  submitToolOperation,
  listSubmissionsOperation,
  validateSubmissionOperation,
  getSubmissionOperation,
  resubmitSubmissionOperation,
  withdrawSubmissionOperation,
  appealSubmissionOperation,
];
