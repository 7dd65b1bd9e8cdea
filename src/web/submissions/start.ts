/** Submission before sign-in: guidelines, form, check, and a draft that survives registration. */
import { owesTerms } from '#catalog/accounts/terms.ts';
import { findDraft, keepDraft } from '#catalog/submissions/drafts.ts';
import { FIELDS, keysWhere } from '#fields/fields.ts';
import type { FieldGroup } from '#fields/kinds.ts';
import type { FormFields } from '#http/transport/forms.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { networkKey } from '#limits/address-keys.ts';
import { asRefusal, drawRefused } from '#http/pages/refused-forms.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, ENTRY } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { errorOf, judgeForm } from './check.ts';
import { nextSteps } from './follows.ts';
import { SUBMISSION_FORM_ID, closedNotice, submissionErrors, submissionForm } from './form.ts';
import { ACT } from './form-values.ts';
import { previewCard } from './preview-card.ts';
import { PROPOSE, fillForm } from './propose.ts';
import { memberPage } from './submit.ts';
import { verdictNotice, type FormVerdict } from './verdict-notice.ts';

/** Required fields; the rest of the form comes after sign-in and is not downloaded before. */
const FIRST_GROUPS = ['about', 'kind'] as const satisfies readonly FieldGroup[];

/** Enter presses the first button of a form: this one, not the one beside the address. */
const DEFAULT_BUTTON = html`<button hidden form="${SUBMISSION_FORM_ID}" name="${ACT}" value="register"></button>`;

/** The buttons without sign-in. */
function startButtons({ locale }: PageRequest): Html {
  const { submit: s } = submissionMessages(locale);
  return html`<button class="button button-large" name="${ACT}" value="register">${s.asNew}</button>
    <button class="button button-quiet button-large" name="${ACT}" value="sign-in">${s.asMember}</button>
    <button class="button button-quiet button-large" name="${ACT}" value="check">${s.check}</button>`;
}

/** The page without sign-in; `verdict` after a check. */
async function startPage(
  request: PageRequest,
  form: FormState = blankForm(),
  { verdict, filled = null }: { verdict?: FormVerdict; filled?: Html | null } = {},
): Promise<PageAnswer> {
  const { locale } = request;
  const t = submissionMessages(locale);
  const { submit: s } = t;
  const closed = closedNotice(request);
  const isClosed = closed !== null && form.error === null && verdict === undefined && filled === null;
  return answerPage(request, {
    title: form.error === null ? t.titles.submit : `${t.form.check} · ${t.titles.submit}`,
    description: s.lead,
    section: 'submit',
    listed: request.path === '/submit' && request.search === '',
    styles: [ASSET_PATHS['account.css']],
    scripts: [ASSET_PATHS['submit-check.js']],
    main: html`${DEFAULT_BUTTON} ${await submissionErrors(request, form)} ${filled}
      ${verdict !== undefined && verdictNotice(request, verdict)}
      <div class="page-head">
        <h1>${t.titles.submit}</h1>
        <p class="lead">${s.lead}</p>
        <p class="hint">${s.draftKept} ${t.pictures.later}</p>
      </div>
      ${closed}
      ${
        !isClosed &&
        html`<div class="two-sides two-sides-note">
          ${submissionForm(request, form, pathTo(locale, 'submit', 'draft'), startButtons(request), { groups: FIRST_GROUPS })}
          <div class="beside">
            <section class="panel" aria-labelledby="needed">
              <h2 id="needed">${s.needed}</h2>
              <ul class="ticks ticks-list">
                ${s.needs.map((need) => html`<li>${need}</li>`)}
              </ul>
            </section>
            ${await nextSteps(request)} ${previewCard(request, form)}
          </div>
        </div>`
      }`,
  });
}

/** Checks without a script, and continues to sign-in with a draft of the form. */
async function continueToSignIn(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale, account } = request;
  const act = form.get(ACT);
  form.delete(ACT);
  if (act === 'check') {
    const verdict = await judgeForm(request);
    const error = errorOf(verdict);
    return asRefusal(await startPage(request, { values: form, error }, { verdict }), error);
  }
  if (request.refusal !== null) throw request.refusal;
  if (act === PROPOSE) {
    const { form: proposed, notice } = await fillForm(request);
    return startPage(request, proposed, { filled: notice });
  }
  await takeAttempt(request, 'draft', request.address);
  const draft = await keepDraft(context.db, form, networkKey(request.address));
  const next = withQuery(pathTo(locale, 'submit'), { draft });
  if (account !== null) return { redirect: next, draft };
  return { redirect: withQuery(pathTo(locale, act === 'sign-in' ? 'sign-in' : 'register'), { next }), draft };
}

/** The form with its draft; members get it once they have accepted the current terms. */
async function openForm(request: PageRequest): Promise<PageAnswer> {
  const { account, site, locale, search, context, query } = request;
  if (account === null) {
    const draft = await findDraft(context.db, query.get('draft') ?? '');
    if (draft !== undefined) return startPage(request, { values: draft, error: null });
    return { ...(await startPage(request)), isCompressed: true };
  }
  if (!owesTerms(account, site.termsVersion)) return memberPage(request);
  const next = `${pathTo(locale, 'submit')}${search}`;
  return { redirect: withQuery(pathTo(locale, 'account', 'terms'), { next }) };
}

const FIRST_FIELDS = FIRST_GROUPS.flatMap((group) => keysWhere({ group })).map((key): string => FIELDS[key].name);
const DRAFT_FORM: FormFields = {
  ...Object.fromEntries(Object.entries(ENTRY).filter(([name]) => FIRST_FIELDS.includes(name))),
  [ACT]: CHOSEN,
};

export const SUBMIT_START_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/submit', who: 'anyone', private: true, isListed: true, handler: openForm },
  {
    method: 'POST',
    path: '/:locale/submit/draft',
    who: 'anyone',
    form: DRAFT_FORM,
    again: null,
    handler: (request) =>
      drawRefused(
        request,
        () => continueToSignIn(request),
        (_, form) => startPage(request, form),
      ),
  },
];
