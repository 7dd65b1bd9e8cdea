/** The layout of pages before sign-in: one centered card, and links to the alternatives. */
import type { FormState, PageAnswer, PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { problemsOf } from '#web/elements/form-state.ts';
import { html, type Child, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';

// The URL contains the secret of a mailed link; it must not leak in Referer.
export const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer' };

/** `before` is above the card (notices, errors), `after` below it. */
export function answerAuthPage(
  view: View,
  content: {
    title: string;
    description?: string;
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
    ...(content.description !== undefined && { description: content.description }),
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    scripts: content.scripts ?? [ASSET_PATHS['password.js']],
    ...(content.headers !== undefined && { headers: content.headers }),
    main: html`<div class="auth">
      ${content.before}
      <div class="auth-card">${content.card}</div>
      ${content.after !== undefined && html`<div class="auth-after">${content.after}</div>`}
    </div>`,
  });
}

/** The page of a refused button, which has no fields to correct. `label` names the button. */
export function answerRefusedButton(request: PageRequest, form: FormState, title: string, label = title): PageAnswer {
  const labels = Object.fromEntries(Object.keys(problemsOf(form)).map((name) => [name, label]));
  return answerAuthPage(request, {
    title,
    form,
    before: errorSummary(request, form, labels),
    card: html`<h1>${title}</h1>`,
  });
}
