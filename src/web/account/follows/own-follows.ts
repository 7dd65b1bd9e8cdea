/** The page of a reader's follows, by the link in its mails or in its account. */
import { confirmFollows, forgetReader, setRhythm, stopFollowing } from '#catalog/follows/edits.ts';
import { findReader, readerOfSecret, type Follow, type FollowingReader } from '#catalog/follows/readers.ts';
import { writeSubject, type Subject } from '#catalog/follows/subjects.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { nameSubject, type NamedSubject } from '#http/api/followed-subjects.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { colon } from '#locales/quotable.ts';
import { followMessages } from '#locales/subjects.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { SECRET_ADDRESS, answerAuthPage } from '#web/account/auth-layout.ts';
import { settingRow } from '#web/account/setting-row.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** The body that mail programs post to unsubscribe (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';
const FORM = { confirm: CHOSEN, day: CHOSEN, week: CHOSEN, stop: CHOSEN, all: CHOSEN, [ONE_CLICK]: CHOSEN };

/** The value of a button: a hash of its subject, which may be long. */
const markOf = (subject: Subject): string => hashSecret(writeSubject(subject)).slice(0, 24);

type Named = Follow & { named: NamedSubject | undefined };

async function nameFollows({ context, locale }: PageRequest, { follows }: FollowingReader): Promise<Named[]> {
  return Promise.all(follows.map(async (follow) => ({ ...follow, named: await nameSubject(context, locale, follow) })));
}

function followRow({ locale }: PageRequest, follow: Named, action: string): Html {
  const { follows: t } = followMessages(locale);
  const { named, rhythm, confirmedAt } = follow;
  const value = markOf(follow);
  const other = rhythm === 'day' ? 'week' : 'day';
  const button = (pressed: string, label: string): Html =>
    html`<button
      class="button button-quiet"
      name="${pressed}"
      value="${value}"
      aria-label="${label + colon(locale) + (named?.name ?? t.gone)}"
    >
      ${label}
    </button>`;
  return settingRow(
    named === undefined ? t.gone : html`<a href="${`/${locale}${named.path}`}"><bdi>${named.name}</bdi></a>`,
    confirmedAt === null ? t.waiting : t.rhythms[rhythm],
    html`<form method="post" action="${action}" class="setting-acts">
      ${confirmedAt !== null && button(other, other === 'day' ? t.daily : t.weekly)} ${button('stop', t.stop)}
    </form>`,
  );
}

/** The list with its buttons; empty without a reader. */
async function followList(request: PageRequest, reader: FollowingReader | undefined, action: string): Promise<Html> {
  const { locale } = request;
  const { follows: t } = followMessages(locale);
  if (reader === undefined || reader.follows.length === 0)
    return html`<div class="empty">
      <h2>${t.none}</h2>
      <p>${t.noneHint}</p>
    </div>`;
  const all = await nameFollows(request, reader);
  const one = (name: string, look: string, label: string): Html =>
    html`<form method="post" action="${action}">
      <p><button class="${`button ${look}`}" name="${name}" value="yes">${label}</button></p>
    </form>`;
  return html`<div class="stack">
    <p class="lead">${t.ownLead(reader.email)}</p>
    ${all.some(({ confirmedAt }) => confirmedAt === null) && one('confirm', 'button-large', t.confirm)}
    <h2 class="visually-hidden">${t.subject}</h2>
    <div class="settings">${all.map((follow) => followRow(request, follow, action))}</div>
    ${one('all', 'button-quiet button-danger', t.stopAll)}
  </div>`;
}

const doneOf = ({ query, locale }: PageRequest): Html | null => {
  const { follows: t } = followMessages(locale);
  const { confirmed, followed, changed, stopped, forgotten } = t;
  return doneNotice(query, { confirmed, followed, changed, stopped, forgotten });
};

/** The reader of the address's secret; undefined once it is forgotten. Throws `not_found` for a wrong secret. */
async function readerOfLink({ context, params }: PageRequest): Promise<FollowingReader | undefined> {
  const id = await readerOfSecret(context.db.read, params['secret'] ?? '');
  if (id === undefined) throw new CatalogError('not_found');
  return findReader(context.db.read, 'id', id);
}

const linkPath = ({ locale, params }: PageRequest): string => pathTo(locale, 'follows', params['secret'] ?? '');

async function linkPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { follows: t } = followMessages(request.locale);
  const reader = await readerOfLink(request);
  const waits = reader?.follows.some(({ confirmedAt }) => confirmedAt === null) === true;
  const title = waits ? t.confirmTitle : t.own;
  return answerAuthPage(request, {
    title,
    description: t.lead,
    form,
    headers: SECRET_ADDRESS,
    before: errorSummary(request, form, { subject: t.subject }),
    card: html`${doneOf(request)}
      <h1>${title}</h1>
      ${await followList(request, reader, linkPath(request))}`,
  });
}

async function ownPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { follows: t } = followMessages(request.locale);
  const account = accountOf(request);
  const isOwn = account.emailVerifiedAt !== null;
  const reader = isOwn ? await findReader(request.context.db.read, 'email', account.email) : undefined;
  return answerAccountPage(request, {
    title: t.own,
    section: 'follows',
    main: html`${doneOf(request)} ${errorSummary(request, form, { subject: t.subject })}
      <h1>${t.own}</h1>
      ${await followList(request, reader, pathTo(request.locale, 'account', 'follows'))}`,
  });
}

/** Acts on the pressed button; gives the name of the notice. */
async function change({ context, form }: PageRequest, reader: FollowingReader): Promise<string> {
  const { db } = context;
  if (form.has('all') || form.has(ONE_CLICK)) {
    await db.write((trx) => forgetReader(trx, 'id', reader.id));
    return 'forgotten';
  }
  if (form.has('confirm')) {
    await confirmFollows(db, reader.id);
    return 'confirmed';
  }
  const named = (button: string) => reader.follows.find((follow) => markOf(follow) === form.get(button));
  const stopped = named('stop');
  if (stopped !== undefined) {
    await stopFollowing(db, reader.id, stopped);
    return 'stopped';
  }
  for (const rhythm of ['day', 'week'] as const) {
    const subject = named(rhythm);
    if (subject !== undefined) await setRhythm(db, reader.id, { subject, rhythm });
  }
  return 'changed';
}

export const OWN_FOLLOW_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/follows/:secret',
    who: 'anyone',
    private: true,
    handler: (request) => linkPage(request, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/follows/:secret',
    who: 'anyone',
    // Mail programs send it, without a cookie, in either content type of forms (RFC 8058, section 3.1).
    actsBySecret: true,
    takesFiles: true,
    form: FORM,
    again: linkPage,
    async handler(request) {
      const reader = await readerOfLink(request);
      const done = reader === undefined ? 'forgotten' : await change(request, reader);
      return { redirect: `${linkPath(request)}?done=${done}`, headers: SECRET_ADDRESS };
    },
  },
  ...formPages({
    path: '/:locale/account/follows',
    who: 'member',
    form: FORM,
    page: ownPage,
    async act(request) {
      const account = accountOf(request);
      const isOwn = account.emailVerifiedAt !== null;
      const reader = isOwn ? await findReader(request.context.db.read, 'email', account.email) : undefined;
      const done = reader === undefined ? 'forgotten' : await change(request, reader);
      return { redirect: `${pathTo(request.locale, 'account', 'follows')}?done=${done}` };
    },
  }),
];
