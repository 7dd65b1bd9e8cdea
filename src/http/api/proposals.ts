/** Reads the page of a tool, and proposes the fields of its submission. */
import { checkField } from '#catalog/entries/field-checks.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { CatalogError, conflict, fieldError } from '#catalog/errors.ts';
import type { Problem } from '#catalog/problems.ts';
import type { Account } from '#catalog/roles.ts';
import { lookupsFor } from '#catalog/screening/lookups.ts';
import { proposeEntry, type PageFacts, type Proposal } from '#catalog/submissions/proposals.ts';
import { duplicateError } from '#catalog/submissions/validation.ts';
import { FIELDS } from '#fields/fields.ts';
import type { AppContext } from '#http/app-context.ts';
import type { Taken } from '#limits/limiter.ts';
import type { Fetched, Fetcher } from '#outgoing/fetcher.ts';
import { memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import { readPageBody } from '#outgoing/page-body.ts';
import { readPageHead, readPageText } from '#outgoing/page-head.ts';
import { listManifestIcons, listPageIcons, manifestOf } from '#outgoing/page-icons.ts';
import { clean } from '#outgoing/page-texts.ts';

/** Of the page, and of its manifest. */
const PAGE_BYTES = 512 * 1024;
const MANIFEST_BYTES = 64 * 1024;
/** The part of a page that is looked through. */
const READ_BYTES = 256 * 1024;
const MANIFEST_MS = 2_000;
const META_LENGTH = 2_000;

type Page = Extract<Fetched, { refusal: null }>;

const BLOCKED: readonly unknown[] = [401, 403, 407, 429, 451, 'robots', 'robots_unreadable'];

/** Why a page cannot be read. */
function unread(answer: string | number): CatalogError {
  if (answer === 'forbidden_address' || answer === 'forbidden_url') return fieldError('url', { rule: 'url_host' });
  const problem: Problem = BLOCKED.includes(answer)
    ? { rule: 'page_blocked' }
    : { rule: 'page_unread', value: typeof answer === 'number' ? `HTTP ${answer}` : answer };
  return fieldError('url', problem);
}

async function readPage(fetcher: Fetcher, address: string): Promise<Page> {
  const fetched = await fetcher.visit(address, { bytes: PAGE_BYTES, overflow: 'cut' });
  if (fetched.refusal === 'busy' || fetched.refusal === 'stopped')
    throw new CatalogError('overloaded', { retryAfter: 5 });
  if (fetched.refusal !== null) throw unread(fetched.refusal);
  if (fetched.status !== 200) throw unread(fetched.status);
  return fetched;
}

/** Name and icons in the manifest; none if it cannot be read. */
async function readManifest(fetcher: Fetcher, address: string): Promise<Pick<PageFacts, 'manifestName' | 'icons'>> {
  const bounds = { bytes: MANIFEST_BYTES, overflow: 'refuse', totalMs: MANIFEST_MS } as const;
  const fetched = await fetcher.visit(address, { ...bounds, accept: 'application/manifest+json,application/json' });
  if (fetched.refusal !== null || fetched.status !== 200) return { manifestName: null, icons: [] };
  const name = textIn(memberOf(readJson(fetched.body), 'name'));
  return { manifestName: clean(name), icons: listManifestIcons(fetched.body, fetched.url) };
}

async function factsOf(fetcher: Fetcher, page: Page): Promise<PageFacts> {
  const html = await readPageText(page, READ_BYTES);
  if (html === undefined) throw fieldError('url', { rule: 'page_not_html' });
  const [head, body] = [await readPageHead(page), await readPageBody(html)];
  const manifest = manifestOf(head, page.url);
  const { manifestName, icons } =
    manifest === undefined ? { manifestName: null, icons: [] } : await readManifest(fetcher, manifest);
  const metas = new Map<string, string>();
  for (const meta of head.metas) {
    const name = (meta.get('name') ?? meta.get('property') ?? '').toLowerCase();
    const content = clean(meta.get('content'), META_LENGTH);
    if (content !== null && !metas.has(name)) metas.set(name, content);
  }
  const own = listPageIcons(head, page.url);
  return {
    url: page.url,
    title: clean(head.title),
    metas,
    jsonLd: body.jsonLd,
    text: body.text,
    manifestName,
    icons: [...icons.slice(0, 1), ...own, ...icons],
  };
}

/** The holder of an address if it is published. Throws `duplicate_submission`. */
async function requireUnlisted({ db }: AppContext, account: Account | null, url: string): Promise<void> {
  const check = checkPublicUrl(url);
  if (!check.ok) return;
  const known = await lookupsFor(db, { accountId: account?.id ?? '', except: null }).byUrlKey(check.key);
  const holder = known.find(({ state }) => state === 'published');
  if (holder?.slug) throw duplicateError({ kind: 'tool', slug: holder.slug });
}

/** The address as a submission takes it. Throws `validation_failed`. */
function readAddress(given: unknown): string {
  const setting = { blanks: 'judged', known: { hasCategory: () => false }, isOptional: false } as const;
  const { value, problems } = checkField(FIELDS.url, given, setting);
  if (typeof value !== 'string') throw fieldError('url', ...problems);
  const check = checkPublicUrl(value);
  return check.ok ? check.href : value;
}

export interface ProposalClient {
  /** Null for a visitor. */
  account: Account | null;
  /** Limit key of the client's address. */
  address: string;
  nameLimit?(taken: Taken): void;
}

/**
 * The fields that the page at an address tells. Throws `conflict` without outgoing requests,
 * `too_many_attempts`, `duplicate_submission` for a published address, `overloaded`, or
 * `validation_failed` of `url`, which says why the page cannot be read.
 */
export async function proposeSubmission(
  context: AppContext,
  { account, address, nameLimit }: ProposalClient,
  url: unknown,
): Promise<Proposal> {
  const { fetcher, limiter, live } = context;
  if (fetcher === undefined) throw conflict('outgoing_off');
  const asked = readAddress(url);
  await requireUnlisted(context, account, asked);
  const taken = await limiter.take('proposal', account?.id ?? address);
  nameLimit?.(taken);
  if (!taken.allowed) throw new CatalogError('too_many_attempts', { retryAfter: taken.retryAfter });
  const page = await readPage(fetcher, asked);
  if (page.hops.length > 0) await requireUnlisted(context, account, page.url);
  const proposal = proposeEntry(await factsOf(fetcher, page), live.categories);
  if (Object.keys(proposal).length <= 1) throw fieldError('url', { rule: 'page_empty' });
  return proposal;
}
