/** Saved replies by reason and language: their page, and their choice in a decision. */
import { colon } from '#locales/quotable.ts';
import {
  REPLY_LENGTH,
  REPLY_PLACEHOLDERS,
  REPLY_PURPOSES,
  addReply,
  changeReply,
  fillReply,
  listReplies,
  type Reply,
  type ReplyPurpose,
} from '#catalog/moderation/replies.ts';
import { findAccount } from '#catalog/accounts/accounts.ts';
import { reasonOf } from '#catalog/lifecycle.ts';
import { LOCALES, LOCALE_NAMES, directionOf, isLocale, type Locale } from '#catalog/locales.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { areaField, errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { personBlock } from '#web/desk/desk-elements.ts';

function purposeName(request: PageRequest, purpose: ReplyPurpose): string {
  const t = queueMessages(request.locale);
  return purpose === 'request_changes' ? t.review.requestChanges : t.reasons[purpose];
}

function pathOf(request: PageRequest, language: Locale, id?: string, done?: string): string {
  return withQuery(pathTo(request.locale, 'editor', 'replies', ...(id === undefined ? [] : [id])), { language, done });
}

function replyItem(request: PageRequest, reply: Reply, form: FormState): Html {
  const t = queueMessages(request.locale);
  const isRefused = form.error !== null && request.params['id'] === reply.id;
  return html`<li>
    <div lang="${reply.locale}" dir="${directionOf(reply.locale)}">${personBlock(reply.text)}</div>
    <details class="unfold" ${attributes({ open: isRefused })}>
      <summary>${t.edit}</summary>
      <form method="post" action="${pathOf(request, reply.locale, reply.id)}" class="stack" novalidate>
        ${
          isRefused
            ? areaField(request, form, { name: 'text', label: t.replies.text, rows: 4, maxlength: REPLY_LENGTH })
            : html`<label class="visually-hidden" for="${`reply-${reply.id}`}">${t.replies.text}</label>
                <textarea
                  ${attributes({ id: `reply-${reply.id}`, name: 'text', rows: 4, maxlength: REPLY_LENGTH, dir: 'auto', lang: reply.locale })}
                >
${reply.text}</textarea>`
        }
        <div class="panel-actions">
          <button class="button button-quiet">${t.save}</button>
          <button class="button button-danger" name="act" value="remove">${t.replies.remove}</button>
        </div>
      </form>
    </details>
  </li>`;
}

/** One purpose: its standard text, its replies, and the form for a new one. */
function purposeSection(
  request: PageRequest,
  language: Locale,
  purpose: ReplyPurpose,
  replies: readonly Reply[],
  form: FormState,
): Html {
  const t = queueMessages(request.locale);
  const isRefused = form.error !== null && form.values.get('purpose') === purpose;
  const reason = reasonOf(purpose);
  const sentence = reason === null ? '' : reasonSentence(language, reason);
  const direction = directionOf(language);
  const own = replies.filter((reply) => reply.purpose === purpose);
  const hint = `${t.replies.placeholders}${colon(request.locale)}${REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`;
  return html`<section class="panel" aria-labelledby="${purpose}">
    <h2 id="${purpose}">${purposeName(request, purpose)}</h2>
    ${reason !== null && html`<p class="sub">${t.replies.builtIn}${colon(request.locale)}<span lang="${language}" dir="${direction}">${sentence}</span></p>`}
    ${
      own.length > 0 &&
      html`<ul class="rows">
        ${own.map((reply) => replyItem(request, reply, form))}
      </ul>`
    }
    <details class="unfold" ${attributes({ open: isRefused })}>
      <summary>${t.replies.add}</summary>
      <form method="post" action="${pathOf(request, language)}" class="stack" novalidate>
        <input type="hidden" name="purpose" value="${purpose}" />
        ${
          isRefused
            ? areaField(request, form, { name: 'text', label: t.replies.text, hint, rows: 4, maxlength: REPLY_LENGTH })
            : html`<div class="field">
                <label for="${`text-${purpose}`}">${t.replies.text}</label>
                <p class="hint" id="${`hint-${purpose}`}">${hint}</p>
                <textarea
                  ${attributes({
                    id: `text-${purpose}`,
                    name: 'text',
                    rows: 4,
                    maxlength: REPLY_LENGTH,
                    lang: language,
                    'aria-describedby': `hint-${purpose}`,
                  })}
                ></textarea>
              </div>`
        }
        <button class="button button-quiet">${t.replies.add}</button>
      </form>
    </details>
  </section>`;
}

function readLanguage({ query, locale }: PageRequest): Locale {
  const wanted = query.get('language') ?? '';
  return isLocale(wanted) ? wanted : locale;
}

async function repliesPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = queueMessages(locale);
  const language = readLanguage(request);
  const replies = await listReplies(context.db, language);
  const tab = (each: Locale): Html => {
    const current = attributes({ 'aria-current': each === language ? 'page' : null });
    return html`<li><a href="${pathOf(request, each)}" lang="${each}" ${current}>${LOCALE_NAMES[each]}</a></li>`;
  };
  return answerDeskPage(request, {
    title: t.replies.title,
    section: 'replies',
    main: html`${doneNotice(query, { saved: t.replies.saved, removed: t.replies.removed })}
      ${errorSummary(request, form, { text: t.replies.text })}
      <h1>${t.replies.title}</h1>
      <p class="lead">${t.replies.lead}</p>
      <nav class="tabs" aria-label="${t.queue.language}">
        <ul>
          ${LOCALES.map(tab)}
        </ul>
      </nav>
      <dl class="desk-facts">
        ${REPLY_PLACEHOLDERS.map(
          (name) =>
            html`<div>
              <dt><code dir="ltr">{${name}}</code></dt>
              <dd>${t.replies.placeholder[name]}</dd>
            </div>`,
        )}
      </dl>
      ${replies.length === 0 && html`<p class="sub">${t.replies.none}</p>`}
      <div class="desk-stack">
        ${REPLY_PURPOSES.map((purpose) => purposeSection(request, language, purpose, replies, form))}
      </div>`,
  });
}

/** A reply with the placeholders of this entry filled in. */
function filled({ context, locale }: PageRequest, reply: Reply, submission: Submission): string {
  return fillReply(reply, { name: submission.name, url: submission.url, site: context.siteIn(locale).name });
}

/** The language of the submission's owner. */
async function ownersLanguage(request: PageRequest, submission: Submission): Promise<Locale> {
  return (await findAccount(request.context.db, submission.accountId))?.locale ?? request.locale;
}

/** The choice of a saved reply; null without any in the owner's language. */
export async function replyChoice(request: PageRequest, submission: Submission): Promise<Html | null> {
  const t = queueMessages(request.locale);
  const language = await ownersLanguage(request, submission);
  const replies = await listReplies(request.context.db, language);
  if (replies.length === 0) return null;
  const purposes = REPLY_PURPOSES.filter((purpose) => replies.some((reply) => reply.purpose === purpose));
  return html`<div class="field">
    <label for="field-reply">${t.replies.insert}</label>
    <p class="hint" id="field-reply-hint">${t.replies.insertHint}</p>
    <select id="field-reply" name="reply" aria-describedby="field-reply-hint" data-replies>
      <option value="">—</option>
      ${purposes.map(
        (purpose) =>
          html`<optgroup label="${purposeName(request, purpose)}">
            ${replies
              .filter((reply) => reply.purpose === purpose)
              .map((reply) => {
                const text = filled(request, reply, submission);
                return html`<option
                  value="${reply.id}"
                  lang="${language}"
                  data-purpose="${purpose}"
                  data-text="${text}"
                >
                  ${[...text.replaceAll(/\s+/g, ' ')].slice(0, 60).join('')}
                </option>`;
              })}
          </optgroup>`,
      )}
    </select>
  </div>`;
}

/** Note and reason of a decision, with the chosen reply before the note, and its reason by default. */
export async function withReply(request: PageRequest, submissionId: string): Promise<{ note: string; reason: string }> {
  const { form, context } = request;
  const note = form.get('note') ?? '';
  const reason = form.get('reason') ?? '';
  const id = form.get('reply') ?? '';
  if (id === '') return { note, reason };
  const submission = await getSubmission(context.db, submissionId);
  const replies = await listReplies(context.db, await ownersLanguage(request, submission));
  const reply = replies.find((each) => each.id === id);
  if (reply === undefined) return { note, reason };
  const texts = [filled(request, reply, submission), note].filter((text) => text.trim() !== '');
  return {
    note: texts.join('\n\n'),
    reason: reason === '' && reply.purpose !== 'request_changes' ? reply.purpose : reason,
  };
}

async function add(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const language = readLanguage(request);
  const input = { purpose: form.get('purpose'), locale: language, text: form.get('text') };
  await addReply(context.db, accountOf(request), input);
  return { redirect: pathOf(request, language, undefined, 'saved') };
}

async function change(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params } = request;
  const language = readLanguage(request);
  const isRemoved = form.get('act') === 'remove';
  const text = isRemoved ? null : (form.get('text') ?? '');
  await changeReply(context.db, accountOf(request), params['id'] ?? '', text);
  return { redirect: pathOf(request, language, undefined, isRemoved ? 'removed' : 'saved') };
}

export const REPLY_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/editor/replies',
    who: 'editor',
    form: { purpose: CHOSEN, text: REPLY_LENGTH },
    page: repliesPage,
    act: add,
  }),
  {
    method: 'POST',
    path: '/:locale/editor/replies/:id',
    who: 'editor',
    form: { text: REPLY_LENGTH, act: CHOSEN },
    again: (request, form) => repliesPage({ ...request, path: '/editor/replies' }, form),
    handler: change,
  },
];
