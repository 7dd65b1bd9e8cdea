/** The submissions of the filled world: one of each state, and a queue of some days with findings. */
import assert from 'node:assert/strict';
import type { Account } from '#catalog/roles.ts';
import { markOf } from '#catalog/entries/changes.ts';
import {
  approveSubmission,
  expireSubmissions,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { findToolOf } from '#catalog/submissions/progress.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions/submit.ts';
import { OWN_ENTRIES, QUEUED_ENTRIES, SPARE_SUBJECTS, type Entry } from './filled-entries.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How a text of people is put; the tests of stored markup put something else. `longest` is in characters. */
export type Say = (plain: string, longest: number) => string;

export interface Cast {
  maker: Account;
  others: readonly [Account, Account];
  editors: readonly [Account, Account];
  admin: Account;
}

/** Ids of submissions: the maker's own by their state, and what stands out in the queue. */
export type FilledSubmissions = Record<
  keyof typeof OWN_ENTRIES | 'flagged' | 'long' | 'arabic' | 'claimed' | 'editors',
  string
>;

/** An entry as the body of a submission. */
export function bodyOf(entry: Entry, say: Say): Entry {
  return {
    ...entry,
    name: say(entry.name, 80),
    tagline: say(entry.tagline, 200),
    description: say(entry.description ?? 'More about it is said on its page, with examples.', 2_000),
    pricing_model: entry.pricing_model ?? 'freemium',
    categories: entry.categories ?? ['chatbots'],
  };
}

/** Takes about 37 days of the world's clock. `spare` waits in the queue and is about nothing; `own` is the slug of the maker's tool. */
export async function fillSubmissions(
  world: World,
  cast: Cast,
  say: Say,
): Promise<{ submissions: FilledSubmissions; spare: string[]; own: string }> {
  const { db, clock } = world;
  const send = async (account: Account, entry: Entry): Promise<string> =>
    (await submitTool(db, account, bodyOf(entry, say), { perHour: 10_000 })).submission.id;
  const { own, ...past } = await fillPast(world, cast, say, send);
  const recent = await fillLastWeek(world, cast, say, send);
  const queue = await fillQueue(world, cast, say, send);
  const spare: string[] = [];
  for (const [index, subject] of SPARE_SUBJECTS.entries()) {
    clock.advance(20 * 60_000);
    spare.push(
      await send(cast.others[1], {
        name: `Kestrel ${subject}`,
        url: `https://kestrel-${index}.example.com/`,
        tagline: `An AI assistant that answers questions about ${subject.toLowerCase()} in plain words`,
      }),
    );
  }
  return { submissions: { ...past, ...recent, ...queue }, spare, own };
}

type Send = (account: Account, entry: Entry) => Promise<string>;

/** Weeks ago: an entry that its owner forgot, and one that was published. */
async function fillPast({ db, clock }: World, { maker, editors }: Cast, say: Say, send: Send) {
  const expired = await send(maker, OWN_ENTRIES.expired);
  await requestChanges(db, editors[0], expired, { note: say('Please say what it costs.', 1_000) });
  clock.advance(DAY);
  const published = await send(maker, OWN_ENTRIES.published);
  clock.advance(5 * HOUR);
  await approveSubmission(db, editors[0], published);
  const own = (await findToolOf(db, await getSubmission(db, published)))?.slug ?? assert.fail('no tool');
  clock.advance(32 * DAY);
  await expireSubmissions(db);
  return { expired, published, own };
}

/** Last week: one entry of each other state. */
async function fillLastWeek({ db, clock }: World, { maker, editors: [editor, second] }: Cast, say: Say, send: Send) {
  const note = (plain: string): { note: string } => ({ note: say(plain, 1_000) });
  const rejected = await send(maker, OWN_ENTRIES.rejected);
  clock.advance(7 * HOUR);
  await rejectSubmission(db, editor, rejected, {
    reason: 'broken_link',
    ...note('The page answers with an error since yesterday.\nSend it again when it is back.'),
  });
  const appealed = await send(maker, OWN_ENTRIES.appealed);
  clock.advance(2 * HOUR);
  await rejectSubmission(db, editor, appealed, { reason: 'not_an_ai_tool' });
  clock.advance(DAY);
  const plea = say('The explanations come from a language model; the page shows how.', 1_000);
  await appealSubmission(db, maker, appealed, plea);
  const changes = await send(maker, OWN_ENTRIES.changes);
  clock.advance(9 * HOUR);
  await requestChanges(db, second, changes, note('Which languages does the voice speak?\nPlease name them.'));
  const withdrawn = await send(maker, OWN_ENTRIES.withdrawn);
  await withdrawSubmission(db, maker, withdrawn);
  const corrected = await send(maker, OWN_ENTRIES.corrected);
  clock.advance(3 * HOUR);
  await requestChanges(db, editor, corrected, note('Please name the kind of model.'));
  clock.advance(4 * HOUR);
  await resubmitSubmission(db, maker, corrected, {
    ...bodyOf(OWN_ENTRIES.corrected, say),
    tagline: say('An AI assistant with a vision model that sorts receipts for the accountant', 200),
    contact_email: 'books@ledger-lark.example.com',
  });
  return { rejected, appealed, changes, withdrawn, corrected };
}

/** The last days: what waits, one entry of it corrected by an editor, one an admin's own. */
async function fillQueue({ db, clock }: World, { maker, others, editors, admin }: Cast, say: Say, send: Send) {
  const queued: string[] = [];
  for (const [index, entry] of QUEUED_ENTRIES.entries()) {
    clock.advance(4 * HOUR);
    queued.push(await send(others[index % 2] ?? maker, entry));
  }
  const [flagged = '', , , , arabic = '', , claimed = '', , long = ''] = queued;
  const waiting = await send(maker, OWN_ENTRIES.waiting);
  await editSubmission(db, editors[1], waiting, {
    body: {
      ...bodyOf(OWN_ENTRIES.waiting, say),
      tagline: say('A chatbot that answers questions about night trains in Europe', 200),
    },
    mark: markOf(await getSubmission(db, waiting)),
  });
  const own = await send(admin, {
    name: 'House Fern',
    url: 'https://house-fern.example.com/',
    tagline: 'An AI assistant of our own that names plants on photographs',
  });
  return { flagged, arabic, claimed, long, waiting, editors: own };
}
