/** llms.txt: the site and its API in one page of prose for programs (llmstxt.org). */
import { MINUTE_MS } from '#catalog/periods.ts';
import { DOCUMENT_PATH, MANIFEST_PATH, MCP_PATH, baseUrl } from '#api/links.ts';
import { OPERATIONS } from '#api/operations.ts';
import { draftSubmissionOperation } from '#api/submission-drafts.ts';
import { submitToolOperation, validateSubmissionOperation } from '#api/submissions.ts';
import { RETRY_DELAYS_MS } from '#catalog/webhooks/outcomes.ts';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_NAMES } from '#catalog/webhook-events.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { SiteView } from '#catalog/site/site.ts';
import { listRoles } from '#catalog/tools/tasks/roles.ts';
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { Operation } from '#http/api/operation.ts';
import { escapeText } from '#http/pages/markdown-lines.ts';
import { LLMS_PATH } from '#http/pages/site-paths.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';
import { defaultLocale } from '#server/settings/config.ts';
import type { AppContext } from '#http/app-context.ts';
import { SERVER_METADATA_PATH, offersGrants } from '#http/oauth/addresses.ts';
import { AI_CATALOG_PATH, SERVER_CARD_PATH, SKILLS_PATH } from './agents.ts';
import { listPath } from './llms-lists.ts';
import type { SitemapFiles } from './sitemap-files.ts';
import { listPages, SITEMAP_PATH } from './sitemaps.ts';
import { STATISTICS_PATH } from './statistics.ts';

/** Markdown links of all pages but tools, and of the lists; `unformatted` pages are HTML only. */
async function linksOf(
  context: AppContext,
  files: SitemapFiles,
  fixed: readonly string[],
  unformatted: readonly string[],
): Promise<string[]> {
  const { live, config } = context;
  const locale = defaultLocale(config);
  const names = new Map(listCategories(live, locale).map(({ id, name }) => [`/categories/${id}`, name]));
  for (const { id, name } of listTasks(live, locale)) names.set(`/tasks/${id}`, name);
  for (const { id, name } of listRoles(live, locale)) names.set(`/roles/${id}`, name);
  for (const { id, texts } of live.collections) {
    const title = texts[locale]?.title ?? Object.values(texts)[0]?.title;
    if (title !== undefined) names.set(`/collections/${id}`, title);
  }
  const pages = listPages(context, locale, fixed).map(({ path }) => {
    const label = names.get(path) ?? (path === '' ? 'Home' : path.slice(1));
    const ending = unformatted.includes(path) ? '' : '.md';
    return `- [${escapeText(label)}](${config.publicUrl}/${locale}${path}${ending})`;
  });
  const lists = [...(await files.list(live)).keys()].map(
    (number) => `- [Tools, list ${number}](${config.publicUrl}${listPath(number)})`,
  );
  return [...pages, ...lists];
}

const TOOLSETS = [...new Set(OPERATIONS.flatMap(({ toolset }) => toolset ?? []))];
const READS = OPERATIONS.filter(({ method, who }) => method === 'GET' && who === 'anyone');

function callOf(base: string, { method, path }: Operation): string {
  return `${method} ${base}${path}`;
}

function readLine(base: string, { summary, path, parameters }: Operation): string {
  const names = parameters.filter(({ in: place }) => place === 'query');
  const query = names.length === 0 ? '' : `, with ${names.map(({ name }) => `\`${name}\``).join(', ')}`;
  return `- ${summary}: ${base}${path}${query}`;
}

const WITH_TOKEN = OPERATIONS.filter(({ who }) => who === 'token');

/** A duration in its largest whole unit: 5 s, 30 min, 24 h. */
function shortSpan(ms: number): string {
  const minutes = ms / MINUTE_MS;
  if (minutes < 1) return `${ms / 1000} s`;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

function textOf(context: AppContext, site: SiteView, links: readonly string[]): string {
  const { config } = context;
  const { publicUrl, quotas } = config;
  const base = baseUrl(config);
  return `# ${site.name}

> ${
    site.description === null ? '' : `${site.description.text} `
  }A public catalog of AI tools in eight languages. Editors review every entry; payment never affects the order of results.

Each tool has a name, a tagline, a description, an address, a pricing model and one to five categories. Reading needs no account. Texts exist in \
${LOCALES.join(', ')}; a text that is missing in the requested language is given in the original one and marked.

## Interface

- [API documentation](${publicUrl}/en/api.md): every operation with an example
- OpenAPI description, with every parameter, response and error: ${publicUrl}${DOCUMENT_PATH}; \
the same operations without examples, headers and webhooks, for a model’s context: ${publicUrl}${DOCUMENT_PATH}?view=compact
${READS.map((operation) => readLine(base, operation)).join('\n')}
- A search: ${base}/tools?q=transcribe+interviews
- A recommendation: ${base}/tools?q=transcribe+interviews&explain=brief says in \`recommendation\` what was understood, why the first tools fit, \
and what is missing to decide
- A copy of the catalog: start from the nightly dump, ${publicUrl}${MANIFEST_PATH}, then follow ${base}/changes, each tool once, including removals; \
continue from \`pagination.next\`
- MCP server: ${publicUrl}${MCP_PATH} (Streamable HTTP), described by its card: ${publicUrl}${SERVER_CARD_PATH}; \
${publicUrl}${MCP_PATH}?toolsets=${TOOLSETS.join(',')} has the tools for owners of entries as well
- Every public page as Markdown: add \`.md\` to its address, or send \`Accept: text/markdown\`. For example [the newest tools](${publicUrl}/en/tools.md)

Responses are JSON. Send their \`ETag\` back in \`If-None-Match\`: an unchanged response is a 304 and free. Limits: ${quotas.read} reads per minute \
and address, ${quotas.search} of them searches; after a 429, wait as long as \`Retry-After\` says.

## Submitting a tool

1. A person creates an account at ${publicUrl}/en/register and creates a token at ${publicUrl}/en/account/tokens.${oauthSentence(context)}
2. ${callOf(base, draftSubmissionOperation)} with \`{"url": "…"}\` proposes the fields that the page of the tool tells.
3. ${callOf(base, validateSubmissionOperation)} with \`Authorization: Bearer <token>\` says what would be refused, without submitting.
4. ${callOf(base, submitToolOperation)} submits; send an \`Idempotency-Key\`, so that a retry cannot submit twice. The response has a status link.
5. GET the status link until \`status\` is \`published\`, \`rejected\` or \`changes_requested\`; a decision usually takes hours, so poll rarely.

Every operation with a token:

${WITH_TOKEN.map((operation) => `- ${operation.summary}: ${callOf(base, operation)}`).join('\n')}

At most ${quotas.submit} submissions per hour and account. Duplicates, spam and projects that are not AI tools are refused with the reason.

The same as an agent skill, in the index of skills: ${publicUrl}${SKILLS_PATH}

## Following by webhooks

People add webhooks at ${publicUrl}/en/account/webhooks: makers for their own submissions and tools, editors for the queue, reports and dead links. \
Each event is one POST of JSON as defined by Standard Webhooks (standardwebhooks.com):

\`\`\`json
{"type":"submission.approved","timestamp":"2026-05-12T09:30:00.000Z","data":{"id":"…",\
"links":{"api":"${base}/submissions/…","page":"${publicUrl}/en/submissions/…"}}}
\`\`\`

- Check \`webhook-signature\` with the secret (\`whsec_…\`) of the webhook: use a Standard Webhooks library, or compute HMAC-SHA256 over \
\`id.timestamp.body\` yourself. Reject a \`webhook-timestamp\` that is more than five minutes off.
- \`webhook-id\` is the same for every attempt: an event may arrive twice, so remember the ids you have seen.
- Respond with any 2xx within 15 seconds and do the work afterwards. Anything else is retried ${RETRY_DELAYS_MS.map(
    shortSpan,
  ).join(
    ', ',
  )} after the first attempt; \`Retry-After\` is obeyed, redirects are not followed, and 410 turns the webhook off, as do five days without any success.
- Events about the same entry arrive in order. They only say what happened: read the current state at \`links.api\`.

${WEBHOOK_EVENT_NAMES.map((event) => `- \`${event}\`: ${WEBHOOK_EVENTS[event].sentence}`).join('\n')}

## More to read

- The newest as Atom, ${publicUrl}/en/feed.atom, and RSS, ${publicUrl}/en/feed.rss; in every language and for every category: \
${publicUrl}/{locale}/categories/{id}/feed.atom
- Interfaces for agents: ${publicUrl}${AI_CATALOG_PATH}
- A badge for listed tools: ${publicUrl}/badge/{locale}/{slug}.svg, and oEmbed at ${publicUrl}/oembed?url={page of a tool}
- Every public page: ${publicUrl}${SITEMAP_PATH}
- Review statistics: ${publicUrl}${STATISTICS_PATH}, with the length of the queue, time to decision and decisions by reason over 7, 30 and 90 days

## Every page

In ${defaultLocale(context.config)}; each also exists in every other language. The lists contain the page of every tool.

${links.join('\n')}
`;
}

/** The sentence on OAuth; empty without grants. */
function oauthSentence(context: AppContext): string {
  const { publicUrl } = context.config;
  return offersGrants(context)
    ? ` Or a program gets access by OAuth 2.1 (${publicUrl}${SERVER_METADATA_PATH}): scopes ` +
        `\`read\` and \`submit\`, PKCE, and as client_id the address of its metadata document, or an id by registration (RFC 7591).`
    : '';
}

/** `fixed` are the paths of fixedPaths; `unformatted` the paths of pages that are HTML only. */
export function llmsTxt(
  files: SitemapFiles,
  fixed: readonly string[],
  unformatted: readonly string[],
): MachineDocument {
  return {
    name: 'llmsTxt',
    path: LLMS_PATH,
    type: 'text/plain; charset=utf-8',
    maxAge: 3600,
    async answer({ context }) {
      const links = await linksOf(context, files, fixed, unformatted);
      return { text: textOf(context, context.siteIn(defaultLocale(context.config)), links) };
    },
  };
}
