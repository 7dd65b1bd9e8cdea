/** Webhooks of an account: list, and the form that adds one. */
import { colon } from '#locales/quotable.ts';
import { createWebhook, listWebhooks, type Webhook } from '#catalog/webhooks/webhooks.ts';
import type { Account } from '#catalog/roles.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { webhookMessages } from '#locales/subjects.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { ADDRESS, SEVERAL } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { mustVerify, verificationNotice } from '#web/account/verification.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { documentationLink, eventsField, offNotice, secretPage, webhookBadge, webhookPlace } from './pieces.ts';

function webhookRow(request: PageRequest, webhook: Webhook): Html {
  const { locale, format } = request;
  const t = webhookMessages(locale);
  return html`<li class="token">
    <div class="token-head">
      <h3>
        <a href="${pathTo(locale, 'account', 'webhooks', webhook.id)}">${webhookPlace(request, webhook)}</a>
      </h3>
      ${webhookBadge(request, webhook)}
    </div>
    <p class="token-scopes">
      <span>${t.webhooks.chosen(webhook.events.length)}</span>
      <span>${t.tokens.created}${colon(locale)}${timeText(webhook.createdAt, format.date(webhook.createdAt))}</span>
    </p>
  </li>`;
}

function addForm(request: PageRequest, account: Account, form: FormState): Html {
  const { webhooks: t } = webhookMessages(request.locale);
  return html`<section class="panel token-form" aria-labelledby="create">
    <h2 id="create">${t.add}</h2>
    ${
      mustVerify(request, account)
        ? html`<p>${t.verifyFirst}</p>`
        : html`<form method="post" action="${pathTo(request.locale, 'account', 'webhooks')}" class="form" novalidate>
            ${textField(request, form, { name: 'url', label: t.url, hint: t.urlHint, type: 'url', maxlength: ADDRESS })}
            ${eventsField(request, form)}
            <button class="button">${t.button}</button>
          </form>`
    }
  </section>`;
}

async function webhooksPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { webhooks: t } = webhookMessages(request.locale);
  const account = accountOf(request);
  const webhooks = await listWebhooks(request.context.db, account.id);
  return answerAccountPage(request, {
    title: t.title,
    section: 'webhooks',
    main: html`${doneNotice(request.query, { removed: t.done.removed })}
      ${errorSummary(request, form, { url: t.url, events: t.events })}
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      <p>${documentationLink(request)}</p>
      ${offNotice(request)} ${verificationNotice(request, account)}
      <div class="split">
        <section class="token-list" aria-labelledby="webhooks">
          <div class="section-head">
            <h2 id="webhooks">${t.list}</h2>
            <a class="to-form" href="#create">${t.add}</a>
          </div>
          ${
            webhooks.length === 0
              ? html`<div class="empty">
                  <h3>${t.none}</h3>
                  <p>${t.noneLead}</p>
                </div>`
              : html`<ul class="tokens">
                  ${webhooks.map((webhook) => webhookRow(request, webhook))}
                </ul>`
          }
        </section>
        ${addForm(request, account, form)}
      </div>`,
  });
}

async function add(request: PageRequest): Promise<PageAnswer> {
  const { form, context } = request;
  const { webhook, secret } = await createWebhook(
    context.db,
    accountOf(request),
    { url: form.get('url') ?? '', events: form.getAll('events') },
    { verificationRequired: context.config.smtpUrl !== undefined },
  );
  return secretPage(request, webhook, secret, { isRotated: false });
}

export const WEBHOOK_LIST_PAGES = formPages({
  path: '/:locale/account/webhooks',
  who: 'member',
  form: { url: ADDRESS, events: SEVERAL },
  page: webhooksPage,
  act: add,
});
