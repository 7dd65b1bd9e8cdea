/** llms.txt: the site and its interface in a page of plain words, for programs that read prose (llmstxt.org). */
import { DOCUMENT_PATH, baseUrl } from '#api/links.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { MachineDocument } from '#http/machine-documents.ts';
import { defaultLocale, type Config } from '#src/config.ts';
import { SITEMAP_PATH } from './sitemaps.ts';
import { STATISTICS_PATH } from './statistics.ts';

export const LLMS_PATH = '/llms.txt';

function textOf(config: Config, site: SiteView): string {
  const { publicUrl, quotas } = config;
  const base = baseUrl(config);
  return `# ${site.name}

> ${site.description === null ? '' : `${site.description.text} `}A public catalog of AI tools in eight languages. Editors judge every entry; payment never changes the order of results.

Each tool has a name, a tagline, a description, an address, a pricing model and one to five categories. Reading needs no account. Texts exist in ${LOCALES.join(', ')}; a text that is missing in the asked language is given in its original one and marked.

## Interface

- [OpenAPI description](${publicUrl}${DOCUMENT_PATH}): every operation, parameter, answer and error
- [Search tools](${base}/tools?q=transcribe+interviews): \`q\`, \`category\`, \`pricing\`, \`locale\`, \`page\`, \`per_page\`
- One tool: ${base}/tools/{slug}
- Alternatives to it, the best first: ${base}/tools/{slug}/alternatives, with \`pricing\`
- [Categories](${base}/categories): ids for \`category\`, with counts

Answers are JSON. Send back \`ETag\` in \`If-None-Match\`: an unchanged answer is 304 and free. ${quotas.read} reads a minute and address, ${quotas.search} of them searches; after 429 wait as long as \`Retry-After\` says.

## Submitting a tool

1. A person makes an account at ${publicUrl}/en/register and creates a token at ${publicUrl}/en/account/tokens.
2. POST ${base}/submissions/validate with \`Authorization: Bearer <token>\` tells what would be refused, without submitting.
3. POST ${base}/submissions submits; send an \`Idempotency-Key\`, so that a retry cannot submit twice. The answer holds a status link.
4. GET the status link until \`status\` is \`published\`, \`rejected\` or \`changes_requested\`; hours are usual, so ask rarely.

At most ${quotas.submit} submissions an hour and account. Duplicates, spam and projects that are not AI tools are refused with the reason.

## More to read

- [Newest tools, Atom](${publicUrl}/en/feed.atom) and [RSS](${publicUrl}/en/feed.rss), in every language and for every category: ${publicUrl}/{locale}/categories/{id}/feed.atom
- [Sitemap](${publicUrl}${SITEMAP_PATH}): every public page
- [Statistics of moderation](${publicUrl}${STATISTICS_PATH}): length of the queue, time to decision, decisions by reason over 7, 30 and 90 days
`;
}

export const LLMS_TXT: MachineDocument = {
  name: 'llmsTxt',
  path: LLMS_PATH,
  type: 'text/plain; charset=utf-8',
  maxAge: 3600,
  answer: ({ context }) =>
    Promise.resolve({ text: textOf(context.config, context.siteIn(defaultLocale(context.config))) }),
};
