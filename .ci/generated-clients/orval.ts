/** Every operation by the client of orval, whose addresses are relative and whose answers are told apart by status. */
import { entry, env, report } from './environment';
import * as api from './orval-api';

const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) =>
  realFetch(`${env('ORIGIN')}/api/v1${String(input)}`, {
    ...init,
    headers: { ...(init?.headers as Record<string, string>), authorization: `Bearer ${env('TOKEN')}` },
  });

// The smallest body that the API takes has to compile.
const smallest: api.Submission = {
  url: 'https://smallest.example.com/',
  name: 'Smallest',
  tagline: 'An AI assistant that answers questions about documents.',
  pricing_model: 'free',
  categories: ['chatbots'],
};

async function main(): Promise<void> {
  const slug = env('SLUG');
  const tools = await api.listTools({ q: 'assistant', pricing: 'free', per_page: 5 });
  report('listTools', tools.status, tools.status === 200 && tools.data.pagination.page === 1);
  const tool = await api.getTool(slug, { locale: 'de' });
  report('getTool', tool.status, tool.status === 200 && tool.data.data.slug === slug);
  const history = await api.listToolChanges(slug);
  report('listToolChanges', history.status, history.status === 200);
  const alternatives = await api.listAlternatives(slug);
  report('listAlternatives', alternatives.status, alternatives.status === 200 && alternatives.data.data !== undefined);
  const categories = await api.listCategories({ locale: 'fr' });
  report('listCategories', categories.status, categories.status === 200 && categories.data.data.length > 0);
  const tasks = await api.listTasks({ locale: 'de' });
  report('listTasks', tasks.status, tasks.status === 200 && Array.isArray(tasks.data.data));
  const changes = await api.listChanges({ limit: 5 });
  report('listChanges', changes.status, changes.status === 200 && (changes.data.data[0]?.revision ?? -1) >= 0);
  const verdict = await api.validateSubmission(smallest);
  report('validateSubmission', verdict.status, verdict.status === 200 && verdict.data.data.acceptable);
  const draft = await api.draftSubmission({ url: env('PAGE') });
  report('draftSubmission', draft.status, draft.status === 200 && draft.data.data.submission.name === 'Quillmark');
  const receipt = await api.submitTool(entry<api.Submission>('FRESH'), { headers: { 'Idempotency-Key': 'once' } });
  const id = receipt.status === 201 ? receipt.data.data.id : '';
  report('submitTool', receipt.status, id !== '');
  const status = await api.getSubmission(id);
  report('getSubmission', status.status, status.status === 200 && status.data.data.status === 'awaiting_moderation');
  const own = await api.listSubmissions({ status: 'published' });
  report('listSubmissions', own.status, own.status === 200 && own.data.data.length === 1);
  const corrected = await api.resubmitSubmission(env('RETURNED'), entry<api.Submission>('CORRECTED'));
  report(
    'resubmitSubmission',
    corrected.status,
    corrected.status === 200 && corrected.data.data.status === 'awaiting_moderation',
  );
  const appeal = await api.appealSubmission(env('REJECTED'), {
    message: 'The page was down for an hour and is there again.',
  });
  report('appealSubmission', appeal.status, appeal.status === 200 && appeal.data.data.status === 'awaiting_moderation');
  const withdrawn = await api.withdrawSubmission(id);
  report(
    'withdrawSubmission',
    withdrawn.status,
    withdrawn.status === 200 && withdrawn.data.data.status === 'withdrawn',
  );
  const suggested = await api.suggestChange(slug, { pricing_model: 'open_source', license: 'MIT' });
  const request = suggested.status === 202 ? suggested.data.data.id : '';
  report('suggestChange', suggested.status, request !== '');
  const followed = await api.getChangeRequest(request);
  report('getChangeRequest', followed.status, followed.status === 200 && followed.data.data.id === request);
  const ended = await api.withdrawChange(request);
  report('withdrawChange', ended.status, ended.status === 200 && ended.data.data.status === 'withdrawn');
  const hook = await api.createWebhook({ url: 'https://hooks.example.com/in', events: ['tool.updated'] });
  const webhook = hook.status === 201 ? hook.data.data.id : '';
  report('createWebhook', hook.status, hook.status === 201 && hook.data.data.secret?.startsWith('whsec_') === true);
  const hooks = await api.listWebhooks();
  report('listWebhooks', hooks.status, hooks.status === 200 && hooks.data.data.length === 1);
  const read = await api.getWebhook(webhook);
  report('getWebhook', read.status, read.status === 200 && read.data.data.state === 'on');
  const changed = await api.updateWebhook(webhook, { events: ['tool.hidden'] });
  report('updateWebhook', changed.status, changed.status === 200 && changed.data.data.events[0] === 'tool.hidden');
  const deliveries = await api.listDeliveries(webhook);
  report('listDeliveries', deliveries.status, deliveries.status === 200 && deliveries.data.data.length === 0);
  const resent = await api.resendDeliveries(webhook, {});
  report('resendDeliveries', resent.status, resent.status === 202 && resent.data.data.resent === 0);
  const removed = await api.deleteWebhook(webhook);
  report('deleteWebhook', removed.status, removed.status === 200 && removed.data.data.id === webhook);
  const fetched = await api.createWebhook({ events: ['tool.updated'] });
  const events = await api.fetchEvents(fetched.status === 201 ? fetched.data.data.id : '', { wait: 0 });
  report('fetchEvents', events.status, events.status === 200 && events.data.data.length === 0);
  const headers = { 'Github-Public-Key-Signature': env('SIGNATURE') };
  const verdicts = await api.reportTokenLeaks(entry<api.Finding[]>('FOUND'), { headers });
  report('reportTokenLeaks', verdicts.status, verdicts.status === 200 && verdicts.data[0]?.label === 'false_positive');
}

void main();
