/** Editing of a waiting submission before its decision. */
import { colon } from '#locales/quotable.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { CatalogError } from '#catalog/errors.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { markOf } from '#catalog/entries/changes.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { drawRefused } from '#http/pages/refused-forms.ts';
import { queueMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { bodyOfForm, formOfEntry } from '#web/submissions/form-values.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { CHOSEN, ENTRY } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { alertNotice } from '#web/elements/notices.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { personText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { entryErrors, entryForm } from '#web/desk/entry-form.ts';
import { findingList } from '#web/desk/evidence.ts';
import { filterQuery, readFilter } from './queue-filter.ts';
import { formPages } from '#web/elements/form-pages.ts';

function editPage(
  request: PageRequest,
  submission: Submission,
  form: FormState,
  refusal: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, query } = request;
  const t = queueMessages(locale);
  const filter = filterQuery(readFilter(query));
  const path = pathTo(locale, 'editor', 'submissions', submission.id);
  const back = withQuery(path, filter);
  const findings = findingList(request, submission);
  const why = refusal?.conflict === undefined ? t.editing.changedMeanwhile : sentenceOf(locale, refusal);
  return answerDeskPage(request, {
    title: `${t.editing.title}${colon(locale)}${submission.name}`,
    section: 'queue',
    main: html`${refusal !== null && alertNotice(why)} ${entryErrors(request, form)}
      <p class="crumbs"><a href="${back}" data-back>${personText(submission.name)}</a></p>
      <h1>${t.editing.title}</h1>
      <p class="hint">${t.editing.lead}</p>
      ${
        findings !== null &&
        html`<div class="panel desk-evidence desk-reminder">
          <h2>${t.findings.title}</h2>
          ${findings}
        </div>`
      }
      ${entryForm(request, form, {
        action: withQuery(`${path}/edit`, filter),
        mark: form.values.get('mark') ?? markOf(submission),
        button: t.saveChanges,
        cancel: back,
      })}`,
  });
}

/** Throws `conflict` if it no longer waits, and `own_submission`. */
async function getEditable(request: PageRequest): Promise<Submission> {
  const submission = await getSubmission(request.context.db, request.params['id'] ?? '');
  if (submission.state !== 'awaiting_moderation') throw stateConflict('submission', submission, 'editor');
  const concern = { owners: [submission.accountId] };
  await requireUninvolved(request.context.db.read, accountOf(request), 'edit_submission', concern);
  return submission;
}

export const EDIT_SUBMISSION_PAGES = formPages({
  path: '/:locale/editor/submissions/:id/edit',
  who: 'editor',
  form: { ...ENTRY, mark: CHOSEN },
  async page(request, form) {
    const submission = await getEditable(request);
    return editPage(request, submission, form.error === null ? formOfEntry(submission) : form);
  },
  async act(request) {
    const { context, form, locale, query } = request;
    const submission = await getEditable(request);
    const edit = { body: bodyOfForm(form), mark: form.get('mark') ?? '' };
    const onRuleError = (rule: string, error: unknown) =>
      context.log.error({ err: error, rule }, 'a screening rule failed');
    const path = pathTo(locale, 'editor', 'submissions', submission.id);
    const save = async (): Promise<PageAnswer> => {
      await editSubmission(context.db, accountOf(request), submission.id, edit, onRuleError);
      return { redirect: withQuery(path, { ...filterQuery(readFilter(query)), done: 'saved' }) };
    };
    return drawRefused(request, save, undefined, async (_, { error }) => {
      const now = await getSubmission(context.db, submission.id);
      return editPage(request, now, formOfEntry(now), error);
    });
  },
});
