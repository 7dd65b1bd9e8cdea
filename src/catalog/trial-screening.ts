/** Screening without storing anything: the rows of a file, or a submission as it stands. */
import type { Database } from '#database/database.ts';
import { findCategoryIds } from './categories.ts';
import { readImportLines } from './import-lines.ts';
import type { Fields } from './problems.ts';
import { lookupsFor } from './known-entries.ts';
import { lookupsOver } from './screening/lookups.ts';
import type { Finding, KnownEntry, Lookups } from './screening/screening.ts';
import { checkEntry, type SubmissionEntry } from './submission-fields.ts';
import { getSubmission } from './submission-records.ts';
import { refusalsIn, screenEntry, type OnRuleError, type Refusal } from './submission-verdicts.ts';

/** Rows of a file are compared with so many rows before them, all held in memory. */
const REMEMBERED_ROWS = 20_000;
const LONGEST_LIST = 50;

export type TrialVerdict = 'accepted' | 'flagged' | 'refused' | 'invalid';

export interface Trial {
  verdict: TrialVerdict;
  name: string | null;
  url: string | null;
  findings: Finding[];
  /** The gravest, which the answer to a submission would name. */
  refusal: Refusal | null;
  /** What is wrong with fields; then nothing was screened. */
  fields: Fields | null;
}

function trialOf(entry: { name: string; url: string }, findings: Finding[]): Trial {
  const refusal = refusalsIn(findings)[0] ?? null;
  const verdict = refusal !== null ? 'refused' : findings.length > 0 ? 'flagged' : 'accepted';
  return { verdict, name: entry.name, url: entry.url, findings, refusal, fields: null };
}

/** What screening says of a stored submission now, with the modes of now. Throws `not_found`. */
export async function screenSubmission(db: Database, id: string, onError?: OnRuleError): Promise<Trial> {
  const submission = await getSubmission(db, id);
  const judged = { accountId: submission.accountId, except: id };
  return trialOf(submission, await screenEntry(db, judged, submission, onError));
}

/** Answers from both, the first one's entries first. */
function both(one: Lookups, other: Lookups): Lookups {
  const merged =
    <Question>(ask: (lookups: Lookups, question: Question) => Promise<KnownEntry[]>) =>
    async (question: Question) =>
      [...(await ask(one, question)), ...(await ask(other, question))].slice(0, LONGEST_LIST);
  return {
    byUrlKey: merged((lookups, key) => lookups.byUrlKey(key)),
    byRelatedUrlKeys: merged((lookups, keys) => lookups.byRelatedUrlKeys(keys)),
    byNameKeys: merged((lookups, keys) => lookups.byNameKeys(keys)),
    recentByAccount: () => one.recentByAccount(),
    recentTexts: async () => (await one.recentTexts?.()) ?? [],
  };
}

/**
 * What submitting each row of a JSON Lines file would answer, one after the other: a row that would be accepted is known
 * to the rows after it. Limits, and rules about an account's other submissions, have nothing to say here.
 */
export async function* screenFile(
  db: Database,
  file: string,
  onError?: OnRuleError,
): AsyncGenerator<{ line: number; trial: Trial }> {
  const ids = await findCategoryIds(db.read);
  const before = lookupsOver([]);
  const judged = {
    accountId: '',
    except: null,
    lookups: both(lookupsFor(db, { accountId: '', except: null }), before),
  };
  let remembered = 0;
  for await (const { lines } of readImportLines(file)) {
    for (const line of lines) {
      const checked: { entry: SubmissionEntry | null; fields: Fields | null } =
        line.fields === null
          ? checkEntry(line.body, { hasCategory: (id) => ids.has(id) }, 'judged')
          : { entry: null, fields: line.fields };
      if (checked.entry === null) {
        const fields = checked.fields ?? {};
        yield {
          line: line.number,
          trial: { verdict: 'invalid', name: null, url: null, findings: [], refusal: null, fields },
        };
        continue;
      }
      const trial = trialOf(checked.entry, await screenEntry(db, judged, checked.entry, onError));
      if (trial.refusal === null && remembered < REMEMBERED_ROWS) {
        remembered += 1;
        before.add(rowAsKnown(line.number, checked.entry));
      }
      yield { line: line.number, trial };
    }
  }
}

function rowAsKnown(line: number, { name, url, tagline }: SubmissionEntry): KnownEntry {
  const state = 'awaiting_moderation';
  return {
    kind: 'submission',
    id: `line ${line}`,
    slug: null,
    name,
    url,
    tagline,
    state,
    accountId: null,
    submittedAt: null,
  };
}
