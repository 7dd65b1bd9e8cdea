/** The status page of a submission: readable with its link, with acts for its owner. */
import { listHistory, standingRows } from '#catalog/audit/log.ts';
import { APPEAL_LENGTH } from '#catalog/lifecycle.ts';
import { requirePictures } from '#catalog/submissions/picture-uploads.ts';
import { findSubmittedLogo } from '#catalog/submissions/pictures.ts';
import { answerDeadline, getSubmission, permissionsOf, type Submission } from '#catalog/submissions/records.ts';
import { appealSubmission, withdrawSubmission } from '#catalog/submissions/submit.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { areaField, errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { doneNotice, toolMark } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { accountBar } from '#web/account/account-layout.ts';
import { copyButton } from '#web/account/copy-button.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { canSubmitAgain, isOwn, pathToAgain, standing } from './status-panel.ts';
import { entrySummary } from './entry.ts';
import { PICTURE_FORM, PICTURE_FORM_BYTES, changePicture, pictureLabels, picturePanel } from './pictures.ts';
import { timeline } from './timeline.ts';
import { actPage } from '#web/elements/act-pages.ts';

function appealForm(request: PageRequest, submission: Submission, appeal: FormState): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  return html`<details class="appeal" ${attributes({ open: appeal.error !== null })}>
    <summary class="button button-quiet">${t.submission.appealOpen}</summary>
    <form method="post" action="${pathTo(locale, 'submissions', submission.id, 'appeal')}" class="form" novalidate>
      ${areaField(request, appeal, { name: 'message', label: t.submission.appealMessage, hint: t.submission.appealHint, maxlength: APPEAL_LENGTH.max })}
      <button class="button">${t.submission.appealButton}</button>
    </form>
  </details>`;
}

/** The owner's acts, the likeliest first; withdrawing is final and stands apart. */
function ownerActions(request: PageRequest, submission: Submission, appeal: FormState): Html | null {
  const { locale, format } = request;
  const t = submissionMessages(locale);
  const { submission: s } = t;
  const { canResubmit, canWithdraw, canAppeal } = permissionsOf(submission);
  const isAgain = canSubmitAgain(submission);
  const deadline = answerDeadline(submission);
  const path = (action: string) => pathTo(locale, 'submissions', submission.id, action);
  if (!canResubmit && !canWithdraw && !canAppeal && !isAgain) return null;
  return html`<div class="owner-actions" role="group" aria-label="${t.submission.whatNow}">
    ${
      canResubmit &&
      html`<p class="owner-act">
        <a class="button" href="${path('correct')}">${t.submission.correct}</a>
        ${deadline !== null && html`<span>${s.until(format.date(deadline))}</span>`}
      </p>`
    }
    ${
      isAgain &&
      html`<p class="owner-act">
        <a class="button" href="${pathToAgain(locale, submission)}">${s.submitAgain}</a>
        <span>${s.submitAgainHint}</span>
      </p>`
    }
    ${canAppeal && appealForm(request, submission, appeal)}
    ${
      canWithdraw &&
      html`<details class="confirm">
        <summary>${s.withdrawOpen}</summary>
        <form method="post" action="${path('withdraw')}">
          <p class="hint">${t.submission.withdrawHint}</p>
          <button class="button button-quiet button-danger">${t.submission.withdraw}</button>
        </form>
      </details>`
    }
  </div>`;
}

/** For owners who open the link without being signed in. */
function signInFirst({ locale }: PageRequest, submission: Submission): Html | null {
  const { submission: s } = submissionMessages(locale);
  if (submission.state === 'published') return null;
  const next = pathTo(locale, 'submissions', submission.id);
  return html`<p class="owner-act">
    <span>${s.yours}</span> <a href="${withQuery(pathTo(locale, 'sign-in'), { next })}">${s.yoursSignIn}</a>
  </p>`;
}

/** The URL of this page, which its owner may share. */
function statusLink(request: PageRequest, submission: Submission): Html {
  const { locale, publicUrl } = request;
  const t = submissionMessages(locale);
  const { submission: s } = t;
  return html`<section class="panel status-link" aria-labelledby="link-title">
    <h2 id="link-title">${s.link}</h2>
    <p class="copied">
      <code dir="ltr" id="link">${publicUrl + pathTo(locale, 'submissions', submission.id)}</code>
      ${copyButton(request, 'link', 'button button-quiet')}
    </p>
    <p class="hint">${t.submission.keepLink}</p>
    <p class="visually-hidden" role="status" id="copy-status"></p>
  </section>`;
}

async function statusPage(request: PageRequest, submission: Submission, appeal: FormState): Promise<PageAnswer> {
  const { context, query, locale } = request;
  const t = submissionMessages(locale);
  const { submission: s } = t;
  const history = standingRows(await listHistory(context.db, submission.id));
  const isOwner = isOwn(request, submission);
  const logo = await findSubmittedLogo(context.db.read, submission);
  const actions = isOwner
    ? ownerActions(request, submission, appeal)
    : request.account === null
      ? signInFirst(request, submission)
      : null;
  return answerPage(request, {
    title: `${submission.name} · ${t.submission.title}`,
    description: t.submit.lead,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    ...(isOwner && { scripts: [ASSET_PATHS['copy.js']] }),
    main: html`${accountBar(request, isOwner ? 'submissions' : null)}
      ${doneNotice(query, {
        received: t.submission.received,
        resubmitted: s.resubmitted,
        withdrawn: s.withdrawn,
        appealed: s.appealed,
        pictured: t.pictures.added,
        unpictured: t.pictures.removed,
      })}
      ${errorSummary(request, appeal, { message: t.submission.appealMessage, ...pictureLabels(request) })}
      <div class="entry-head">
        ${toolMark({ name: submission.name, logo: isOwner ? (logo?.hash ?? null) : null }, 'large', true)}
        <div>
          <p class="crumbs">
            ${isOwner ? html`<a href="${pathTo(locale, 'account', 'submissions')}">${t.submissions.title}</a>` : t.submission.title}
          </p>
          <h1>${personText(submission.name)}</h1>
          <p class="sub">
            <a href="${submission.url}" rel="nofollow noopener"><bdi dir="ltr">${shownAddress(submission.url)}</bdi></a>
          </p>
        </div>
      </div>
      <div class="two-sides two-sides-status">
        <div>${await standing(request, submission, actions)}</div>
        <div class="beside-all">
          ${timeline(request, submission, history)}
          ${isOwner && submission.state !== 'published' && statusLink(request, submission)}
          ${isOwner && (await picturePanel(request, submission, appeal, logo))}
        </div>
        ${entrySummary(request, submission, history)}
      </div>`,
  });
}

async function refusedPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const submission = await getSubmission(request.context.db, request.params['id'] ?? '');
  return statusPage({ ...request, path: `/submissions/${encodeURIComponent(submission.id)}` }, submission, form);
}

export const SUBMISSION_STATUS_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/submissions/:id',
    who: 'anyone',
    private: true,
    handler: async (request) =>
      statusPage(request, await getSubmission(request.context.db, request.params['id'] ?? ''), blankForm()),
  },
  actPage({
    path: '/:locale/submissions/:id/withdraw',
    who: 'member',
    act: withdrawSubmission,
    back: '/submissions/:id',
    done: 'withdrawn',
  }),
  {
    method: 'POST',
    path: '/:locale/submissions/:id/pictures',
    who: 'member',
    form: PICTURE_FORM,
    again: refusedPage,
    formBytes: PICTURE_FORM_BYTES,
    takesFiles: true,
    async admitLarge(request) {
      requirePictures(accountOf(request), await getSubmission(request.context.db, request.params['id'] ?? ''));
    },
    async handler(request) {
      const id = request.params['id'] ?? '';
      const done = await changePicture(request);
      return { redirect: `${pathTo(request.locale, 'submissions', id)}?done=${done}` };
    },
  },
  actPage({
    path: '/:locale/submissions/:id/appeal',
    who: 'member',
    form: { message: APPEAL_LENGTH.max },
    again: refusedPage,
    act: (db, account, id, { form }) => appealSubmission(db, account, id, form.get('message') ?? ''),
    back: '/submissions/:id',
    done: 'appealed',
  }),
];
