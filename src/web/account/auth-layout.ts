/** The frame of pages in front of the account, such as signing in: one card in the middle, and where else to go. */
import type { FormState, PageAnswer, PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { ACCOUNT_STYLESHEET_PATH, PASSWORD_SCRIPT_PATH } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { problemsOf } from '#web/elements/form-state.ts';
import { html, type Child, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';

// The address holds the secret of a mailed link; it must not travel on.
export const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer' };

/** `before` stands above the card (notices, what was wrong), `after` below it. */
export function answerAuthPage(
  view: View,
  content: {
    title: string;
    card: Html;
    form?: FormState;
    before?: Child;
    after?: Child;
    headers?: Record<string, string>;
    scripts?: readonly string[];
  },
): PageAnswer {
  const t = accountMessages(view.locale);
  const error = content.form?.error ?? null;
  return answerPage(view, {
    title: error === null ? content.title : `${t.form.check} · ${content.title}`,
    section: 'account',
    styles: [ACCOUNT_STYLESHEET_PATH],
    scripts: content.scripts ?? [PASSWORD_SCRIPT_PATH],
    ...(content.headers !== undefined && { headers: content.headers }),
    main: html`<div class="auth">
      ${content.before}
      <div class="auth-card">${content.card}</div>
      ${content.after !== undefined && html`<div class="auth-after">${content.after}</div>`}
    </div>`,
  });
}

/** What a form that holds nothing to correct, only a button, says when what was sent along is refused. `label` names it. */
export function answerRefusedButton(request: PageRequest, form: FormState, title: string, label = title): PageAnswer {
  const labels = Object.fromEntries(Object.keys(problemsOf(form)).map((name) => [name, label]));
  return answerAuthPage(request, {
    title,
    form,
    before: errorSummary(request, form, labels),
    card: html`<h1>${title}</h1>`,
  });
}
