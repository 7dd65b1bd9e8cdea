/** The form to follow a tool, a list or a search by mail. */
import { askToFollow, followAs } from '#catalog/follows/edits.ts';
import { RHYTHMS, isRhythm, readSubject, writeSubject, type Rhythm } from '#catalog/follows/subjects.ts';
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { CatalogError } from '#catalog/errors.ts';
import { nameSubject, subjectOfQuery, type NamedSubject } from '#http/api/followed-subjects.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { followMessages } from '#locales/subjects.ts';
import { answerAuthPage } from '#web/account/auth-layout.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { offersFollowing } from '#web/elements/follow-link.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { ADDRESS, CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { FEED_ICON } from '#web/elements/icons.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';

/** The subject of the form, or of the address; undefined without one. Throws `not_found` for one that is not there. */
async function subjectOf(
  { context, locale, query }: PageRequest,
  sent: string | null,
): Promise<NamedSubject | undefined> {
  const read = sent === null ? undefined : readSubject(sent);
  // The filters of a search are checked and put in order, whichever way they come.
  const asked = read?.kind === 'search' ? new URLSearchParams(read.id) : query;
  const subject = sent === null || read?.kind === 'search' ? await subjectOfQuery(context, asked) : read;
  if (subject === undefined) return undefined;
  const named = await nameSubject(context, locale, subject);
  if (named === undefined) throw new CatalogError('not_found');
  return named;
}

/** The account that needs no link in a mail. */
const confirmedAccount = ({ account }: PageRequest) => (account?.emailVerifiedAt == null ? null : account);

/** The sent values, or the defaults. */
function valuesOf({ account }: PageRequest, form: FormState, subject: NamedSubject | undefined): URLSearchParams {
  const values = new URLSearchParams(form.values);
  if (!values.has('subject') && subject !== undefined) values.set('subject', writeSubject(subject));
  if (!values.has('rhythm')) values.set('rhythm', 'week' satisfies Rhythm);
  if (!values.has('email') && account !== null) values.set('email', account.email);
  return values;
}

function followForm(request: PageRequest, form: FormState): Html {
  const { locale } = request;
  const { follows: t } = followMessages(locale);
  const choices = RHYTHMS.map((value) => ({ value, label: t.rhythms[value] }));
  return html`<p class="lead">${t.lead}</p>
    <form method="post" action="${pathTo(locale, 'follow')}" class="form" novalidate>
      <input type="hidden" name="subject" value="${form.values.get('subject')}" />
      ${
        confirmedAccount(request) === null &&
        textField(request, form, { name: 'email', label: t.email, type: 'email', autocomplete: 'email' })
      }
      ${choiceField(request, form, { name: 'rhythm', label: t.rhythm, kind: 'radio', choices })}
      <button class="button">${t.button}</button>
      <p class="hint">${t.privacy}</p>
    </form>`;
}

/** Says that there are no mails, with the feed of the subject, or else of the whole catalog. */
function feedInstead({ locale }: PageRequest, subject: NamedSubject | undefined): Html {
  const { follows: t } = followMessages(locale);
  const filters = subject?.kind === 'search' ? `?${subject.id}` : '';
  const path = pathTo(locale) + (filters === '' ? (subject?.path ?? '') : '/tools');
  return notice(
    'note',
    html`<p>${t.off}</p>
      <p class="follow">
        ${FEED_ICON} <a href="${`${path}/feed.atom${filters}`}">Atom</a>
        <a href="${`${path}/feed.rss${filters}`}">RSS</a>
      </p>`,
  );
}

/** The form, or why there is none. */
function cardOf(request: PageRequest, form: FormState, subject: NamedSubject | undefined): Html {
  const { locale, query } = request;
  const { follows: t } = followMessages(locale);
  const done = doneNotice(query, { sent: t.sent, forgotten: t.forgotten });
  if (done !== null) return done;
  if (!offersFollowing(request)) return feedInstead(request, subject);
  if (form.error === null && subject === undefined) return html`<p class="lead">${t.noneHint}</p>`;
  return followForm(request, { ...form, values: valuesOf(request, form, subject) });
}

async function followPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale } = request;
  const { follows: t } = followMessages(locale);
  const subject = await subjectOf(request, form.values.get('subject'));
  const title = subject === undefined ? t.untitled : t.title(subject.name);
  return answerAuthPage(request, {
    title,
    description: offersFollowing(request) ? t.lead : t.off,
    form,
    before: errorSummary(request, form, { email: t.email, rhythm: t.rhythm, subject: t.subject }),
    card: html`<h1>${title}</h1>
      ${cardOf(request, form, subject)}`,
    ...(subject !== undefined && {
      after: html`<p>
        <a href="${`/${locale}${subject.path}`}"><bdi>${subject.name}</bdi></a>
      </p>`,
    }),
  });
}

async function follow(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale, address } = request;
  if (!offersFollowing(request)) throw new CatalogError('not_found');
  const subject = await subjectOf(request, form.get('subject'));
  if (subject === undefined) throw new CatalogError('not_found');
  const sent = form.get('rhythm') ?? '';
  const wish = { subject: { kind: subject.kind, id: subject.id }, rhythm: isRhythm(sent) ? sent : 'week' } as const;
  await takeAttempt(request, 'follow', address);
  const account = confirmedAccount(request);
  if (account !== null) {
    await followAs(context.db, account, wish);
    return { redirect: `${pathTo(locale, 'account', 'follows')}?done=followed` };
  }
  await askToFollow(context.db, { ...wish, email: form.get('email') ?? '', locale });
  return { redirect: `${pathTo(locale, 'follow')}?done=sent` };
}

export const FOLLOW_PAGES: readonly Page[] = formPages({
  path: '/:locale/follow',
  who: 'anyone',
  private: true,
  form: { subject: ADDRESS, email: EMAIL_MAX_LENGTH, rhythm: CHOSEN },
  page: followPage,
  act: follow,
});
