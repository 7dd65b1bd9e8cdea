/** The operator's lists of blocked domains, words and mail domains. */
import { colon } from '#locales/quotable.ts';
import {
  BLOCK_KINDS,
  BLOCK_REASON_LENGTH,
  BLOCK_SCOPES,
  BLOCK_VALUE_LENGTH,
  addBlock,
  listBlocks,
  removeBlock,
  type Block,
} from '#catalog/screening/blocks.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { actPage } from '#web/elements/act-pages.ts';

function blockRow(request: PageRequest, block: Block): Row {
  const { locale, format, context } = request;
  const t = adminMessages(locale).blocks;
  const { id, kind, value, scope, reason, expiresAt } = block;
  const isOver = expiresAt !== null && expiresAt <= context.db.now().toISOString();
  return {
    own: attributes({ class: isOver ? 'is-quiet' : null }),
    title: kind === 'word' ? personText(value) : html`<bdi dir="ltr">${value}</bdi>`,
    cells: [
      t.kinds[kind],
      kind !== 'word' && t.scopes[scope],
      personText(reason),
      expiresAt === null ? t.forever : timeText(expiresAt, format.date(expiresAt)),
      html`<form method="post" action="${pathTo(locale, 'admin', 'blocks', id, 'remove')}">
        <button class="button button-quiet" aria-label="${`${t.remove}${colon(locale)}${value}`}">${t.remove}</button>
      </form>`,
    ],
  };
}

function addForm(request: PageRequest, form: FormState): Html {
  const { locale } = request;
  const t = adminMessages(locale).blocks;
  const shown = form.values.size > 0 ? form : { ...form, values: blankForm({ kind: 'domain' }).values };
  return html`<section class="panel medium" aria-labelledby="add">
    <h2 id="add">${t.add}</h2>
    <form method="post" action="${pathTo(locale, 'admin', 'blocks')}" class="stack" novalidate>
      ${selectField(request, shown, { name: 'kind', label: t.kind, choices: BLOCK_KINDS.map((value) => ({ value, label: t.kinds[value] })) })}
      ${textField(request, shown, { name: 'value', label: t.value, hint: t.valueHint, maxlength: BLOCK_VALUE_LENGTH })}
      ${selectField(request, shown, { name: 'scope', label: t.scope, choices: BLOCK_SCOPES.map((value) => ({ value, label: t.scopes[value] })) })}
      ${textField(request, shown, { name: 'reason', label: t.reason, maxlength: BLOCK_REASON_LENGTH })}
      ${textField(request, shown, { name: 'until', label: t.until, hint: t.untilHint, type: 'date', optional: true })}
      <button class="button">${t.addButton}</button>
    </form>
  </section>`;
}

async function blocksPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = adminMessages(locale).blocks;
  const blocks = await listBlocks(context.db.read);
  return answerDeskPage(request, {
    title: t.title,
    section: 'blocks',
    main: html`${doneNotice(query, { added: t.added, removed: t.removed })}
      ${errorSummary(request, form, { kind: t.kind, value: t.value, scope: t.scope, reason: t.reason, until: t.until })}
      <h1>${t.title}</h1>
      <p class="lead">${t.lead}</p>
      ${
        blocks.length === 0
          ? html`<p class="empty">${t.none}</p>`
          : html`<div class="desk-table">
              ${tableFrame(
                t.title,
                [t.value, t.kind, t.scope, t.reason, t.until, adminMessages(locale).placements.actions],
                blocks.map((block) => blockRow(request, block)),
              )}
            </div>`
      }
      ${addForm(request, form)}`,
  });
}

async function add(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  await addBlock(context.db, accountOf(request), {
    kind: form.get('kind'),
    value: form.get('value'),
    scope: form.get('scope'),
    reason: form.get('reason'),
    until: form.get('until'),
  });
  return { redirect: `${pathTo(locale, 'admin', 'blocks')}?done=added` };
}

export const BLOCK_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/admin/blocks',
    who: 'admin',
    form: { kind: CHOSEN, value: BLOCK_VALUE_LENGTH, scope: CHOSEN, reason: BLOCK_REASON_LENGTH, until: CHOSEN },
    page: blocksPage,
    act: add,
  }),
  actPage({
    path: '/:locale/admin/blocks/:id/remove',
    who: 'admin',
    act: removeBlock,
    back: '/admin/blocks',
    done: 'removed',
  }),
];
