/** The deliveries of a webhook for its owner: state, response, and sending again. */
import type { Delivery } from '#catalog/webhooks/deliveries.ts';
import { isWebhookEvent } from '#catalog/webhook-events.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { idOf, webhookMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerAlone } from '#web/elements/link-answer.ts';
import { pathTo } from '#web/elements/links.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';

const BADGES = {
  waiting: 'badge badge-awaiting-moderation',
  retrying: 'badge badge-changes-requested',
  delivered: 'badge badge-published',
  failed: 'badge badge-rejected',
  missed: 'badge badge-rejected',
} as const;

function stateCell({ locale, format }: PageRequest, { state, attempts, nextAt }: Delivery): Html {
  const { webhooks: t } = webhookMessages(locale);
  return html`<span class="${BADGES[state]}">${t.deliveryStates[state]}</span> ${
      attempts > 0 && html`<span class="hint">${t.attempts(attempts)}</span>`
    }
    ${state === 'retrying' && nextAt !== null && html`<br /><span class="hint">${t.next(format.dateTime(nextAt))}</span>`}`;
}

function answerCell(request: PageRequest, { last }: Delivery): Html | null {
  if (last === null) return null;
  const { webhooks: t } = webhookMessages(request.locale);
  const { status, failure, durationMs, answer } = last;
  const result = answerAlone(request, status === null ? failure : `HTTP ${status}`);
  return html`<bdi>${result}</bdi>
    ${durationMs !== null && html`<span class="hint">${t.duration(request.format.number(durationMs))}</span>`}
    ${
      answer.trim() !== '' &&
      html`<details>
        <summary>${t.body}</summary>
        <pre class="delivery-answer" dir="auto" tabindex="0">${answer}</pre>
      </details>`
    }`;
}

function againForm(request: PageRequest, webhookId: string, { id, state }: Delivery, isOff: boolean): Html | null {
  if (state === 'waiting' || isOff) return null;
  const { webhooks: t } = webhookMessages(request.locale);
  return html`<form method="post" action="${pathTo(request.locale, 'account', 'webhooks', webhookId, 'redeliver')}">
    <input type="hidden" name="delivery" value="${id}" />
    <button class="button button-quiet">${t.resendButton}</button>
  </form>`;
}

/** The table of deliveries; with `isOff` none can be sent again. */
export function deliveryTable(
  request: PageRequest,
  webhookId: string,
  deliveries: readonly Delivery[],
  isOff: boolean,
): Html {
  const { locale, format } = request;
  const { webhooks: t } = webhookMessages(locale);
  const rows = deliveries.map((delivery) => ({
    title: html`${isWebhookEvent(delivery.event) ? t.names[idOf(delivery.event)] : t.testEvent}<br /><code dir="ltr"
        >${delivery.event}</code
      >`,
    cells: [
      timeText(delivery.createdAt, format.dateTime(delivery.createdAt)),
      stateCell(request, delivery),
      answerCell(request, delivery),
      againForm(request, webhookId, delivery, isOff),
    ],
  }));
  return tableFrame(t.deliveries, [t.event, t.when, t.state, t.answer, t.resendButton], rows);
}
