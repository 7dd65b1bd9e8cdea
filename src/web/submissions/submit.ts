/** Submitting a tool by form. */
import { CatalogError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import { findDraft, forgetDraft } from '#catalog/submissions/drafts.ts';
import { findSubmission, type Submission } from '#catalog/submissions/records.ts';
import { attachPictures } from '#catalog/submissions/picture-uploads.ts';
import { requireQuota } from '#catalog/submissions/quota.ts';
import { submitTool, type SubmitOptions } from '#catalog/submissions/submit.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { asRefusal, drawRefused, isAnswerable } from '#http/pages/refused-forms.ts';
import { countRefusals, countReviews } from '#http/api/refused-submissions.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, ENTRY } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { accountBar } from '#web/account/account-layout.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorOf, judgeForm } from './check.ts';
import { nextSteps } from './follows.ts';
import { HELD_PICTURES, PICTURE_FORM_BYTES, pictureGroup, takePictures, withPictures } from './pictures.ts';
import { PROPOSE, fillForm } from './propose.ts';
import { previewCard } from './preview-card.ts';
import { screeningOf } from './screening-options.ts';
import { canSubmitAgain } from './status-panel.ts';
import { SUBMISSION_FORM_ID, closedNotice, submissionErrors, submissionForm } from './form.ts';
import { ACT, REVIEW, bodyOfForm, formOfEntry } from './form-values.ts';
import { verdictNotice, type FormVerdict } from './verdict-notice.ts';
import { mustVerify, requireVerified, resendVerification } from '#web/account/verification.ts';

/** The button that mails the confirmation link again. */
const RESEND = 'resend';
/** The secret of the form's draft. */
const DRAFT = 'draft';
export const SUBMISSION = {
  ...ENTRY,
  ...HELD_PICTURES,
  [RESEND]: CHOSEN,
  [REVIEW]: CHOSEN,
  [DRAFT]: CHOSEN,
  [ACT]: CHOSEN,
};

async function submitPage(
  request: PageRequest,
  form: FormState,
  { isFilled = false, verdict, filled }: { isFilled?: boolean; verdict?: FormVerdict; filled?: Html } = {},
): Promise<PageAnswer> {
  const { locale } = request;
  const t = submissionMessages(locale);
  const closed = closedNotice(request);
  // A form with values is never dropped.
  const isClosed = closed !== null && form.error === null && verdict === undefined && filled === undefined;
  // Without files the form of an unconfirmed account is small, and is redrawn completely.
  const pictures = mustVerify(request, accountOf(request)) ? {} : { pictures: pictureGroup(request, form) };
  return answerPage(request, {
    title: form.error === null ? t.titles.submit : `${t.form.check} · ${t.titles.submit}`,
    description: t.submit.lead,
    section: 'submit',
    styles: [ASSET_PATHS['account.css']],
    scripts: [ASSET_PATHS['submit-check.js']],
    main: html`${accountBar(request, null)} ${await formProblems(request, form)} ${filled ?? null}
      ${verdict !== undefined && verdictNotice(request, verdict)}
      <div class="page-head">
        <h1>${t.titles.submit}</h1>
        <p class="lead">${isFilled ? t.submit.filled : t.submit.lead}</p>
      </div>
      ${closed}
      ${
        !isClosed &&
        html`<div class="two-sides">
          ${submissionForm(request, form, pathTo(locale, 'submit'), submitButtons(request, form), pictures)}
          <div class="beside">${previewCard(request, form)} ${await nextSteps(request)}</div>
        </div>`
      }`,
  });
}

/** The form with its draft. */
const formPath = ({ locale }: PageRequest, form: URLSearchParams): string =>
  withQuery(pathTo(locale, 'submit'), { draft: form.get(DRAFT) ?? undefined });

/** Send, and check for browsers without our script; the draft is deleted when the form is sent. */
function submitButtons({ locale }: PageRequest, form: FormState): Html {
  const { submit: s } = submissionMessages(locale);
  const draft = form.values.get(DRAFT);
  return html`<button class="button button-large">${s.button}</button>
    <button type="submit" class="button button-quiet button-large" name="${ACT}" value="check">${s.check}</button>
    ${draft !== null && html`<input type="hidden" name="${DRAFT}" value="${draft}" />`}`;
}

/** The visitor's ended submission that the form starts from. */
async function findEnded(request: PageRequest): Promise<Submission | undefined> {
  const ended = await findSubmission(request.context.db, request.query.get('again') ?? '');
  if (ended === undefined || ended.accountId !== accountOf(request).id) return undefined;
  return canSubmitAgain(ended) ? ended : undefined;
}

/** Enter presses the first button of a form: not one of those above that do something else. */
const DEFAULT_BUTTON = html`<button hidden form="${SUBMISSION_FORM_ID}"></button>`;

/** Problems of the form or of the account. */
export async function formProblems(request: PageRequest, form: FormState): Promise<Html> {
  const account = accountOf(request);
  const isUnverified = form.error?.code === 'email_unverified';
  return html`${DEFAULT_BUTTON} ${!isUnverified && (await submissionErrors(request, form))}
  ${mustVerify(request, account) && unverifiedNotice(request, account, form)}`;
}

/** The button sends the form, so that its values are kept. */
function unverifiedNotice(request: PageRequest, account: Account, form: FormState): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  const isRefused = form.error?.code === 'email_unverified';
  return html`${form.values.has(RESEND) && notice('done', html`<p>${t.unverified.sent}</p>`)}
  ${notice(
    isRefused ? 'warning' : 'note',
    html`<div class="verification">
      <p ${attributes({ role: isRefused ? 'alert' : null })}>
        ${t.unverified.needed(account.email)} ${t.submit.verifyFirst}
      </p>
      <button class="button button-quiet" form="${SUBMISSION_FORM_ID}" name="${RESEND}" value="yes">
        ${t.unverified.resend}
      </button>
    </div>`,
  )}`;
}

/**
 * The form to redraw instead of submitting: after mailing the link again, without errors; an
 * unconfirmed account is refused before any check. Undefined to continue, also with overlong texts.
 */
export async function formToRedraw(request: PageRequest): Promise<FormState | undefined> {
  const { form, refusal } = request;
  const account = accountOf(request);
  if (refusal !== null) return undefined;
  if (form.has(RESEND)) {
    await resendVerification(request, account, formPath(request, form));
    return { values: form, error: null };
  }
  return mustVerify(request, account) ? { values: form, error: new CatalogError('email_unverified') } : undefined;
}

/** Runs an act that screens, within the budgets of refusals and of reviews. */
export function withinBudgets<T>(
  request: PageRequest,
  act: (takeReview: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { context } = request;
  const { id } = accountOf(request);
  // Inside the form, so that one refused under load is redrawn with its values.
  return context.admission.run('submission', () => countRefusals(context, id, () => countReviews(context, id, act)));
}

/** The pictures of the form, or their refusal. Nothing is rendered for a form that is not accepted. */
async function picturesOrRefusal(request: PageRequest, account: Account, isCheck: boolean) {
  const { db, config } = request.context;
  if (mustVerify(request, account)) return {};
  try {
    if (!isCheck && request.files.size > 0) await requireQuota(db, account.id, config.quotas.submit);
    return await takePictures(request);
  } catch (error) {
    if (isAnswerable(error)) return error;
    throw error;
  }
}

async function submit(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale, signal } = request;
  const account = accountOf(request);
  const isCheck = form.get(ACT) === 'check';
  const isProposal = form.get(ACT) === PROPOSE;
  if (!isCheck && request.refusal?.code === 'maintenance') throw request.refusal;
  if (!isCheck && !isProposal) {
    const held = await formToRedraw(request);
    if (held !== undefined) return asRefusal(await submitPage(request, held), held.error);
  }
  // After authentication and before the other checks, so a refused form keeps its pictures.
  const pictures = await picturesOrRefusal(request, account, isCheck || isProposal);
  const refused = pictures instanceof CatalogError ? pictures : null;
  if (isCheck) {
    const verdict = await judgeForm(request);
    const error = withPictures(errorOf(verdict), refused);
    return asRefusal(await submitPage(request, { values: form, error }, { verdict }), error);
  }
  if (pictures instanceof CatalogError) {
    const texts = pictures.code === 'validation_failed' ? errorOf(await judgeForm(request)) : null;
    throw withPictures(texts, pictures, request.refusal);
  }
  if (request.refusal !== null) throw request.refusal;
  if (isProposal) {
    const { form: proposed, notice: said } = await fillForm(request);
    return submitPage(request, proposed, { filled: said });
  }
  const options: SubmitOptions = {
    perHour: context.config.quotas.submit,
    signal,
    ...screeningOf(request),
    onStored: (trx, { submission }) => attachPictures(trx, submission.id, pictures),
  };
  const { submission: sent } = await withinBudgets(request, (takeReview) =>
    submitTool(context.db, account, bodyOfForm(form), { ...options, takeReview }),
  );
  await forgetDraft(context.db, form.get(DRAFT) ?? '');
  const isDraft = form.get(DRAFT) === request.draftCookie;
  return { redirect: `${pathTo(locale, 'submissions', sent.id)}?done=received`, ...(isDraft && { draft: null }) };
}

/** A draft as the values of the form, which names it until it is sent; undefined if there is none. */
async function findDraftForm({ context }: PageRequest, secret: string | undefined): Promise<FormState | undefined> {
  const values = secret === undefined ? undefined : await findDraft(context.db, secret);
  if (secret === undefined || values === undefined) return undefined;
  values.set(DRAFT, secret);
  return { values, error: null };
}

/** The form of a member: from the draft of the address, an ended submission, or the draft of this browser; or blank. */
export async function memberPage(request: PageRequest): Promise<PageAnswer> {
  const named = request.query.get(DRAFT) ?? undefined;
  const ended = await findEnded(request);
  const draft = await findDraftForm(request, ended === undefined ? (named ?? request.draftCookie) : named);
  if (draft !== undefined) return submitPage(request, draft);
  return ended === undefined
    ? submitPage(request, blankForm())
    : submitPage(request, formOfEntry(ended), { isFilled: true });
}

export const SUBMIT_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/submit',
    who: 'member',
    form: SUBMISSION,
    formBytes: PICTURE_FORM_BYTES,
    takesFiles: true,
    admitLarge: requireVerified,
    again: null,
    handler: (request) =>
      drawRefused(
        request,
        () => submit(request),
        (_, form) => submitPage(request, form),
      ),
  },
];
