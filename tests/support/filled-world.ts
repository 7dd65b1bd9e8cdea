/** A world in which every page has something to show: the demo catalog, a queue with findings, entries in every state, tokens, reports, bookings and an audit log. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { invite, listInvitations } from '#catalog/accounts/invitations.ts';
import { noticeSecret } from '#catalog/accounts/notices.ts';
import { requestEmailChange } from '#catalog/accounts/email-change.ts';
import { requestPasswordReset } from '#catalog/accounts/password-reset.ts';
import { askToFollow, followAs } from '#catalog/follows/edits.ts';
import { findReader, readerSecret } from '#catalog/follows/readers.ts';
import { registerAccount, suspendAccount } from '#catalog/accounts/accounts.ts';
import type { Account, Role } from '#catalog/roles.ts';
import { editCategory, getCategoryTexts, markOfTexts } from '#catalog/tools/categories/edits.ts';
import { loadDemoCatalog } from '#catalog/transfer/demo.ts';
import { linkIdentity } from '#catalog/accounts/identities.ts';
import { startSession } from '#catalog/accounts/sessions.ts';
import { addTotp } from '#catalog/accounts/second-factor/set-up.ts';
import { startTotp } from '#catalog/accounts/second-factor/totp.ts';
import { orderByPopularity } from '#catalog/tools/popularity/order.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import { chooseComparison } from '#catalog/moderation/chosen-comparisons.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { pageMarkOf, savePageText } from '#catalog/site/page-edits.ts';
import { createPlacement, endPlacement } from '#catalog/tools/placements/placements.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { setMode } from '#catalog/screening/feedback/modes.ts';
import { addBlock, listBlocks } from '#catalog/screening/blocks.ts';
import { addReply, listReplies } from '#catalog/moderation/replies.ts';
import { acceptChange } from '#catalog/moderation/decisions/changes.ts';
import { timestamp } from '#database/database.ts';
import { askForConfirmations } from '#catalog/submissions/confirmation-mails.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { lockForReview } from '#catalog/submissions/review-locks.ts';
import { createToken, revokeToken } from '#catalog/accounts/tokens/tokens.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool, saveTranslation } from '#catalog/tools/edits.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { requestTranslation } from '#catalog/tools/translation-requests.ts';
import { makePasskey, publish } from './factories.ts';
import { fillGrants } from './filled-grants.ts';
import { fillClaims } from './filled-claims.ts';
import { fillRecommendations } from './filled-recommendations.ts';
import { fillLists } from './filled-lists.ts';
import { fillWebhooks } from './filled-webhooks.ts';
import { OWN_ENTRIES } from './filled-entries.ts';
import { bodyOf, fillSubmissions, type Cast, type FilledSubmissions, type Say } from './filled-submissions.ts';
import { readMails } from '../web/browser.ts';
import { PASSWORD, openWorld, type World } from './world.ts';
import { frozenClock, type TestClock } from './clock.ts';

const DAY = 86_400_000;

/** The people of the filled world who sign in; all have the password of the factories. */
export const CAST = {
  newcomer: 'nadia@example.org',
  maker: 'mona.weber@example.org',
  editor: 'emil.novak@example.org',
  admin: 'ada.okafor@example.org',
  /** Has a second factor. */
  guarded: 'greta.sand@example.org',
} as const;

/** What the pages are about, by what it stands for. */
export interface FilledWorld {
  world: World;
  submissions: FilledSubmissions;
  /** Waiting entries that nothing else refers to; a test may decide them. */
  spare: string[];
  tools: Record<'own' | 'translated' | 'quarantined' | 'removed' | 'merged', string>;
  members: Record<'maker' | 'suspended' | 'guarded', string>;
  /** Id of a booking that runs. */
  placement: string;
  /** Id of a passkey of the guarded one's. */
  passkey: string;
  /** Id of a token of the maker's that works. */
  token: string;
  /** Secrets of requests of a program, and the id of the maker's grant. */
  grants: Record<'device' | 'website' | 'registered' | 'faulty' | 'wrong' | 'connected', string>;
  /** Slug of a tool that the maker has begun to claim, and id of a claim that waits for an editor. */
  claims: Record<'begun' | 'rival', string>;
  /** Ids of lists of the maker's. */
  lists: Record<'public' | 'private' | 'hidden', string>;
  /** Ids of recommendations: of the maker's tool without an answer, and one that waits for an editor. */
  recommendations: Record<'shown' | 'waiting', string>;
  /** Ids of webhooks of the maker's. */
  webhooks: Record<'on' | 'off', string>;
  /** Secrets of links that were mailed and not yet used. */
  secrets: Record<'verify' | 'confirm' | 'reset' | 'invited' | 'notices' | 'stillRight' | 'follows', string>;
  /** Id of an invitation that holds. */
  invitation: string;
  /** Id of a reply of the catalog's own. */
  reply: string;
  /** Id of what is on a block list. */
  block: string;
  /** Ids of what the maker has suggested: a change that waits, one that was accepted in part, a removal. */
  changes: Record<'waits' | 'accepted' | 'removal', string>;
}

export interface FillOptions {
  say?: Say;
  settings?: Record<string, string>;
  /** As that of openWorld: for who leaves the data to a server that reads the clock of the machine. */
  clock?: TestClock;
}

/** What the maker follows, and what somebody without an account has asked for; gives the secret of that reader. */
async function fillFollows({ db }: World, maker: Account): Promise<string> {
  const { id } = await getDeskTool(db, 'whisper');
  const subjects = [
    { kind: 'tool', id },
    { kind: 'search', id: 'category=chatbots' },
    { kind: 'search', id: 'q=write+letters&pricing=free' },
  ] as const;
  for (const subject of subjects) await followAs(db, maker, { subject, rhythm: 'week' });
  const email = 'rita.reader@example.org';
  for (const subject of subjects) await askToFollow(db, { email, locale: 'en', subject, rhythm: 'day' });
  return readerSecret(db.read, (await findReader(db.read, 'email', email))?.id ?? assert.fail('no reader'));
}

/** Two reports of the maker's: one that is closed, one that waits. */
async function fillOwnReports({ db }: World, { maker, editors }: Cast): Promise<void> {
  const own = { accountId: maker.id };
  await reportTool(db, { slug: 'midjourney', kind: 'wrong_text', message: 'It draws videos, too.', locale: 'en' }, own);
  const { id } = await db.read
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', maker.id)
    .executeTakeFirstOrThrow();
  await closeReports(db, editors[0], 'midjourney', { ids: [id], outcome: 'corrected', note: 'Text of the maker.' });
  await reportTool(db, { slug: 'whisper', kind: 'wrong_price', message: '', locale: 'en' }, own);
}

/** Ninety days on which a tool was seen, more and more. */
async function fillVisits({ db, clock }: World, slug: string): Promise<void> {
  const { id } = await db.read.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const days = Array.from({ length: 90 }, (_, ago) => {
    const day = new Date(clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    const views = Math.round((90 - ago) * (1.5 + Math.sin(ago)));
    return { tool_id: id, day, views, clicks: Math.floor(views / 7), searches: views * 9 };
  });
  await db.write((trx) => trx.insertInto('visit_days').values(days).execute());
}

/** What people opened most, in the order that follows from it. */
async function fillPopular({ app, db }: World): Promise<void> {
  const { live, visitSources, referrers } = app.context;
  await live.refresh();
  const tools = await readSummaries(live, live.index.newest(40), 'en');
  for (const [at, { slug }] of tools.toReversed().entries())
    for (let network = 0; network < 50 - at; network += 1)
      visitSources.note({ slug, kind: network % 3 === 0 ? 'clicks' : 'views', network: `100.64.${network}.0/24` });
  await visitSources.keep();
  for (const [at, site] of ['news.example', 'duckduckgo.com', 'forum.example.org'].entries())
    for (let network = 0; network < 40 - at * 12; network += 1)
      referrers.note(`https://${site}/page-${network}`, `100.64.${network}.0/24`);
  await referrers.keep();
  await orderByPopularity(db);
}

/** Opens and fills a world; its time ends at the present. Takes about three seconds. */
export async function openFilledWorld({
  say = (plain) => plain,
  settings = {},
  clock = frozenClock(),
}: FillOptions = {}): Promise<FilledWorld> {
  const world = await openWorld(
    {
      SUBMISSIONS_PER_HOUR: '10000',
      REFUSED_SUBMISSIONS_PER_HOUR: '10000',
      REPORTS_PER_HOUR: '10000',
      REGISTRATIONS_PER_HOUR: '10000',
      ACCOUNT_MAILS_PER_DAY: '10000',
      ADDRESS_MAILS_PER_DAY: '10000',
      RESET_MAILS_PER_HALF_HOUR: '10000',
      SIGN_IN_ATTEMPTS_PER_5_MINUTES: '10000',
      SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES: '10000',
      SECOND_FACTOR_ATTEMPTS_PER_5_MINUTES: '10000',
      SECOND_FACTOR_ACCOUNT_ATTEMPTS_PER_HOUR: '10000',
      // Nothing listens there: what is asked for stays asked for.
      TRANSLATE_URL: 'http://127.0.0.1:9',
      GITHUB_CLIENT_ID: 'github',
      GITHUB_CLIENT_SECRET: 'secret',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'secret',
      ...settings,
    },
    { clock },
  );
  // Readers can follow by mail; nothing is sent.
  Object.assign(world.app.context.config, { smtpUrl: 'smtp://127.0.0.1:9', outgoing: 'on' });
  try {
    return await fill(world, say);
  } catch (error) {
    await world.close();
    throw error;
  }
}

async function fill(world: World, say: Say): Promise<FilledWorld> {
  const { db, clock } = world;
  const today = clock.now().getTime();
  clock.advance(-38 * DAY);
  await loadDemoCatalog(db, join(import.meta.dirname, '..', '..', 'demo'));
  const member = async (email: string, role: Role = 'member'): Promise<Account> =>
    (await world.person(role, { email })).account;
  const cast: Cast = {
    admin: await member(CAST.admin, 'admin'),
    editors: [await member(CAST.editor, 'editor'), await member('zofia.lis@example.org', 'editor')],
    maker: await member(CAST.maker),
    others: [await member('tariq@example.org'), await member('vera.sokolova@example.org')],
  };
  const { submissions, spare, own } = await fillSubmissions(world, cast, say);

  clock.advance(today - clock.now().getTime());
  // Only now, since a claim lapses within minutes.
  await lockForReview(db, cast.editors[0], submissions.claimed);
  const tools = { own, ...(await fillCatalog(world, cast, say, own)) };
  for (const [slug, kind, message] of [
    ['whisper', 'wrong_price', say('It is free; the page says so.', 1_000)],
    [own, 'wrong_text', say('Der Text nennt das falsche Datum.', 1_000)],
    ['midjourney', 'broken_link', ''],
    ['whisper', 'other', say('The company has another name now.\nSee their imprint.', 1_000)],
  ] as const)
    await reportTool(db, { slug, kind, message, locale: 'en' });
  await fillOwnReports(world, cast);
  await fillVisits(world, own);
  await fillPopular(world);
  await chooseComparison(db, cast.editors[0], 'chatgpt', { other: 'midjourney', isChosen: true });
  await addReply(db, cast.editors[0], {
    purpose: 'broken_link',
    locale: 'en',
    text: say('We could not open {url} today. Please check the address of {name}.', 500),
  });
  const [reply] = await listReplies(db, 'en');
  const blocked = { kind: 'domain', value: 'spam.example', scope: 'subdomains', until: '' };
  await addBlock(db, cast.admin, { ...blocked, reason: say('Sends the same tool every day.', 200) });
  const [block] = await listBlocks(db.read);
  await writePages(world, cast.admin);
  const placement = await bookPlacements(world, cast.admin, own, say);
  await setMode(db, cast.admin, 'pills', 'advisory');
  await setMode(db, cast.admin, 'shouting', 'off');
  const left = await member('left.shark@example.org');
  await suspendAccount(db, cast.admin, { email: left.email, note: say('Sends the same tool every day.', 1_000) });
  const changes = await suggestChanges(world, cast, say);
  const token = await makeTokens(world, cast.maker, say);
  const webhooks = await fillWebhooks(world, cast.maker);
  const grants = await fillGrants(world, cast.maker);
  const claims = await fillClaims(world, cast.maker);
  const lists = await fillLists(world, cast.maker, cast.admin, say);
  const recommendations = await fillRecommendations(world, cast, own, say);
  let { cookie } = await db.write((trx) => startSession(trx, cast.maker));
  for (const provider of ['github', 'google'] as const)
    ({ cookie } = await linkIdentity(
      db,
      { provider, label: provider, subject: '7', verifiedEmail: CAST.maker },
      cast.maker,
      cookie,
    ));
  const secrets = await mailSecrets(world, cast);
  const [invitation] = await listInvitations(db, cast.admin);
  const guarded = await member(CAST.guarded);
  const passkey = await guard(world, guarded, say);
  await world.app.context.live.refresh();
  const members = { maker: cast.maker.id, suspended: left.id, guarded: guarded.id };
  return {
    world,
    submissions,
    spare,
    tools,
    members,
    placement,
    passkey,
    token,
    webhooks,
    grants,
    claims,
    lists,
    recommendations,
    secrets,
    invitation: invitation?.id ?? '',
    reply: reply?.id ?? '',
    block: block?.id ?? '',
    changes,
  };
}

/** What editors have done to tools and categories; `own` is the slug of the maker's tool. */
async function fillCatalog({ db }: World, { maker, editors: [editor, second] }: Cast, say: Say, own: string) {
  const [quarantined = '', removed = '', merged = '', translated = ''] = await publish(db, [
    { name: say('Quicksilver Quiz', 80), tagline: say('An AI that writes quizzes.', 200), accountId: maker.id },
    { name: say('Lead Magnet Machine', 80) },
    { name: say('Papierdrachen Beta', 80) },
    {
      name: say('Glasswing', 80),
      tagline: say('A language model that answers questions about insects.', 200),
      description: say('Show it a photograph, and it names the insect and where it lives.', 2_000),
      contactEmail: 'team@glasswing.example.com',
    },
  ]);
  const note = (plain: string): { note: string } => ({ note: say(plain, 1_000) });
  await quarantineTool(db, editor, quarantined, { reason: 'misleading', ...note('The price on its page is another.') });
  await quarantineTool(db, editor, removed, { reason: 'spam' });
  await removeTool(db, second, removed, { reason: 'spam', ...note('Three reports, no answer.') });
  await mergeTools(db, editor, { from: merged, into: own });
  await editTool(db, second, own, {
    body: { ...bodyOf(OWN_ENTRIES.published, say), pricing_model: 'paid' },
    mark: (await getDeskTool(db, own)).mark,
  });
  await saveTranslation(db, editor, translated, {
    locale: 'ar',
    tagline: say('نموذج لغوي يجيب عن أسئلة حول الحشرات.', 200),
    description: say('اعرض عليه صورة فيذكر اسم الحشرة وموطنها.', 2_000),
  });
  await requestTranslation(db, editor, translated, 'de');
  const { texts } = await getCategoryTexts(db, 'chatbots');
  await editCategory(db, editor, 'chatbots', {
    en: {
      name: say('Chatbots', 80),
      description: say('Assistants that hold a conversation.', 500),
      synonyms: [say('virtual assistant', 80), 'talking machine'].join('\n'),
      mark: markOfTexts(texts.en),
    },
  });
  return { quarantined, removed, merged, translated };
}

/** What the maker has suggested of three other tools. */
async function suggestChanges({ db }: World, { maker, editors: [editor] }: Cast, say: Say) {
  const [waiting = '', changed = '', leaving = ''] = await publish(
    db,
    ['Kettle Choir', 'Paper Otter', 'Tin Lighthouse'].map((name) => ({
      name: say(name, 80),
      accountId: maker.id,
      pricingModel: 'free' as const,
      platforms: ['web', 'ios'],
    })),
  );
  const options = { perHour: 10_000, smallAtOnce: false };
  const suggest = async (slug: string, body: object): Promise<string> =>
    (await suggestChange(db, maker, slug, { ...body, message: say('We have new prices.', 1_000) }, options)).change.id;
  const tagline = say('An AI that listens to choirs and writes down the notes.', 200);
  const waits = await suggest(waiting, { tagline, pricing_model: 'paid', platforms: ['web', 'android'] });
  const accepted = await suggest(changed, { tagline, pricing_model: 'paid' });
  await acceptChange(db, editor, accepted, { fields: ['pricing_model'], note: say('The tagline is too long.', 1_000) });
  return { waits, accepted, removal: await suggest(leaving, { remove: true }) };
}

/** Pages of the operator: one with all that a text can hold, and guidelines. */
async function writePages(world: World, admin: Account): Promise<void> {
  const mark = pageMarkOf('');
  const texts = [
    [
      'imprint',
      'en',
      '# Imprint\n\nLantern Ltd, 1 Quay Street, [mail](mailto:hello@example.org)\n\n## Register\n\n- London\n- 123456\n\n| Tax | Id |\n|---|---|\n| VAT | `GB 1` |\n\n> Quoted\n\n1. One\n2. Two',
    ],
    ['imprint', 'ar', '# بيانات الناشر\n\nشركة **الفانوس**، لندن. راسلنا على [البريد](mailto:hello@example.org).'],
    ['guidelines', 'en', '# Submission guidelines\n\nSay what the tool does.'],
  ] as const;
  for (const [name, locale, text] of texts) await savePageText(world.db, admin, { name, locale }, { text, mark });
}

/** Bookings that run, that come and that have ended; gives the id of one that runs. */
async function bookPlacements(world: World, admin: Account, own: string, say: Say): Promise<string> {
  const at = (days: number): string => new Date(world.clock.now().getTime() + days * DAY).toISOString();
  const book = async (slug: string, slot: string, from: number, until: number, topics = {}): Promise<string> =>
    createPlacement(world.db, admin, {
      slug,
      slot,
      startsAt: at(from),
      endsAt: at(until),
      label: say(`Booking of ${slug}`, 80),
      ...topics,
    });
  await book('chatgpt', 'home', -3, 30);
  await book('grammarly', 'results', -3, 30, { categories: ['writing'], words: ['writing'] });
  await book('whisper', 'home', 40, 60);
  await endPlacement(world.db, admin, await book('whisper', 'results', -9, 30));
  const counted = await book(own, 'home', -9, 30);
  for (const figure of ['views', 'views', 'clicks'] as const) world.app.context.placementCounts.count(counted, figure);
  await world.app.context.placementCounts.keep();
  await endPlacement(world.db, admin, counted);
  return book('midjourney', 'category', -3, 30);
}

/** Tokens that have ended, end soon, never end and were revoked; gives the id of one that works. */
async function makeTokens(world: World, maker: Account, say: Say): Promise<string> {
  const make = async (name: string, expiresInDays: number | null): Promise<string> => {
    const { token } = await createToken(
      world.db,
      maker,
      { name: say(name, 60), scopes: ['submissions:write', 'submissions:read'], expiresInDays },
      { verificationRequired: false },
    );
    return token.id;
  };
  const now = world.clock.now().getTime();
  world.clock.advance(-20 * DAY);
  await make('old laptop', 7);
  world.clock.advance(now - world.clock.now().getTime());
  await make('release pipeline of papierdrachen.example.com', 7);
  await revokeToken(world.db, maker, await make('pasted into a chat', 90));
  return make('laptop', null);
}

/** Sets up an authenticator app and two passkeys; gives the id of one of these. */
async function guard({ db }: World, account: Account, say: Say): Promise<string> {
  const secret = (await startTotp(db, account)) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: db.now().getTime() });
  await addTotp(db, account, '', code);
  await makePasskey(db, account, 'MacBook');
  return makePasskey(db, account, say('Phone of Greta, the blue one', 80));
}

/** Registers the newcomer, who has not opened the mail yet, invites somebody, and asks for a new address and a new password for the maker. */
/** Asks the maker whether the entries are still right, as if a year had gone by. */
async function askMaker({ db, clock }: World, maker: Account): Promise<void> {
  const attended_at = timestamp(new Date(clock.now().getTime() - 366 * DAY));
  await db.write((trx) => trx.updateTable('tools').set({ attended_at }).where('account_id', '=', maker.id).execute());
  await askForConfirmations(db);
}

async function mailSecrets(world: World, { maker, admin }: Cast): Promise<FilledWorld['secrets']> {
  const { db } = world;
  const mayMail = () => Promise.resolve(true);
  await registerAccount(db, { email: CAST.newcomer, password: PASSWORD, locale: 'en', mayMail });
  await requestEmailChange(db, maker, { email: 'mona@papierdrachen.example.com', currentPassword: PASSWORD, mayMail });
  await requestPasswordReset(db, maker.email);
  await invite(db, admin, { email: 'irina.petrova@example.org', role: 'editor', locale: 'en', mayMail });
  await askMaker(world, maker);
  const mails = await readMails(world);
  const secret = (path: string): string => {
    const link = new RegExp(`/\\w\\w/${path}/([\\w-]{20,})`);
    return link.exec(mails.findLast((mail) => link.test(mail)) ?? '')?.[1] ?? assert.fail(`no mail with ${path}`);
  };
  return {
    verify: secret('verify-email'),
    confirm: secret('confirm-email'),
    reset: secret('reset-password'),
    invited: secret('invitation'),
    stillRight: secret('still-right'),
    notices: await noticeSecret(db.read, maker.id),
    follows: await fillFollows(world, maker),
  };
}
