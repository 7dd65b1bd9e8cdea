/** The page of one webhook: events, secret, deliveries, and the owner's acts. */
import { listDeliveries, redeliver, resendFailed, sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { getWebhook, removeWebhook, updateWebhook, type Webhook } from '#catalog/webhooks/webhooks.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormPage, FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { webhookMessages } from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, SEVERAL } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { deliveryTable } from './deliveries.ts';
import { eventsField, offNotice, secretPage, webhookBadge } from './pieces.ts';

const PER_PAGE = 50;
const LAST_PAGE = 200;

const actPath = ({ locale }: PageRequest, { id }: Pick<Webhook, 'id'>, verb: string): string =>
  pathTo(locale, 'account', 'webhooks', id, verb);

function button(request: PageRequest, webhook: Webhook, verb: string, label: string): Html {
  return html`<form method="post" action="${actPath(request, webhook, verb)}">
    <button class="button button-quiet">${label}</button>
  </form>`;
}

/** In two steps: the effect comes before the button. */
function confirmForm(request: PageRequest, webhook: Webhook, verb: string, label: string, hint: string): Html {
  return html`<details class="confirm">
    <summary>${label}</summary>
    <form method="post" action="${actPath(request, webhook, verb)}">
      <p class="hint">${hint}</p>
      <button class="button button-quiet button-danger">${label}</button>
    </form>
  </details>`;
}

function stateNotice(request: PageRequest, webhook: Webhook): Html | null {
  const { webhooks: t } = webhookMessages(request.locale);
  const { off, failingSince } = webhook;
  if (off !== null)
    return notice(
      'warning',
      html`<p>${t.offReasons[off.reason]}</p>
        ${button(request, webhook, 'turn-on', t.turnOn)}`,
    );
  return failingSince === null
    ? null
    : notice('warning', html`<p>${t.failingSince(request.format.dateTime(failingSince))}</p>`);
}

async function deliveries(request: PageRequest, webhook: Webhook): Promise<Html> {
  const { locale, query, context } = request;
  const { webhooks: t } = webhookMessages(locale);
  const page = readPage(query, LAST_PAGE) ?? 1;
  const { items, total, failed } = await listDeliveries(context.db, webhook.id, { page, perPage: PER_PAGE });
  const isOff = webhook.off !== null;
  const address = pathTo(locale, 'account', 'webhooks', webhook.id);
  return html`<div class="webhook-deliveries">
    <h2>${t.deliveries}</h2>
    ${
      !isOff &&
      html`<div class="webhook-acts">
        ${button(request, webhook, 'test', t.test)}
        ${failed > 0 && button(request, webhook, 'resend', t.resend(failed))}
      </div>`
    }
    ${items.length === 0 ? html`<p class="empty">${t.noDeliveries}</p>` : deliveryTable(request, webhook.id, items, isOff)}
    ${listPages(request, { page, total, perPage: PER_PAGE, last: LAST_PAGE }, (each) => withQuery(address, { page: each }))}
  </div>`;
}

const eventsOf = ({ events }: Webhook): FormState => blankForm({ events });

async function webhookPage(request: PageRequest, webhook: Webhook, form = eventsOf(webhook)): Promise<PageAnswer> {
  const { locale } = request;
  const { webhooks: t } = webhookMessages(locale);
  const { saved, test, again, turned_on: turnedOn } = t.done;
  return answerAccountPage(request, {
    title: webhook.url === null ? t.fetched : shownAddress(webhook.url),
    section: 'webhooks',
    main: html`${doneNotice(request.query, { saved, test, again, 'turned-on': turnedOn })}
      ${errorSummary(request, form, { events: t.events })}
      <p><a href="${pathTo(locale, 'account', 'webhooks')}">${t.back}</a></p>
      <div class="webhook-head">
        <div class="token-head">
          <h1>${webhook.url === null ? t.fetched : html`<bdi dir="ltr">${new URL(webhook.url).hostname}</bdi>`}</h1>
          ${webhookBadge(request, webhook)}
        </div>
        ${webhook.url !== null && html`<p><code dir="ltr">${webhook.url}</code></p>`}
      </div>
      ${offNotice(request)} ${stateNotice(request, webhook)} ${await deliveries(request, webhook)}
      <section class="panel" aria-label="${t.events}">
        <form method="post" action="${actPath(request, webhook, 'events')}" class="form" novalidate>
          ${eventsField(request, form, 'columns')}
          <button class="button">${t.save}</button>
        </form>
      </section>
      <div>
        ${confirmForm(request, webhook, 'rotate', t.rotate, t.rotateHint)}
        ${confirmForm(request, webhook, 'delete', t.remove, t.removeHint)}
      </div>`,
  });
}

const webhookOf = (request: PageRequest): Promise<Webhook> =>
  getWebhook(request.context.db, accountOf(request), request.params['id'] ?? '');

type Done = 'saved' | 'test' | 'again' | 'turned-on';

async function act(request: PageRequest, done: Done, run: (webhook: Webhook) => Promise<unknown>): Promise<PageAnswer> {
  const webhook = await webhookOf(request);
  await run(webhook);
  return { redirect: `${pathTo(request.locale, 'account', 'webhooks', webhook.id)}?done=${done}` };
}

/** Sending is limited, so that it cannot be used to flood a server. */
function send(request: PageRequest, done: Done, run: (webhook: Webhook) => Promise<unknown>): Promise<PageAnswer> {
  return act(request, done, async (webhook) => {
    await takeAttempt(request, 'webhook_test', accountOf(request).id);
    await run(webhook);
  });
}

const post = (verb: string, form: FormPage['form'], handler: Page['handler']): Page => ({
  method: 'POST',
  path: `/:locale/account/webhooks/:id/${verb}`,
  who: 'member',
  form,
  async again(request, { values, error }) {
    const webhook = await webhookOf(request);
    return webhookPage(request, webhook, { ...(verb === 'events' ? { values } : eventsOf(webhook)), error });
  },
  handler,
});

export const WEBHOOK_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/account/webhooks/:id',
    who: 'member',
    handler: async (request) => webhookPage(request, await webhookOf(request)),
  },
  post('events', { events: SEVERAL }, (request) =>
    act(request, 'saved', ({ id }) =>
      updateWebhook(request.context.db, accountOf(request), id, { events: request.form.getAll('events') }),
    ),
  ),
  post('turn-on', {}, (request) =>
    act(request, 'turned-on', ({ id }) => updateWebhook(request.context.db, accountOf(request), id, { isOn: true })),
  ),
  post('test', {}, (request) =>
    send(request, 'test', ({ id }) => sendTestEvent(request.context.db, accountOf(request), id)),
  ),
  post('resend', {}, (request) =>
    send(request, 'again', ({ id }) => resendFailed(request.context.db, accountOf(request), id)),
  ),
  post('redeliver', { delivery: CHOSEN }, (request) =>
    send(request, 'again', ({ id }) =>
      redeliver(request.context.db, accountOf(request), id, request.form.get('delivery') ?? ''),
    ),
  ),
  post('rotate', {}, async (request) => {
    const { id = '' } = request.params;
    const made = await updateWebhook(request.context.db, accountOf(request), id, { newSecret: true });
    return secretPage(request, made.webhook, made.secret ?? '', { isRotated: true });
  }),
  post('delete', {}, async (request) => {
    const { id = '' } = request.params;
    await removeWebhook(request.context.db, accountOf(request), id);
    return { redirect: `${pathTo(request.locale, 'account', 'webhooks')}?done=removed` };
  }),
];
