/** createClient: typed calls of every operation, iterators over pages and changes, errors, retries. */
import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { ToolshelfError } from './errors.ts';
import { readRateLimits, type RateLimit } from './rate-limits.ts';
import { outlasting, pause, retrying } from './retries.ts';
import type { components, operations, paths } from './schema.ts';

type Schemas = components['schemas'];
export type Tool = Schemas['Tool'];
export type ToolSummary = Schemas['ToolSummary'];
export type Category = Schemas['Category'];
export type Change = Schemas['Change'];
export type ChangeRequest = Schemas['ChangeRequest'];
export type Submission = Schemas['Submission'];
export type SubmissionReceipt = Schemas['SubmissionReceipt'];
export type SubmissionStatus = Schemas['SubmissionStatus'];
export type Verdict = Schemas['Verdict'];
export type ToolQuery = NonNullable<operations['listTools']['parameters']['query']>;
export type AlternativesQuery = NonNullable<operations['listAlternatives']['parameters']['query']>;
export type SubmissionQuery = NonNullable<operations['listSubmissions']['parameters']['query']>;
export type Locale = NonNullable<ToolQuery['locale']>;
export type SuggestedChange = NonNullable<operations['suggestChange']['requestBody']>['content']['application/json'];
export type ToolPage = operations['listTools']['responses'][200]['content']['application/json'];
export type ChangePage = operations['listChanges']['responses'][200]['content']['application/json'];

export interface ClientOptions {
  /** Where the catalog is, such as `https://tools.example.org`. */
  url: string;
  /** API token, for everything that belongs to an account. */
  token?: string | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** Instead of the global one. */
  fetch?: (request: Request) => Promise<Response>;
  /** How often reads, and writes under an idempotency key, are tried in all. 3 unless said. */
  tries?: number;
  /** Seconds to wait for another try at most; where the catalog asks for more, the error comes at once. 60 unless said. */
  longestWait?: number;
  /** Told after every response that names limits. */
  onRateLimits?: (limits: readonly RateLimit[]) => void;
}

export interface Abortable {
  signal?: AbortSignal;
}

export interface Once extends Abortable {
  /** The same key and body within 24 hours are one and the same; made up unless given. */
  idempotencyKey?: string;
}

export interface Following extends Abortable {
  /** Cursor to go on from: `pagination.next` of the page before, or the one in the manifest of the dump. From the beginning without. */
  since?: string;
  /** Tools per page, up to 500. */
  limit?: number;
  /** Whether to wait for more at the end. */
  follow?: boolean;
  /** Seconds between two questions at the end; 30 unless said. */
  every?: number;
}

export interface Waiting extends Abortable {
  /** Seconds between two questions; 60 unless said. Reviews take hours. */
  every?: number;
  /** Told of the status at first and whenever it or the place in the queue is another one. */
  onStatus?: (status: SubmissionStatus) => void;
}

/** A catalog. Every method throws ToolshelfError for what the catalog refuses. */
export interface Client {
  /** Every operation of the API by method and path, typed, without anything on top. */
  readonly api: FetchClient<paths>;
  /** The tools of a search or list, from page to page. */
  tools(query?: ToolQuery, options?: Abortable): AsyncGenerator<ToolSummary, void, void>;
  /** The same page by page, with facets and what is said about the search. */
  toolPages(query?: ToolQuery, options?: Abortable): AsyncGenerator<ToolPage, void, void>;
  tool(slug: string, query?: { locale?: Locale }, options?: Abortable): Promise<Tool>;
  alternatives(slug: string, query?: AlternativesQuery, options?: Abortable): AsyncGenerator<ToolSummary, void, void>;
  categories(query?: { locale?: Locale }, options?: Abortable): Promise<Category[]>;
  /** What has changed since a cursor, each tool once. */
  changes(options?: Following): AsyncGenerator<Change, void, void>;
  /** The same page by page: `pagination.next` is the cursor to keep once a page is dealt with. */
  changePages(options?: Following): AsyncGenerator<ChangePage, void, void>;
  /** What submit would say now. */
  validate(body: Submission, options?: Abortable): Promise<Verdict>;
  submit(body: Submission, options?: Once): Promise<SubmissionReceipt>;
  submissions(query?: SubmissionQuery, options?: Abortable): AsyncGenerator<SubmissionStatus, void, void>;
  submission(id: string, options?: Abortable): Promise<SubmissionStatus>;
  /** Waits until an editor has decided or asks for changes; once answered it outlasts a catalog that restarts. */
  decision(id: string, options?: Waiting): Promise<SubmissionStatus>;
  correct(id: string, body: Submission, options?: Abortable): Promise<SubmissionStatus>;
  withdraw(id: string, options?: Abortable): Promise<SubmissionStatus>;
  appeal(id: string, message: string, options?: Abortable): Promise<SubmissionStatus>;
  /** Suggests a change of a published tool of one's own. */
  suggest(slug: string, body: SuggestedChange, options?: Once): Promise<ChangeRequest>;
  changeRequest(id: string, options?: Abortable): Promise<ChangeRequest>;
  withdrawChange(id: string, options?: Abortable): Promise<ChangeRequest>;
}

/** The body of an answer; throws ToolshelfError for any other. */
async function bodyOf<T>(
  call: Promise<{ data?: T | undefined; error?: unknown; response: Response }>,
): Promise<NonNullable<T>> {
  const { data, error, response } = await call;
  if (data === undefined || data === null) throw new ToolshelfError(response, error);
  return data;
}

/** A `fetch` whose answers are JSON where they are no errors, so that whatever else is there is said plainly. */
function expectingJson(fetch: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request);
    if (response.ok && !/\bjson\b/.test(response.headers.get('content-type') ?? ''))
      throw new ToolshelfError(response, undefined);
    return response;
  };
}

/** Page after page of a list that is numbered. */
async function* numbered<P extends { pagination: { page: number; total_pages: number } }>(
  first: number,
  read: (page: number) => Promise<P>,
): AsyncGenerator<P, void, void> {
  for (let page = first; ; page += 1) {
    const found = await read(page);
    yield found;
    if (page >= found.pagination.total_pages) return;
  }
}

async function* itemsOf<T>(pages: AsyncIterable<{ data: T[] }>): AsyncGenerator<T, void, void> {
  for await (const { data } of pages) yield* data;
}

export function createClient(options: ClientOptions): Client {
  const { url, token, headers, tries = 3, longestWait = 60, onRateLimits } = options;
  const origin = new URL(url);
  const plainFetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const noticing = async (request: Request): Promise<Response> => {
    const response = await plainFetch(request);
    if (onRateLimits !== undefined && response.headers.has('ratelimit')) onRateLimits(readRateLimits(response.headers));
    return response;
  };
  const api = createFetchClient<paths>({
    baseUrl: `${origin.origin}${origin.pathname.replace(/\/$/, '')}/api/v1`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    fetch: expectingJson(retrying(noticing, { tries, longestWait })),
    // Lists are one parameter with commas.
    querySerializer: { array: { style: 'form', explode: false } },
  });

  const toolPages: Client['toolPages'] = (query = {}, { signal } = {}) =>
    numbered(query.page ?? 1, (page) =>
      bodyOf(api.GET('/tools', { params: { query: { ...query, page } }, ...(signal && { signal }) })),
    );

  const submission: Client['submission'] = async (id, { signal } = {}) =>
    (await bodyOf(api.GET('/submissions/{id}', { params: { path: { id } }, ...(signal && { signal }) }))).data;

  async function* changePages(following: Following = {}): AsyncGenerator<ChangePage, void, void> {
    const { limit, follow = false, every = 30, signal } = following;
    let { since } = following;
    let isAnswered = false;
    for (;;) {
      const query = { ...(since !== undefined && { since }), ...(limit !== undefined && { limit }) };
      const read = () => bodyOf(api.GET('/changes', { params: { query }, ...(signal && { signal }) }));
      const page = follow && isAnswered ? await outlasting(read, every, signal) : await read();
      isAnswered = true;
      since = page.pagination.next;
      // A follower is not told each time that there is nothing.
      if (page.data.length > 0 || !follow) yield page;
      if (page.pagination.has_more) continue;
      if (!follow) return;
      await pause(every, signal);
    }
  }

  return {
    api,
    toolPages,
    tools: (query, abortable) => itemsOf(toolPages(query, abortable)),
    tool: async (slug, query = {}, { signal } = {}) =>
      (await bodyOf(api.GET('/tools/{slug}', { params: { path: { slug }, query }, ...(signal && { signal }) }))).data,
    alternatives: (slug, query = {}, { signal } = {}) =>
      itemsOf(
        numbered(query.page ?? 1, (page) =>
          bodyOf(
            api.GET('/tools/{slug}/alternatives', {
              params: { path: { slug }, query: { ...query, page } },
              ...(signal && { signal }),
            }),
          ),
        ),
      ),
    categories: async (query = {}, { signal } = {}) =>
      (await bodyOf(api.GET('/categories', { params: { query }, ...(signal && { signal }) }))).data,
    changePages,
    changes: (following) => itemsOf(changePages(following)),
    validate: async (body, { signal } = {}) =>
      (await bodyOf(api.POST('/submissions/validate', { body, ...(signal && { signal }) }))).data,
    submit: async (body, { idempotencyKey = crypto.randomUUID(), signal } = {}) =>
      (
        await bodyOf(
          api.POST('/submissions', {
            body,
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            ...(signal && { signal }),
          }),
        )
      ).data,
    submissions: (query = {}, { signal } = {}) =>
      itemsOf(
        numbered(query.page ?? 1, (page) =>
          bodyOf(api.GET('/submissions', { params: { query: { ...query, page } }, ...(signal && { signal }) })),
        ),
      ),
    submission,
    async decision(id, { every = 60, onStatus, signal } = {}) {
      let told = '';
      for (;;) {
        const read = () => submission(id, { ...(signal && { signal }) });
        const status = told === '' ? await read() : await outlasting(read, every, signal);
        const now = `${status.status} ${status.queue?.position}`;
        if (now !== told) onStatus?.(status);
        told = now;
        if (status.status !== 'awaiting_moderation') return status;
        await pause(every, signal);
      }
    },
    correct: async (id, body, { signal } = {}) =>
      (await bodyOf(api.PUT('/submissions/{id}', { params: { path: { id } }, body, ...(signal && { signal }) }))).data,
    withdraw: async (id, { signal } = {}) =>
      (await bodyOf(api.DELETE('/submissions/{id}', { params: { path: { id } }, ...(signal && { signal }) }))).data,
    appeal: async (id, message, { signal } = {}) =>
      (
        await bodyOf(
          api.POST('/submissions/{id}/appeal', {
            params: { path: { id } },
            body: { message },
            ...(signal && { signal }),
          }),
        )
      ).data,
    suggest: async (slug, body, { idempotencyKey = crypto.randomUUID(), signal } = {}) =>
      (
        await bodyOf(
          api.PATCH('/tools/{slug}', {
            params: { path: { slug }, header: { 'Idempotency-Key': idempotencyKey } },
            body,
            ...(signal && { signal }),
          }),
        )
      ).data,
    changeRequest: async (id, { signal } = {}) =>
      (await bodyOf(api.GET('/change-requests/{id}', { params: { path: { id } }, ...(signal && { signal }) }))).data,
    withdrawChange: async (id, { signal } = {}) =>
      (await bodyOf(api.DELETE('/change-requests/{id}', { params: { path: { id } }, ...(signal && { signal }) }))).data,
  };
}
