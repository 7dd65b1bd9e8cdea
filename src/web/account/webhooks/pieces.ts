/** Elements shared by the pages of webhooks: state, choice of events, and the page of a new secret. */
import { choosableEvents, stateOfWebhook, type Webhook } from '#catalog/webhooks/webhooks.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { idOf, webhookMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { copyButton } from '#web/account/copy-button.ts';

/** The notice on all pages of webhooks while sending is disabled. */
export function offNotice({ locale, context }: PageRequest): Html | null {
  return context.fetcher === undefined ? notice('note', html`<p>${webhookMessages(locale).webhooks.off}</p>`) : null;
}

/** The link to the API documentation of events. */
export function documentationLink({ locale }: PageRequest): Html {
  const t = webhookMessages(locale);
  return html`<a href="/llms.txt">${t.webhooks.documentation}</a>`;
}

const BADGES = {
  on: 'badge badge-published',
  failing: 'badge badge-changes-requested',
  off: 'badge badge-rejected',
} as const;

export function webhookBadge({ locale }: PageRequest, webhook: Webhook): Html {
  const state = stateOfWebhook(webhook);
  return html`<span class="${BADGES[state]}">${webhookMessages(locale).webhooks.states[state]}</span>`;
}

/** The address of a webhook, or that programs fetch its events. */
export function webhookPlace({ locale }: PageRequest, { url }: Webhook): Html {
  return url === null
    ? html`${webhookMessages(locale).webhooks.fetched}`
    : html`<bdi dir="ltr">${shownAddress(url)}</bdi>`;
}

/** The events that the account may choose. */
export function eventsField(request: PageRequest, form: FormState, look?: 'columns'): Html {
  const t = webhookMessages(request.locale);
  return choiceField(request, form, {
    name: 'events',
    label: t.webhooks.events,
    kind: 'checkbox',
    ...(look !== undefined && { look }),
    choices: choosableEvents(accountOf(request)).map((event) => ({
      value: event,
      label: t.webhooks.names[idOf(event)],
    })),
  });
}

/** The only page that shows a secret: the answer to a form, not cached and not repeated by a reload. */
export function secretPage(
  request: PageRequest,
  webhook: Webhook,
  secret: string,
  { isRotated }: { isRotated: boolean },
): PageAnswer {
  const { locale } = request;
  const { webhooks: t } = webhookMessages(locale);
  return answerAccountPage(request, {
    title: t.secretTitle,
    section: 'webhooks',
    scripts: [ASSET_PATHS['copy.js']],
    main: html`<div class="new-token">
      <h1>${t.secretTitle}</h1>
      <section class="new-token-once" aria-labelledby="secret-title">
        <h2 id="secret-title">${webhookPlace(request, webhook)}</h2>
        <p role="status">${t.secretOnce}</p>
        <div class="secret">
          <code dir="ltr" id="secret">${secret}</code>
          ${copyButton(request, 'secret', 'button')}
        </div>
        <p>${t.secretUse} ${documentationLink(request)}</p>
        ${isRotated && html`<p class="hint">${t.secretOld}</p>`}
      </section>
      <p class="visually-hidden" role="status" id="copy-status"></p>
      <p class="new-token-end">
        <a class="button button-quiet" href="${pathTo(locale, 'account', 'webhooks', webhook.id)}">${t.toWebhook}</a>
      </p>
    </div>`,
  });
}
