/** Correcting a returned submission. */
import { CatalogError } from '#catalog/errors.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { answerDeadline, getSubmission, type Submission } from '#catalog/submissions/records.ts';
import { resubmitSubmission } from '#catalog/submissions/submit.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { asRefusal } from '#http/pages/refused-forms.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { accountBar } from '#web/account/account-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { submissionForm } from './form.ts';
import { bodyOfForm, formOfEntry } from './form-values.ts';
import { screeningOf } from './screening-options.ts';
import { SUBMISSION, formProblems, formToRedraw, withinBudgets } from './submit.ts';

/** The visitor's submission that may be corrected now. Throws `not_found` for others', `conflict` in other states. */
async function getCorrectable(request: PageRequest): Promise<Submission> {
  const submission = await getSubmission(request.context.db, request.params['id'] ?? '');
  if (submission.accountId !== accountOf(request).id) throw new CatalogError('not_found');
  requireTransition('submission', submission, 'resubmit', 'owner');
  return submission;
}

async function correctPage(request: PageRequest, submission: Submission, form: FormState): Promise<PageAnswer> {
  const { locale } = request;
  const t = submissionMessages(locale);
  const back = pathTo(locale, 'submissions', submission.id);
  const before = { entry: submission, back, correcting: submission.id };
  return answerPage(request, {
    title: form.error === null ? t.submit.correctTitle : `${t.form.check} · ${t.submit.correctTitle}`,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    scripts: [ASSET_PATHS['submit-check.js']],
    main: html`${accountBar(request, 'submissions')} ${await formProblems(request, form)}
      <div class="page-head">
        <p class="crumbs">
          <a href="${pathTo(locale, 'submissions', submission.id)}">${personText(submission.name)}</a>
        </p>
        <h1>${t.submit.correctTitle}</h1>
      </div>
      <div class="two-sides two-sides-note">
        ${submissionForm(request, form, pathTo(locale, 'submissions', submission.id, 'correct'), t.submit.correctButton, { before })}
        <div class="beside">
          ${submission.editorNote !== null && editorsNote(request, submission, submission.editorNote)}
        </div>
      </div>`,
  });
}

/** The editor's note, in sight during the correction. */
function editorsNote(request: PageRequest, submission: Submission, note: string): Html {
  const { locale, format } = request;
  const t = submissionMessages(locale);
  const deadline = answerDeadline(submission);
  return html`<section class="panel editors-note" aria-labelledby="note">
    <h2 id="note">${t.submission.note}</h2>
    <p class="lines">${personText(note)}</p>
    ${deadline !== null && html`<p class="hint">${t.submission.until(format.date(deadline))}</p>`}
  </section>`;
}

export const CORRECTION_PAGES: readonly Page[] = formPages({
  path: '/:locale/submissions/:id/correct',
  who: 'member',
  form: SUBMISSION,
  async page(request, form) {
    const submission = await getCorrectable(request);
    return correctPage(request, submission, form.error === null ? formOfEntry(submission) : form);
  },
  async act(request) {
    const { context, form, locale } = request;
    const submission = await getCorrectable(request);
    const held = await formToRedraw(request);
    if (held !== undefined) return asRefusal(await correctPage(request, submission, held), held.error);
    const account = accountOf(request);
    await withinBudgets(request, (takeReview) =>
      resubmitSubmission(context.db, account, submission.id, bodyOfForm(form), {
        ...screeningOf(request),
        takeReview,
      }),
    );
    return { redirect: `${pathTo(locale, 'submissions', submission.id)}?done=resubmitted` };
  },
});
