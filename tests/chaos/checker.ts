/** The checker of a history: compares what people were told with what the database has, what was mailed and what was seen. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { spreadOf } from '../support/statistics.ts';
import type { Windows } from './faults.ts';
import { LOOKED_FOR_MS, type Notes, type Submitted } from './people.ts';
import type { Site } from './site.ts';

/** Mails are given so long to leave once everything is well: decisions can be undone for ten seconds. */
const MAILS_MS = 40_000;
const STATE_OF = { approve: 'published', reject: 'rejected' } as const;
/** Rows asked for in one statement. */
const SLICE = 500;

export interface Verdict {
  violations: string[];
  figures: [string, string][];
}

interface Row {
  id: string;
  url: string;
  state: string;
}

async function readSubmissions(db: Database): Promise<Row[]> {
  return db.read.selectFrom('submissions').select(['id', 'url', 'state']).execute();
}

/** Decisions of each submission, as the history has them: state and editor. */
async function readDecisions(db: Database, ids: readonly string[]): Promise<Map<string, { to: string; by: string }[]>> {
  const decisions = new Map<string, { to: string; by: string }[]>();
  for (let from = 0; from < ids.length; from += SLICE) {
    const rows = await db.read
      .selectFrom('history')
      .select(['subject_id', 'to_state', 'actor_id'])
      .where('subject_kind', '=', 'submission')
      .where('to_state', 'in', Object.values(STATE_OF))
      .where('subject_id', 'in', ids.slice(from, from + SLICE))
      .execute();
    for (const { subject_id: id, to_state: to, actor_id: by } of rows)
      decisions.set(id, [...(decisions.get(id) ?? []), { to: to ?? '', by: by ?? '' }]);
  }
  return decisions;
}

/**
 * Waits until no mail is due that nobody has in hand. How many are still in hand, left by a node that was killed, and of
 * how many it is not known whether they left before one was.
 */
async function awaitMails(db: Database): Promise<{ held: number; inDoubt: number }> {
  const until = performance.now() + MAILS_MS;
  for (;;) {
    const rows = await db.read.selectFrom('outbox').select('locked_until').where('done_at', 'is', null).execute();
    const held = rows.filter(({ locked_until: locked }) => locked !== null).length;
    if (rows.length === held || performance.now() > until) {
      const doubtful = await db.read.selectFrom('outbox').select('id').where('last_error', '=', 'in_doubt').execute();
      return { held: rows.length, inDoubt: doubtful.length };
    }
    await wait(200);
  }
}

function checkMails(
  mails: readonly string[],
  submitted: readonly Submitted[],
): { twice: string[]; by: Map<string, number> } {
  const names = new Set(submitted.map(({ name }) => name));
  const by = new Map<string, number>();
  for (const mail of mails) {
    const subject = /^Subject: (.*)$/m.exec(mail)?.[1] ?? '';
    // Quoted-printable: long lines are cut by "=".
    const name = mail
      .replaceAll('=\n', '')
      .match(/Zq[0-9a-z]+/g)
      ?.find((word) => names.has(word));
    if (name === undefined) continue;
    const key = `${name}: ${subject}`;
    by.set(key, (by.get(key) ?? 0) + 1);
  }
  return { twice: [...by].filter(([, count]) => count > 1).map(([key, count]) => `${key} (${count} times)`), by };
}

/** Called when everything is well again and nobody asks any more. */
export async function checkHistory(site: Site, notes: Notes, windows: Windows, seenWithin: number): Promise<Verdict> {
  const { db, mail } = site;
  const violations: string[] = [];
  const { held, inDoubt } = await awaitMails(db);
  const rows = await readSubmissions(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const decisions = await readDecisions(
    db,
    rows.map(({ id }) => id),
  );

  for (const { id, url } of notes.submitted)
    if (byId.get(id)?.url !== url) violations.push(`lost: the submission ${id} of ${url}`);
  for (const [url, same] of Map.groupBy(rows, (row) => row.url))
    if (same.length > 1) violations.push(`stored twice: ${url}`);
  for (const [id, made] of decisions) if (made.length > 1) violations.push(`decided twice: ${id}`);
  for (const { id, editor, act } of notes.decided) {
    const made = decisions.get(id) ?? [];
    if (!made.some(({ to, by }) => to === STATE_OF[act] && by === editor)) violations.push(`lost: ${act} of ${id}`);
    if (byId.get(id)?.state !== STATE_OF[act]) violations.push(`${id} is ${byId.get(id)?.state} after ${act}`);
  }
  const { twice, by } = checkMails(mail.mails, notes.submitted);
  for (const key of twice) violations.push(`mailed twice: ${key}`);
  // One that it came, and one that it was decided.
  const expected = notes.submitted.reduce((count, { id }) => count + (decisions.has(id) ? 2 : 1), 0);
  if (by.size + held + inDoubt < expected)
    violations.push(`mails lost: ${by.size} of ${expected} came, ${held} are in hand, ${inDoubt} in doubt`);

  const calm = notes.seen.filter(({ acknowledged }) => !windows.touches(acknowledged, acknowledged + seenWithin));
  for (const { node, acknowledged, seen } of notes.seen)
    // A server that is down sees nothing, and takes its time to come back.
    if (Number.isNaN(seen) && !windows.touches(acknowledged, acknowledged + LOOKED_FOR_MS))
      violations.push(`never seen on node ${node}, ${(acknowledged / 1_000).toFixed(1)} s`);
  const waits = calm.map(({ acknowledged, seen }) => Math.max(0, seen - acknowledged));
  for (const late of waits.filter((each) => each > seenWithin)) violations.push(`seen after ${late.toFixed(0)} ms`);
  const good = notes.reads.filter(({ status }) => status === 200).length;
  const calmReads = notes.reads.filter(({ asked, answered }) => !windows.touches(asked, answered));
  const failed = calmReads.filter(({ status }) => status !== 200);
  for (const { status, asked } of failed)
    violations.push(`a read outside faults got ${status} at ${asked.toFixed(0)} ms`);
  return {
    violations,
    figures: [
      ['submissions acknowledged', String(notes.submitted.length)],
      ['decisions acknowledged', String(notes.decided.length)],
      ['writes without a clear answer at first', String(notes.unclear)],
      ['mails', `${by.size} of ${expected}; in the hands of a node that was killed ${held}, in doubt ${inDoubt}`],
      ['changes looked for, by node', `${notes.seen.length}, ${calm.length} outside faults`],
      [
        'seen after, outside faults',
        waits.length === 0
          ? '-'
          : `median ${spreadOf(waits).median.toFixed(0)} ms, most ${spreadOf(waits).max.toFixed(0)} ms`,
      ],
      [
        'reads',
        `${good} of ${notes.reads.length} answered; outside faults ${calmReads.length - failed.length} of ${calmReads.length}`,
      ],
    ],
  };
}
