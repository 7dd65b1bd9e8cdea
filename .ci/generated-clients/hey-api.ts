/** Every operation by the client of hey-api. */
import { entry, env, report } from './environment';
import * as api from './hey-api-client';
import { client } from './hey-api-client/client.gen';

client.setConfig({ baseUrl: `${env('ORIGIN')}/api/v1`, headers: { authorization: `Bearer ${env('TOKEN')}` } });

const statusOf = ({ response }: { response?: Response }): number => response?.status ?? 0;

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
  const tools = await api.listTools({ query: { q: 'assistant', pricing: 'free', per_page: 5 } });
  report('listTools', statusOf(tools), tools.data?.pagination.page === 1);
  const tool = await api.getTool({ path: { slug }, query: { locale: 'de' } });
  report('getTool', statusOf(tool), tool.data?.data.slug === slug);
  const history = await api.listToolChanges({ path: { slug } });
  report('listToolChanges', statusOf(history), history.data !== undefined);
  const alternatives = await api.listAlternatives({ path: { slug } });
  report('listAlternatives', statusOf(alternatives), alternatives.data?.data !== undefined);
  const categories = await api.listCategories({ query: { locale: 'fr' } });
  report('listCategories', statusOf(categories), categories.data !== undefined && categories.data.data.length > 0);
  const tasks = await api.listTasks({ query: { locale: 'de' } });
  report('listTasks', statusOf(tasks), tasks.data !== undefined && Array.isArray(tasks.data.data));
  const changes = await api.listChanges({ query: { limit: 5 } });
  const [change] = changes.data?.data ?? [];
  report('listChanges', statusOf(changes), change !== undefined && change.revision >= 0);
  const verdict = await api.validateSubmission({ body: smallest });
  report('validateSubmission', statusOf(verdict), verdict.data?.data.acceptable === true);
  const draft = await api.draftSubmission({ body: { url: env('PAGE') } });
  report('draftSubmission', statusOf(draft), draft.data?.data.submission.name === 'Quillmark');
  const receipt = await api.submitTool({
    headers: { 'Idempotency-Key': 'once' },
    body: entry<api.Submission>('FRESH'),
  });
  const id = receipt.data?.data.id ?? '';
  report('submitTool', statusOf(receipt), id !== '');
  const status = await api.getSubmission({ path: { id } });
  report('getSubmission', statusOf(status), status.data?.data.status === 'awaiting_moderation');
  const own = await api.listSubmissions({ query: { status: 'published' } });
  report('listSubmissions', statusOf(own), own.data?.data.length === 1);
  const corrected = await api.resubmitSubmission({
    path: { id: env('RETURNED') },
    body: entry<api.Submission>('CORRECTED'),
  });
  report('resubmitSubmission', statusOf(corrected), corrected.data?.data.status === 'awaiting_moderation');
  const appeal = await api.appealSubmission({
    path: { id: env('REJECTED') },
    body: { message: 'The page was down for an hour and is there again.' },
  });
  report('appealSubmission', statusOf(appeal), appeal.data?.data.status === 'awaiting_moderation');
  const withdrawn = await api.withdrawSubmission({ path: { id } });
  report('withdrawSubmission', statusOf(withdrawn), withdrawn.data?.data.status === 'withdrawn');
  const suggested = await api.suggestChange({ path: { slug }, body: { pricing_model: 'open_source', license: 'MIT' } });
  const request = suggested.data?.data.id ?? '';
  report('suggestChange', statusOf(suggested), request !== '');
  const followed = await api.getChangeRequest({ path: { id: request } });
  report('getChangeRequest', statusOf(followed), followed.data?.data.id === request);
  const ended = await api.withdrawChange({ path: { id: request } });
  report('withdrawChange', statusOf(ended), ended.data?.data.status === 'withdrawn');
  const hook = await api.createWebhook({ body: { url: 'https://hooks.example.com/in', events: ['tool.updated'] } });
  const webhook = hook.data?.data.id ?? '';
  report('createWebhook', statusOf(hook), hook.data?.data.secret?.startsWith('whsec_') === true);
  const hooks = await api.listWebhooks();
  report('listWebhooks', statusOf(hooks), hooks.data?.data.length === 1);
  const read = await api.getWebhook({ path: { id: webhook } });
  report('getWebhook', statusOf(read), read.data?.data.state === 'on');
  const changed = await api.updateWebhook({ path: { id: webhook }, body: { events: ['tool.hidden'] } });
  report('updateWebhook', statusOf(changed), changed.data?.data.events[0] === 'tool.hidden');
  const deliveries = await api.listDeliveries({ path: { id: webhook } });
  report('listDeliveries', statusOf(deliveries), deliveries.data?.data.length === 0);
  const resent = await api.resendDeliveries({ path: { id: webhook }, body: {} });
  report('resendDeliveries', statusOf(resent), resent.data?.data.resent === 0);
  const removed = await api.deleteWebhook({ path: { id: webhook } });
  report('deleteWebhook', statusOf(removed), removed.data?.data.id === webhook);
  const fetched = await api.createWebhook({ body: { events: ['tool.updated'] } });
  const events = await api.fetchEvents({ path: { id: fetched.data?.data.id ?? '' }, body: { wait: 0 } });
  report('fetchEvents', statusOf(events), events.data?.data.length === 0);
  const verdicts = await api.reportTokenLeaks({
    headers: { 'Github-Public-Key-Signature': env('SIGNATURE') },
    body: entry<api.Finding[]>('FOUND'),
  });
  report('reportTokenLeaks', statusOf(verdicts), verdicts.data?.[0]?.label === 'false_positive');
}

void main();
