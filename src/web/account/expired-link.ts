/** The page of a used or expired link, with the way to a new one. */
import { ERRORS } from '#catalog/errors.ts';
import type { PageAnswer, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { html } from '#web/elements/html.ts';
import { SECRET_ADDRESS, answerAuthPage } from './auth-layout.ts';

/** `hint` says how to get a new link, `label` and `path` lead there. */
export function answerExpiredLink(
  view: View,
  way: { title: string; hint: string; label: string; path: string },
): PageAnswer {
  const { deadLink: s } = accountMessages(view.locale);
  return {
    ...answerAuthPage(view, {
      title: `${s.title} · ${way.title}`,
      description: s.lead,
      headers: SECRET_ADDRESS,
      card: html`<h1>${s.title}</h1>
        <p class="lead">${s.lead}</p>
        <p>${way.hint}</p>
        <p><a class="button" href="${way.path}">${way.label}</a></p>`,
    }),
    status: ERRORS.link_expired,
  };
}
