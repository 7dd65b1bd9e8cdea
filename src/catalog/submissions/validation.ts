/** Validation and screening of a submission before it is stored; the same for every interface. */
import { changesBetween } from '#catalog/entries/changes.ts';
import type { Database } from '#database/database.ts';
import type { Entry } from '#fields/fields.ts';
import { findCategoryIds } from '#catalog/tools/categories/categories.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { ErrorCode } from '#catalog/errors.ts';
import { hashAddress } from '#catalog/screening/source-addresses.ts';
import { countRefusal } from '#catalog/screening/feedback/outcomes.ts';
import { lookupsFor, publishedLookups, type Judged } from '#catalog/screening/lookups.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { relatedUrlKeys } from '#catalog/entries/urls/related-keys.ts';
import { screen, type Finding, type KnownEntry, type Lookups } from '#catalog/screening/screening.ts';
import { judgedText, type AskModel, type Opinion } from '#catalog/screening/opinions.ts';
import { secondOpinion } from '#catalog/screening/rules/language-models.ts';
import { pickScreened } from '#catalog/entries/columns.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';

/** Refusing verdicts, gravest first, with error code and problem. */
const REFUSALS = {
  duplicate: { code: 'duplicate_submission', problem: 'duplicate', field: 'url' },
  spam: { code: 'spam_detected', problem: 'spam', field: 'tagline' },
  not_an_ai_tool: { code: 'not_an_ai_tool', problem: 'not_ai', field: 'tagline' },
} as const satisfies Record<string, { code: ErrorCode; problem: Problem['rule']; field: string }>;

export interface CheckedSubmission {
  entry: CheckedEntry;
  /** Unknown body fields. */
  unknown: string[];
  findings: Finding[];
  /** Whether it was refused, but waits for an editor at the owner's request. */
  isReview: boolean;
  /** The language model's opinion; undefined without one. */
  opinion: Opinion | undefined;
}

/** The holder of a duplicate: a published tool, or the caller's own submission. */
export type Existing = { kind: 'tool'; slug: string } | { kind: 'submission'; id: string };

export interface VerdictProblem {
  code: ErrorCode;
  field: string | null;
  problem: Problem | null;
}

export interface Verdict {
  acceptable: boolean;
  problems: VerdictProblem[];
  /** Whether submitTool would ask a language model, which may refuse it. */
  asksModel: boolean;
  similar: { slug: string; name: string; url: string }[];
  /** Unknown body fields. */
  unknown: string[];
}

export interface Screened extends Judged {
  /** By default the catalog's. */
  lookups?: Lookups;
}

export type OnRuleError = (rule: string, error: unknown) => void;

export interface ScreeningOptions {
  /** Key of the client's address. */
  address?: string;
  onRuleError?: OnRuleError;
  /** A language model that may refuse entries which the rules doubt. */
  askModel?: AskModel | undefined;
  /**
   * Takes a review (`review: true`) from the account's budget, just before an entry with a refusal
   * that may be reviewed is accepted for it; throws if the budget is used up. Without it reviews are not
   * available.
   */
  takeReview?(): Promise<void>;
}

/** A parsed submission, and whether its owner requests a review. */
type ReadSubmission =
  | { entry: CheckedEntry; asksReview: boolean; unknown: string[]; fields: null }
  | { entry: null; unknown: string[]; fields: Fields };

/** Validates every field, and `review`, which is no field of the entry. */
async function readSubmission(db: Database, body: unknown): Promise<ReadSubmission> {
  const ids = await findCategoryIds(db.read);
  const checked = checkEntry(body, { hasCategory: (id) => ids.has(id) }, { blanks: 'judged' });
  const { review: asked = false } = (body ?? {}) as { review?: unknown };
  const unknown = checked.unknown.filter((name) => name !== 'review');
  if (typeof asked !== 'boolean')
    return { entry: null, unknown, fields: { ...checked.fields, review: [{ rule: 'not_a_boolean' }] } };
  if (checked.entry === null) return { entry: null, unknown, fields: checked.fields };
  return { entry: checked.entry, asksReview: asked, unknown, fields: null };
}

/** Whether the owner may request a review: of a refusal as no AI tool, or by a language model. */
export function isReviewable({ code, problems }: { code: ErrorCode; problems: readonly Problem[] }): boolean {
  return code === 'not_an_ai_tool' || problems.some(({ screening }) => screening === secondOpinion.id);
}

const isReviewableRefusal = ({ code, problem }: Refusal): boolean => isReviewable({ code, problems: [problem] });

/** Screens a valid entry with the current rules and modes. */
export async function screenEntry(
  db: Database,
  judged: Screened,
  entry: Entry,
  onError?: OnRuleError,
): Promise<Finding[]> {
  return screen(pickScreened(entry), judged.lookups ?? lookupsFor(db, judged), await readModes(db.read), onError);
}

/** Screens a change. Throws only for new refusals: an old fault must not prevent fixing another. */
export async function screenChange(
  db: Database,
  before: Entry & { id: string },
  after: Entry,
  onError?: OnRuleError,
  accountId = '',
): Promise<Finding[]> {
  if (Object.keys(changesBetween(before, after)).length === 0) return [];
  // No account: volume says nothing about the text.
  const judged = { accountId: '', except: before.id };
  const findings = await screenEntry(db, judged, after, onError);
  const refusals = refusalsIn(findings);
  if (refusals.length === 0) return findings;
  const earlier = refusalsIn(await screenEntry(db, judged, before, onError)).map(({ finding }) => finding.rule);
  const refusal = refusals.find(({ finding }) => !earlier.includes(finding.rule));
  if (refusal !== undefined) throw refusalError(accountId, refusal);
  return findings;
}

export interface Refusal {
  code: ErrorCode;
  field: string;
  problem: Problem;
  finding: Finding;
}

/** The refusals among findings, gravest first. */
export function refusalsIn(findings: readonly Finding[]): Refusal[] {
  return (Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]).flatMap((verdict) => {
    const { code, problem, field } = REFUSALS[verdict];
    return findings
      .filter((finding) => finding.action === 'refuse' && finding.verdict === verdict)
      .map((finding) => ({
        code,
        field: finding.field ?? field,
        problem: { rule: problem, screening: finding.rule, ...deniedIn(finding) },
        finding,
      }));
  });
}

/** The words that deny AI, as the problem's value: the maker reads what refused the entry. */
const deniedIn = ({ evidence: { denial } }: Finding): { value?: string } =>
  typeof denial === 'string' && denial !== '' ? { value: denial } : {};

/**
 * Validates and screens a submission. Throws `validation_failed` with every bad field, or the
 * gravest refusal: `duplicate_submission` (with `existing`), `spam_detected`, `not_an_ai_tool`.
 * With `review: true` and budget the last one, and any by a language model, becomes a finding. No
 * transaction is open while a model is asked.
 */
export async function checkSubmission(
  db: Database,
  judged: Screened,
  body: unknown,
  { onRuleError, takeReview, askModel }: ScreeningOptions = {},
): Promise<CheckedSubmission> {
  const read = await readSubmission(db, body);
  if (read.entry === null) throw new CatalogError('validation_failed', { fields: read.fields });
  const { entry, unknown } = read;
  let opinion: Opinion | undefined;
  const lookups: Lookups = {
    ...(judged.lookups ?? lookupsFor(db, judged)),
    ...(askModel && { opinion: async () => (opinion = await askModel(judgedText(entry))) }),
  };
  const findings = await screenEntry(db, { ...judged, lookups }, entry, onRuleError);
  const [refusal] = refusalsIn(findings);
  if (refusal === undefined) return { entry, unknown, findings, isReview: false, opinion };
  if (read.asksReview && takeReview !== undefined && isReviewableRefusal(refusal)) {
    await takeReview();
    return { entry, unknown, findings, isReview: true, opinion };
  }
  await countRefusal(db, findings).catch((error: unknown) => onRuleError?.(refusal.finding.rule, error));
  throw refusalError(judged.accountId, refusal);
}

/** The error of a duplicate, with its visible holder. */
export function duplicateError(existing: Existing | null): CatalogError {
  return new CatalogError('duplicate_submission', {
    fields: { url: [{ rule: 'duplicate' }] },
    ...(existing && { extra: { existing } }),
  });
}

/** The error of a refusal, with the duplicate's holder if visible to this account. */
function refusalError(accountId: string, { code, field, problem, finding }: Refusal): CatalogError {
  const existing = code === 'duplicate_submission' ? existingOf(accountId, finding) : null;
  return new CatalogError(code, { fields: { [field]: [problem] }, ...(existing && { extra: { existing } }) });
}

/** A published tool is public; a submission is visible only to its own account. */
function existingOf(accountId: string, finding: Finding): Existing | null {
  const { existing } = finding;
  if (existing?.kind === 'tool' && existing.state === 'published' && existing.slug)
    return { kind: 'tool', slug: existing.slug };
  if (existing?.kind === 'submission' && existing.accountId === accountId)
    return { kind: 'submission', id: existing.id };
  return null;
}

/**
 * The verdict of submitTool's rules, except for quotas, without storing and without asking a
 * language model; bad fields are problems, not errors. Without an account (null) only fields and
 * public duplicates are reported, not screening of the text.
 */
export async function validateSubmission(
  db: Database,
  account: { id: string } | null,
  body: unknown,
  { address, onRuleError, askModel }: ScreeningOptions = {},
): Promise<Verdict> {
  const isNobody = account === null;
  const judged: Screened = isNobody
    ? { accountId: '', except: null, lookups: publishedLookups(db) }
    : { accountId: account.id, except: null, addressHash: await hashAddress(db.read, address) };
  const read = await readSubmission(db, body);
  const { unknown } = read;
  if (read.entry === null)
    return { acceptable: false, problems: fieldProblems(read.fields), asksModel: false, similar: [], unknown };
  let asksModel = false;
  const opinion = (): Promise<undefined> => Promise.resolve(void (asksModel = true));
  const lookups = { ...(judged.lookups ?? lookupsFor(db, judged)), ...(askModel && !isNobody && { opinion }) };
  const all = await screenEntry(db, { ...judged, lookups }, read.entry, onRuleError);
  const findings = isNobody ? all.filter(({ verdict }) => verdict === 'duplicate') : all;
  const problems = refusalsIn(findings)
    .filter((refusal) => !(read.asksReview && isReviewableRefusal(refusal)))
    .map(({ code, field, problem }): VerdictProblem => ({ code, field, problem }));
  return {
    acceptable: problems.length === 0,
    problems,
    asksModel,
    similar: await similarTools(db, findings),
    unknown,
  };
}

/** Keys of a site, or of a page in a store or among repositories. */
const OF_SITE = /^(?:host|page|store|repo):/;

/** At most three published tools on the site of an address, if its owner has it alone. */
export async function listSameSite(db: Database, url: string): Promise<Verdict['similar']> {
  const keys = relatedUrlKeys(url).filter((key) => OF_SITE.test(key));
  const known = await publishedLookups(db).byRelatedUrlKeys(keys);
  return listPublished(db, known.slice(0, SAME_SITE));
}

const SAME_SITE = 3;

function fieldProblems(fields: Fields): VerdictProblem[] {
  return Object.entries(fields).flatMap(([field, problems]) =>
    problems.map((problem): VerdictProblem => ({ code: 'validation_failed', field, problem })),
  );
}

/** The published tools in findings, each once. */
function similarTools(db: Database, findings: readonly Finding[]): Promise<Verdict['similar']> {
  return listPublished(
    db,
    findings.flatMap(({ existing }) => existing ?? []),
  );
}

async function listPublished(db: Database, known: readonly KnownEntry[]): Promise<Verdict['similar']> {
  const slugs = new Set<string>();
  for (const { kind, state, slug } of known) if (kind === 'tool' && state === 'published' && slug) slugs.add(slug);
  if (slugs.size === 0) return [];
  const tools = await db.read
    .selectFrom('published_tools')
    .select(['slug', 'name', 'url'])
    .where('slug', 'in', [...slugs])
    .execute();
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  return [...slugs].flatMap((slug) => bySlug.get(slug) ?? []);
}
