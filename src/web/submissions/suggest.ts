/** Suggested changes of one's own published tool: the form, and the page of a change. */
import { findWaitingChange, getChange, type ChangeRequest } from '#catalog/submissions/change-requests.ts';
import { suggestChange, withdrawChange } from '#catalog/submissions/suggest.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { getDeskTool, type DeskTool } from '#catalog/tools/edits.ts';
import { FIELD_KEYS, fieldOf, FIELDS } from '#fields/fields.ts';
import { countRefusals } from '#http/api/refused-submissions.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages, claimMessages } from '#locales/subjects.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { accountBar } from '#web/account/account-layout.ts';
import { mustVerify } from '#web/account/verification.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { areaField } from '#web/elements/form-fields.ts';
import { ENTRY } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice, monogram, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { changeList, changesOf } from './entry.ts';
import { suggestedPicturePage, toolPicturePanel } from './suggested-pictures.ts';
import { submissionErrors, submissionForm } from './form.ts';
import { bodyOfForm, formOfEntry } from './form-values.ts';
import { actPage } from '#web/elements/act-pages.ts';

const suggestPath = ({ locale }: PageRequest, slug: string, act?: string): string =>
  pathTo(locale, 'tools', slug, 'suggest', ...(act === undefined ? [] : [act]));
const changePath = ({ locale }: PageRequest, id: string, act?: string): string =>
  pathTo(locale, 'changes', id, ...(act === undefined ? [] : [act]));

/** The form as a change: an emptied optional field is cleared. */
function bodyOfSuggestion(form: URLSearchParams): Record<string, unknown> {
  const cleared = FIELD_KEYS.filter((key) => fieldOf(key).required === false).map((key) => [FIELDS[key].name, null]);
  return { ...Object.fromEntries(cleared), ...bodyOfForm(form), message: form.get('message') ?? '' };
}

/** The visitor's own tool; undefined for other people's published ones. Throws `not_found`. */
async function findOwn(request: PageRequest): Promise<DeskTool | undefined> {
  const tool = await getDeskTool(request.context.db, request.params['slug'] ?? '');
  if (tool.state === 'removed') throw new CatalogError('not_found');
  const isOwn = tool.accountId === accountOf(request).id;
  if (!isOwn && tool.state !== 'published') throw new CatalogError('not_found');
  return isOwn ? tool : undefined;
}

/** For other people's tools: who may change them, and the way to report a problem. */
function notYours(request: PageRequest): PageAnswer {
  const { locale, params } = request;
  const { changes, titles } = changeMessages(locale);
  const { claims } = claimMessages(locale);
  const slug = params['slug'] ?? '';
  return answerPage(request, {
    title: changes.suggest,
    section: 'tools',
    main: html`<h1>${changes.suggest}</h1>
      <p class="lead">${changes.notYours}</p>
      <p>
        <a class="button" href="${pathTo(locale, 'tools', slug, 'report')}">${titles.report}</a>
        <a class="button button-quiet" href="${pathTo(locale, 'tools', slug, 'claim')}">${claims.isYours}</a>
      </p>`,
  });
}

/** A name of its own, since the form above has a message as well. */
const REMOVAL_MESSAGE = 'removal_message';

function messageField(request: PageRequest, form: FormState, name: string): Html {
  const { changes } = changeMessages(request.locale);
  return areaField(request, form, {
    name,
    label: changes.message,
    optional: true,
    rows: 3,
    maxlength: NOTE_LENGTH,
  });
}

/** Removal ends the entry, so the form is folded and says what it does. */
function removalForm(request: PageRequest, tool: DeskTool, form: FormState): Html {
  const { changes } = changeMessages(request.locale);
  return html`<details class="confirm" ${attributes({ open: form.values.has(REMOVAL_MESSAGE) })}>
    <summary>${changes.removeTitle}</summary>
    <form method="post" action="${suggestPath(request, tool.slug, 'removal')}" novalidate>
      <p class="hint">${changes.removeHint}</p>
      ${messageField(request, form, REMOVAL_MESSAGE)}
      <button class="button button-quiet button-danger">${changes.removeButton}</button>
    </form>
  </details>`;
}

async function suggestPage(request: PageRequest, tool: DeskTool, form: FormState): Promise<PageAnswer> {
  const { locale, context } = request;
  const { changes, form: f } = changeMessages(locale);
  const waiting = await findWaitingChange(context.db.read, tool.id);
  const isShort = waiting !== undefined || tool.state !== 'published';
  return answerPage(request, {
    title: form.error === null ? changes.suggest : `${f.check} · ${changes.suggest}`,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    main: html`${accountBar(request, 'submissions')} ${await submissionErrors(request, form)}
      ${doneNotice(request.query, { pictured: changes.sent, unpictured: changes.withdrawnDone })}
      <div class="page-head">
        <p class="crumbs"><a href="${pathTo(locale, 'tools', tool.slug)}">${personText(tool.name)}</a></p>
        <h1>${changes.suggest}</h1>
        <p class="lead">${changes.lead}</p>
      </div>
      ${
        waiting !== undefined &&
        notice('note', html`<p>${changes.waits} <a href="${changePath(request, waiting.id)}">${changes.see}</a></p>`)
      }
      ${
        !isShort &&
        html`${submissionForm(request, form, suggestPath(request, tool.slug), changes.send, {
          before: {
            entry: tool,
            back: pathTo(locale, 'tools', tool.slug),
            more: messageField(request, form, 'message'),
          },
        })}
        ${await toolPicturePanel(request, tool, form)} ${removalForm(request, tool, form)}`
      }`,
  });
}

async function send(request: PageRequest, tool: DeskTool, body: Record<string, unknown>): Promise<PageAnswer> {
  const { context } = request;
  const account = accountOf(request);
  if (mustVerify(request, account)) throw new CatalogError('email_unverified');
  const { change } = await context.admission.run('submission', () =>
    countRefusals(context, account.id, () =>
      suggestChange(context.db, account, tool.slug, body, {
        perHour: context.config.quotas.change,
        smallAtOnce: context.config.smallChangesAtOnce,
        onRuleError: (rule, error) => context.log.error({ err: error, rule }, 'a screening rule failed'),
      }),
    ),
  );
  return { redirect: `${changePath(request, change.id)}?done=${change.state === 'live' ? 'live' : 'sent'}` };
}

/** The state of the change, with the editor's reason and note. */
function changePanel(request: PageRequest, change: ChangeRequest): Html {
  const { changes } = changeMessages(request.locale);
  const accepted = change.accepted ?? [];
  const isPart = change.state === 'accepted' && accepted.length < Object.keys(change.changes).length;
  return html`<section class="panel standing">
    <p class="status-state">
      <span class="${`badge badge-change-${change.state.replaceAll('_', '-')}`}"
        >${isPart ? changes.partly : changes.states[change.state]}</span
      >
    </p>
    ${change.reasonCode !== null && html`<p>${reasonSentence(request.locale, change.reasonCode)}</p>`}
    ${change.editorNote !== null && html`<p class="lines">${personText(change.editorNote)}</p>`}
    ${
      change.state === 'awaiting_moderation' &&
      request.account?.id === change.accountId &&
      html`<form method="post" action="${changePath(request, change.id, 'withdraw')}">
        <button class="button button-quiet">${changes.withdraw}</button>
      </form>`
    }
  </section>`;
}

async function changePage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, params, query } = request;
  const { changes } = changeMessages(locale);
  const change = await getChange(context.db.read, params['id'] ?? '');
  const tool = await context.db.read
    .selectFrom('tools')
    .select(['slug', 'name', 'state'])
    .where('id', '=', change.toolId)
    .executeTakeFirstOrThrow();
  const isOwn = request.account?.id === change.accountId;
  return answerPage(request, {
    title: `${tool.name} · ${changes.title}`,
    description: changes.lead,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    main: html`${accountBar(request, isOwn ? 'submissions' : null)}
      ${doneNotice(query, { sent: changes.sent, live: changes.sentLive, withdrawn: changes.withdrawnDone })}
      <div class="entry-head">
        ${monogram(tool.name, 'large')}
        <div>
          <h1>${changes.title}</h1>
          <p class="sub">
            ${
              tool.state === 'published'
                ? html`<a href="${pathTo(locale, 'tools', tool.slug)}">${personText(tool.name)}</a>`
                : personText(tool.name)
            }
          </p>
        </div>
      </div>
      ${changePanel(request, change)}
      ${
        change.kind === 'removal'
          ? html`<p>${changes.removal}</p>`
          : changeList(request, changesOf(change.changes), change.accepted)
      }`,
  });
}

const FORM = { ...ENTRY, message: NOTE_LENGTH };

/** The page of the current entry, after a refusal of another form on it. */
async function onEntry(request: PageRequest, { values, error }: FormState): Promise<PageAnswer> {
  const tool = await findOwn(request);
  if (tool === undefined) return notYours(request);
  const entry = formOfEntry(tool).values;
  if (values.has(REMOVAL_MESSAGE)) entry.set(REMOVAL_MESSAGE, values.get(REMOVAL_MESSAGE) ?? '');
  return suggestPage({ ...request, path: `/tools/${tool.slug}/suggest` }, tool, { values: entry, error });
}

export const SUGGEST_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/tools/:slug/suggest',
    who: 'member',
    async handler(request) {
      const tool = await findOwn(request);
      return tool === undefined ? notYours(request) : suggestPage(request, tool, formOfEntry(tool));
    },
  },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/suggest',
    who: 'member',
    form: FORM,
    async again(request, form) {
      const tool = await findOwn(request);
      return tool === undefined ? notYours(request) : suggestPage(request, tool, form);
    },
    async handler(request) {
      const tool = await findOwn(request);
      return tool === undefined ? notYours(request) : send(request, tool, bodyOfSuggestion(request.form));
    },
  },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/suggest/removal',
    who: 'member',
    form: { [REMOVAL_MESSAGE]: NOTE_LENGTH },
    again: onEntry,
    async handler(request) {
      const tool = await findOwn(request);
      if (tool === undefined) return notYours(request);
      const message = request.form.get(REMOVAL_MESSAGE) ?? '';
      return send(request, tool, { remove: true, ...(message.trim() !== '' && { message }) });
    },
  },
  suggestedPicturePage(onEntry),
  { method: 'GET', path: '/:locale/changes/:id', who: 'anyone', private: true, handler: changePage },
  actPage({
    path: '/:locale/changes/:id/withdraw',
    who: 'member',
    act: withdrawChange,
    back: '/changes/:id',
    done: 'withdrawn',
  }),
];
