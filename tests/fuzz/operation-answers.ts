/** What an answer of an operation must say beyond the document, and what the run learns from it. */
import type { Answer } from './connection.ts';
import { keep } from './cases.ts';
import { stateAfter } from './known-submissions.ts';
import type { Drawn } from './operation-cases.ts';
import type { Json } from './schema-values.ts';

/** Begins the case: a submission that it changes is busy until the answer is there. Gives what is to be done with the answer. */
export function settleOperation(drawn: Drawn): (answer: Answer) => string | undefined {
  const { submission, action, state, target, method } = drawn;
  const before = submission?.state;
  const wasBusy = submission?.isBusy === true;
  if (submission !== undefined && action !== undefined) submission.isBusy = true;
  return (answer) => {
    if (submission !== undefined && action !== undefined) {
      const after = stateAfter(submission, action);
      if (answer.status === 200 && after !== undefined) {
        state.submissions.move(submission, after);
        submission.isAppealed ||= action === 'appeal';
      }
      submission.isBusy = false;
    }
    const tag = answer.headers.get('etag');
    if (tag !== null && state.tags.size < 5_000) state.tags.set(target, tag);
    if (answer.status === 304 || method === 'HEAD' || answer.text === '') return undefined;
    const body = JSON.parse(answer.text) as Json;
    if (answer.status >= 400) return findRefusalMistake(drawn, body['error']);
    collectLinks(drawn, body);
    if (submission !== undefined && drawn.operation.success === 200) {
      const isSettled = action !== undefined || (!wasBusy && !submission.isBusy && submission.state === before);
      if (isSettled && body['data'].status !== submission.state)
        return `the state is ${String(body['data'].status)} instead of ${submission.state}`;
    }
    return findMistake(drawn, answer, body);
  };
}

function findRefusalMistake({ expectation }: Drawn, error: Json): string | undefined {
  return error['code'] === 'validation_failed'
    ? expectation.findFieldMistake(Object.keys(error['fields'] as Json))
    : undefined;
}

function findMistake(drawn: Drawn, answer: Answer, body: Json): string | undefined {
  const { operation, state, page } = drawn;
  const { data } = body;
  switch (operation.id) {
    case 'submitTool':
      return findReceiptMistake(drawn, answer, data as Json);
    case 'validateSubmission':
      return findVerdictMistake(drawn, data as Json);
    case 'listCategories':
      for (const { id } of data as Json[])
        if (!state.categories.includes(id as string)) state.categories.push(id as string);
      return undefined;
    case 'listTools':
    case 'listSubmissions': {
      const { pagination } = body;
      const perPage = Number(page['per_page'] ?? (page['explain'] === 'brief' ? 5 : 20));
      if (pagination.page !== Number(page['page'] ?? 1) || pagination.per_page !== perPage)
        return 'another page than asked for';
      if ((data as unknown[]).length > perPage) return `${(data as unknown[]).length} rows on a page of ${perPage}`;
      if (page['status'] !== undefined && (data as Json[]).some((row) => row['status'] !== page['status']))
        return 'rows of another state';
      if (page['pricing'] !== undefined && (data as Json[]).some((row) => row['pricing_model'] !== page['pricing']))
        return 'rows of another pricing model';
      const pricings = page['pricings']?.split(',').filter((model: string) => model !== '') ?? [];
      if (pricings.length > 0 && (data as Json[]).some((row) => !pricings.includes(row['pricing_model'] ?? 'unknown')))
        return 'rows of none of the pricing models';
      return undefined;
    }
    default:
      return undefined;
  }
}

function findReceiptMistake(drawn: Drawn, answer: Answer, data: Json): string | undefined {
  const { state, owner, key, replay, body } = drawn;
  if (answer.headers.get('location') !== data['status_url']) return 'Location is not the status link';
  if (replay !== undefined) return answer.text === replay ? undefined : 'a retry got another answer';
  state.submissions.add(data['id'] as string, owner!, 'awaiting_moderation');
  if (key !== undefined && body !== undefined)
    keep(state.keys, { owner: owner!, key, body: body.text, answer: answer.text }, state.submissions.count);
  return data['status'] === 'awaiting_moderation' ? undefined : `a new submission is ${String(data['status'])}`;
}

function findVerdictMistake({ body }: Drawn, data: Json): string | undefined {
  if (body === undefined) return undefined;
  const problems = data['problems'] as Json[];
  if (data['acceptable'] !== (problems.length === 0)) return 'acceptable, and yet there are problems (or the reverse)';
  const named = problems.filter(({ code }) => code === 'validation_failed').map(({ field }) => field as string);
  if (named.includes('body')) return body.text === '' ? undefined : 'a JSON object is taken for something else';
  const missing = body.bad.filter((field) => !named.includes(field));
  if (missing.length > 0) return `nothing is said about ${missing.join(', ')}`;
  if (body.isTypical && problems.length > 0) return `a good entry is refused: ${JSON.stringify(problems)}`;
  return undefined;
}

/** Every address that an answer names is one to ask for. */
function collectLinks({ state, submission }: Drawn, body: Json): void {
  for (const match of JSON.stringify(body).matchAll(/"http:\/\/localhost:\d+(\/[^"]*)"/g))
    keep(state.links, match[1]!, match.index + state.links.length * 31);
  const data = Array.isArray(body['data']) ? (body['data'] as Json[]) : [];
  if (submission === undefined)
    for (const { slug, type } of data)
      // The log of changes also names tools that are gone.
      if (type !== 'tool.removed' && typeof slug === 'string' && !state.slugs.includes(slug))
        keep(state.slugs, slug, slug.length * 7);
}
