/** All operations of the API, in the order of the document. */
import type { Operation } from '#http/api/operation.ts';
import {
  createWebhookOperation,
  deleteWebhookOperation,
  getWebhookOperation,
  listWebhooksOperation,
  updateWebhookOperation,
} from './account-webhooks.ts';
import { listAlternativesOperation } from './alternatives.ts';
import { getChangeRequestOperation, suggestChangeOperation, withdrawChangeOperation } from './change-requests.ts';
import { listCategoriesOperation } from './categories.ts';
import { listChangesOperation } from './changes.ts';
import {
  appealSubmissionOperation,
  getSubmissionOperation,
  listSubmissionsOperation,
  withdrawSubmissionOperation,
} from './followed-submissions.ts';
import { fetchEventsOperation } from './fetched-events.ts';
import { draftSubmissionOperation } from './submission-drafts.ts';
import { resubmitSubmissionOperation, submitToolOperation, validateSubmissionOperation } from './submissions.ts';
import { listTasksOperation } from './tasks.ts';
import { reportTokenLeaksOperation } from './token-leaks.ts';
import { listToolChangesOperation } from './tool-changes.ts';
import { getToolOperation, listToolsOperation } from './tools.ts';
import { listDeliveriesOperation, resendDeliveriesOperation } from './webhook-deliveries.ts';

export const OPERATIONS: readonly Operation[] = [
  listToolsOperation,
  getToolOperation,
  listToolChangesOperation,
  suggestChangeOperation,
  listAlternativesOperation,
  listCategoriesOperation,
  listTasksOperation,
  listChangesOperation,
  draftSubmissionOperation,
  submitToolOperation,
  listSubmissionsOperation,
  validateSubmissionOperation,
  getSubmissionOperation,
  resubmitSubmissionOperation,
  withdrawSubmissionOperation,
  appealSubmissionOperation,
  getChangeRequestOperation,
  withdrawChangeOperation,
  listWebhooksOperation,
  createWebhookOperation,
  getWebhookOperation,
  updateWebhookOperation,
  deleteWebhookOperation,
  fetchEventsOperation,
  listDeliveriesOperation,
  resendDeliveriesOperation,
  reportTokenLeaksOperation,
];
