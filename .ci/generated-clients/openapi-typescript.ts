/** Every operation by openapi-fetch and the types of openapi-typescript. */
import createClient from 'openapi-fetch';
import { env, report } from './environment';
import type { components, paths } from './schema';

const api = createClient<paths>({
  baseUrl: `${env('ORIGIN')}/api/v1`,
  headers: { authorization: `Bearer ${env('TOKEN')}` },
});

// The smallest body that the API takes has to compile.
const smallest: components['schemas']['Submission'] = {
  url: 'https://smallest.example.com/',
  name: 'Smallest',
  tagline: 'An AI assistant that answers questions about documents.',
  pricing_model: 'free',
  categories: ['chatbots'],
};

async function main(): Promise<void> {
  const slug = env('SLUG');
  const tools = await api.GET('/tools', { params: { query: { q: 'assistant', pricing: 'free', per_page: 5 } } });
  report('listTools', tools.response.status, tools.data?.pagination.page === 1);
  const tool = await api.GET('/tools/{slug}', { params: { path: { slug }, query: { locale: 'de' } } });
  report('getTool', tool.response.status, tool.data?.data.slug === slug);
  const history = await api.GET('/tools/{slug}/changes', { params: { path: { slug } } });
  report('listToolChanges', history.response.status, history.data !== undefined);
  const alternatives = await api.GET('/tools/{slug}/alternatives', { params: { path: { slug } } });
  report('listAlternatives', alternatives.response.status, alternatives.data?.data !== undefined);
  const tasks = await api.GET('/tasks', { params: { query: { locale: 'de' } } });
  report('listTasks', tasks.response.status, tasks.data !== undefined && Array.isArray(tasks.data.data));
  const categories = await api.GET('/categories', { params: { query: { locale: 'fr' } } });
  report(
    'listCategories',
    categories.response.status,
    categories.data !== undefined && categories.data.data.length > 0,
  );
  const changes = await api.GET('/changes', { params: { query: { limit: 5 } } });
  const [change] = changes.data?.data ?? [];
  report('listChanges', changes.response.status, change !== undefined && change.revision >= 0);
  const verdict = await api.POST('/submissions/validate', { body: smallest });
  report('validateSubmission', verdict.response.status, verdict.data?.data.acceptable === true);
  const draft = await api.POST('/submissions/drafts', { body: { url: env('PAGE') } });
  report('draftSubmission', draft.response.status, draft.data?.data.submission.name === 'Quillmark');
  const receipt = await api.POST('/submissions', {
    params: { header: { 'Idempotency-Key': 'once' } },
    body: JSON.parse(env('FRESH')),
  });
  const id = receipt.data?.data.id ?? '';
  report('submitTool', receipt.response.status, id !== '');
  const status = await api.GET('/submissions/{id}', { params: { path: { id } } });
  report('getSubmission', status.response.status, status.data?.data.status === 'awaiting_moderation');
  const own = await api.GET('/submissions', { params: { query: { status: 'published' } } });
  report('listSubmissions', own.response.status, own.data?.data.length === 1);
  const corrected = await api.PUT('/submissions/{id}', {
    params: { path: { id: env('RETURNED') } },
    body: JSON.parse(env('CORRECTED')),
  });
  report('resubmitSubmission', corrected.response.status, corrected.data?.data.status === 'awaiting_moderation');
  const appeal = await api.POST('/submissions/{id}/appeal', {
    params: { path: { id: env('REJECTED') } },
    body: { message: 'The page was down for an hour and is there again.' },
  });
  report('appealSubmission', appeal.response.status, appeal.data?.data.status === 'awaiting_moderation');
  const withdrawn = await api.DELETE('/submissions/{id}', { params: { path: { id } } });
  report('withdrawSubmission', withdrawn.response.status, withdrawn.data?.data.status === 'withdrawn');
  const suggested = await api.PATCH('/tools/{slug}', {
    params: { path: { slug } },
    body: { pricing_model: 'open_source', license: 'MIT' },
  });
  const request = suggested.data?.data.id ?? '';
  report('suggestChange', suggested.response.status, request !== '');
  const followed = await api.GET('/change-requests/{id}', { params: { path: { id: request } } });
  report('getChangeRequest', followed.response.status, followed.data?.data.id === request);
  const ended = await api.DELETE('/change-requests/{id}', { params: { path: { id: request } } });
  report('withdrawChange', ended.response.status, ended.data?.data.status === 'withdrawn');
  const hook = await api.POST('/webhooks', {
    body: { url: 'https://hooks.example.com/in', events: ['tool.updated'] },
  });
  const params = { path: { id: hook.data?.data.id ?? '' } };
  report('createWebhook', hook.response.status, hook.data?.data.secret?.startsWith('whsec_') === true);
  const hooks = await api.GET('/webhooks');
  report('listWebhooks', hooks.response.status, hooks.data?.data.length === 1);
  const read = await api.GET('/webhooks/{id}', { params });
  report('getWebhook', read.response.status, read.data?.data.state === 'on');
  const changed = await api.PATCH('/webhooks/{id}', { params, body: { events: ['tool.hidden'] } });
  report('updateWebhook', changed.response.status, changed.data?.data.events[0] === 'tool.hidden');
  const deliveries = await api.GET('/webhooks/{id}/deliveries', { params });
  report('listDeliveries', deliveries.response.status, deliveries.data?.data.length === 0);
  const resent = await api.POST('/webhooks/{id}/resend', { params, body: {} });
  report('resendDeliveries', resent.response.status, resent.data?.data.resent === 0);
  const removed = await api.DELETE('/webhooks/{id}', { params });
  report('deleteWebhook', removed.response.status, removed.data?.data.id === params.path.id);
  const fetched = await api.POST('/webhooks', { body: { events: ['tool.updated'] } });
  const events = await api.POST('/webhooks/{id}/events', {
    params: { path: { id: fetched.data?.data.id ?? '' } },
    body: { wait: 0 },
  });
  report('fetchEvents', events.response.status, events.data?.data.length === 0);
  const verdicts = await api.POST('/token-leaks', {
    params: { header: { 'Github-Public-Key-Signature': env('SIGNATURE') } },
    body: JSON.parse(env('FOUND')),
  });
  report('reportTokenLeaks', verdicts.response.status, verdicts.data?.[0]?.label === 'false_positive');
}

void main();
