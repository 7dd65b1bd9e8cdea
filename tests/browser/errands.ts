/** What errands are made of: acts on a page, and what is there for those of one language. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Locale } from '#catalog/locales.ts';
import { askToFollow } from '#catalog/follows/edits.ts';
import { findReader, readerSecret } from '#catalog/follows/readers.ts';
import { createList, addToList, moveList } from '#catalog/lists/edits.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { recommend } from '#catalog/recommendations/edits.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { Account, Role } from '#catalog/roles.ts';
import { makeAccount, publish } from '../support/factories.ts';
import type { World } from '../support/world.ts';

/** What is there for the errands of one language. */
export interface Ground {
  world: World;
  locale: Locale;
  member: Account;
  maker: Account;
  editor: Account;
  /** Slugs: of the maker's tool, and of one for editors. */
  own: string;
  spare: string;
  /** Ids. */
  shown: string;
  waiting: string;
  list: string;
  submission: string;
  /** Of a reader who has not confirmed yet. */
  secret: string;
}

export type Walk = (page: Page, ground: Ground) => Promise<void>;
export type Errand = readonly [name: string, as: 'visitor' | 'member' | 'maker' | 'editor', walk: Walk];

export const go = async (page: Page, path: string): Promise<void> => {
  const answer = await page.goto(path);
  assert.equal(answer?.status(), 200, path);
};
/** Presses what leads to another page. */
export const press = async (page: Page, selector: string): Promise<void> => {
  const [answer] = await Promise.all([
    page.waitForNavigation({ waitUntil: 'load' }),
    page.locator(selector).first().click(),
  ]);
  assert.ok((answer?.status() ?? 200) < 400, `${selector}: ${answer?.status()} at ${page.url()}`);
};
export const sees = async (page: Page, selector: string, least = 1): Promise<void> => {
  const count = await page.locator(selector).count();
  assert.ok(count >= least, `${selector}: ${count} at ${page.url()}`);
};
export const says = async (page: Page, text: string): Promise<void> =>
  assert.ok((await page.locator('main').innerText()).includes(text), `${text} at ${page.url()}`);
export const CARDS = 'main .cards > li';
export const SUBMIT = 'main form[method=post] button:not([type=button])';

/** Makes what the errands of one language need. `submission` waits for an editor. */
export async function prepare(world: World, locale: Locale, submission: string): Promise<Ground> {
  const { db } = world;
  const join = (name: string, role: Role = 'member') => makeAccount(db, `${name}-${locale}@errands.example`, role);
  const [member, maker, editor, other] = [
    await join('member'),
    await join('maker'),
    await join('editor', 'editor'),
    await join('other'),
  ];
  const [own = '', spare = ''] = await publish(db, [
    { name: `Own ${locale}`, accountId: maker.id },
    { name: `Spare ${locale}` },
  ]);
  world.clock.advance(8 * DAY_MS);
  const say = async (slug: string, text: string): Promise<string> => {
    const said = { task: 'summarize-text', text, toKnow: 'Check the numbers', locale } as const;
    await recommend(db, other, slug, said, { hasTask: () => true });
    const row = db.read.selectFrom('recommendations').select('id').where('text', '=', text);
    return (await row.where('account_id', '=', other.id).executeTakeFirstOrThrow()).id;
  };
  const list = await createList(db, other, { title: `Shelf ${locale}`, intro: 'For every day', locale });
  for (const slug of ['whisper', 'descript', 'chatgpt']) await addToList(db, other, list, { slug, note: '' });
  await moveList(db, other, list, 'publish', { verificationRequired: false });
  await reportTool(db, { slug: spare, kind: 'wrong_price', message: '', locale });
  const email = `${locale}@follower.example`;
  for (const id of ['q=video', 'q=letters'])
    await askToFollow(db, { email, locale, subject: { kind: 'search', id }, rhythm: 'week' });
  const reader = await findReader(db.read, 'email', email);
  return {
    world,
    locale,
    member,
    maker,
    editor,
    own,
    spare,
    shown: await say(own, `It shortens minutes well (${locale})`),
    waiting: await say(spare, `Far better than Otter.ai (${locale})`),
    list,
    submission,
    secret: await readerSecret(db.read, reader?.id ?? ''),
  };
}
