/** One list of an account: its texts, its tools with notes and order, its visibility, its deletion. */
import { editList, moveList, removeList } from '#catalog/lists/edits.ts';
import { LIST_LENGTHS, getOwnList, type List, type ListMember } from '#catalog/lists/lists.ts';
import { BADGE_HEIGHT, badgeCode, listBadge as badgeOf } from '#http/pages/badge-code.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { sentenceOf } from '#locales/errors.ts';
import { listMessages } from '#locales/subjects.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { mustVerify, verificationNotice } from '#web/account/verification.ts';
import { areaField, errorSummary, fieldError, textField } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN, SEVERAL } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { alertNotice, doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { listBadge } from './pieces.ts';
import { actPage } from '#web/elements/act-pages.ts';
import { formPages } from '#web/elements/form-pages.ts';

/** Notes of 40 tools, with up to twelve bytes per character in a form. */
const FORM_BYTES = 262_144;

const listPath = ({ locale }: PageRequest, { id }: Pick<List, 'id'>, ...verb: string[]): string =>
  pathTo(locale, 'account', 'lists', id, ...verb);

function formOf({ title, intro, tools, mark }: List): FormState {
  return blankForm({
    title,
    intro,
    tools: tools.map(({ slug }) => slug),
    places: tools.map((_, at) => String(at + 1)),
    notes: tools.map(({ note }) => note),
    mark,
  });
}

/** Position, note and removal of one tool; a refused form restores them by the tool's index. */
function memberFields(request: PageRequest, form: FormState, member: ListMember, count: number): Html {
  const { locale } = request;
  const { lists: t } = listMessages(locale);
  const { slug, name, state, note } = member;
  const at = form.values.getAll('tools').indexOf(slug);
  const typed = (field: string): string | undefined => (at < 0 ? undefined : form.values.getAll(field)[at]);
  // For an overlong note the form has its beginning, the refusal all of it.
  const whole = valueOf(form, 'notes');
  const shown = typed('notes') ?? note;
  const field = `note-${slug}`;
  const id = `field-${field}`;
  const isWrong = problemsOf(form)[field] !== undefined;
  return html`<fieldset class="list-member">
    <legend>
      ${state === 'published' ? html`<a href="${pathTo(locale, 'tools', slug)}"><bdi>${name}</bdi></a>` : html`<bdi>${name}</bdi>`}
    </legend>
    ${state !== 'published' && html`<p class="hint">${t.gone}</p>`}
    <input type="hidden" name="tools" value="${slug}" />
    <div class="list-member-fields">
      <div class="field">
        <label for="${`place-${slug}`}">${t.place}</label>
        <input
          ${attributes({
            type: 'number',
            id: `place-${slug}`,
            name: 'places',
            min: 1,
            max: count,
            value: typed('places') ?? '',
            required: true,
            autocomplete: 'off',
          })}
        />
      </div>
      <div class="field field-wide">
        <label for="${id}">${t.add.note} <span class="optional">(${request.t.optional})</span></label>
        ${fieldError(request, form, field)}
        <input
          ${attributes({
            type: 'text',
            id,
            name: 'notes',
            value: shown !== '' && whole.startsWith(shown) ? whole : shown,
            dir: 'auto',
            autocomplete: 'off',
            'data-longest': LIST_LENGTHS.note,
            'aria-invalid': isWrong ? 'true' : null,
            'aria-describedby': isWrong ? `${id}-error` : null,
          })}
        />
      </div>
      <label class="choice"
        ><input
          ${attributes({ type: 'checkbox', name: 'out', value: slug, checked: form.values.getAll('out').includes(slug) })}
        /><span>${t.leaveOut}</span></label
      >
    </div>
  </fieldset>`;
}

function button(request: PageRequest, list: List, verb: string, label: string, hint: string): Html {
  return html`<form method="post" action="${listPath(request, list, verb)}" class="stack">
    <p class="hint">${hint}</p>
    <p><button class="button button-quiet">${label}</button></p>
  </form>`;
}

/** The visibility of the list, and the buttons that change it. */
function visibilityPanel(request: PageRequest, list: List): Html {
  const { locale } = request;
  const { visibility: t } = listMessages(locale).lists;
  const account = accountOf(request);
  return html`<section class="panel stack" aria-labelledby="visibility">
    <h2 id="visibility">${t.title}</h2>
    <p>${listBadge(request, list)}</p>
    ${list.state === 'hidden' && html`<p>${t.isHidden}</p>`}
    ${
      list.state === 'public' &&
      html`<p><a href="${pathTo(locale, 'lists', list.id)}">${t.open}</a></p>
        ${embedding(request, list)} ${button(request, list, 'withdraw', t.withdraw, t.withdrawHint)}`
    }
    ${
      list.state === 'private' &&
      (mustVerify(request, account)
        ? html`<p>${t.verifyFirst}</p>
            ${verificationNotice(request, account)}`
        : button(request, list, 'publish', t.publish, t.publishHint))
    }
  </section>`;
}

function embedding({ locale, publicUrl }: PageRequest, { id, title }: List): Html {
  const { embed: t } = listMessages(locale).lists;
  const badge = badgeOf(locale, id);
  return html`<details class="badge-code">
    <summary>${t.title}</summary>
    <p><img src="${badge.picture}" height="${BADGE_HEIGHT}" alt="${title}" loading="lazy" /></p>
    <p class="hint">${t.hint}</p>
    <pre dir="ltr" tabindex="0"><code>${badgeCode(publicUrl, badge, title)}</code></pre>
  </details>`;
}

async function listPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, context, params, query } = request;
  const { lists: t } = listMessages(locale);
  const list = await getOwnList(context.db.read, accountOf(request).id, params['id'] ?? '');
  const form = typed.error === null ? formOf(list) : typed;
  const isStale = form.error?.code === 'conflict';
  const notes = Object.fromEntries(list.tools.map(({ slug, name }) => [`note-${slug}`, `${t.add.note}, ${name}`]));
  const { created, saved, added, published, withdrawn } = t.done;
  return answerAccountPage(request, {
    title: list.title,
    section: 'lists',
    main: html`${doneNotice(query, { created, saved, added, published, withdrawn })}
      ${
        form.error !== null && isStale
          ? alertNotice(sentenceOf(locale, form.error))
          : errorSummary(request, form, { title: t.name, intro: t.intro, ...notes })
      }
      <p class="crumbs"><a href="${pathTo(locale, 'account', 'lists')}">${t.title}</a></p>
      <h1>${personText(list.title)}</h1>
      <div class="split">
        <form method="post" action="${listPath(request, list)}" class="form" novalidate>
          ${textField(request, form, { name: 'title', label: t.name, longest: LIST_LENGTHS.title, dir: 'auto' })}
          ${areaField(request, form, { name: 'intro', label: t.intro, longest: LIST_LENGTHS.intro, rows: 4, optional: true })}
          <h2>${t.size}</h2>
          ${
            list.tools.length === 0
              ? html`<p class="empty">${t.empty}</p>`
              : list.tools.map((member) => memberFields(request, form, member, list.tools.length))
          }
          <input type="hidden" name="mark" value="${isStale ? list.mark : valueOf(form, 'mark')}" />
          <p><button class="button">${t.save}</button></p>
        </form>
        <div class="stack">
          ${visibilityPanel(request, list)}
          <details class="confirm">
            <summary>${t.removal.title}</summary>
            <form method="post" action="${listPath(request, list, 'remove')}">
              <p class="hint">${t.removal.hint}</p>
              <button class="button button-quiet button-danger">${t.removal.title}</button>
            </form>
          </details>
        </div>
      </div>`,
  });
}

/** The tools of the form by position, without the removed ones. */
function membersOf({ form }: PageRequest): { slug: string; note: string }[] {
  const [places, notes, out] = [form.getAll('places'), form.getAll('notes'), new Set(form.getAll('out'))];
  return form
    .getAll('tools')
    .map((slug, at) => ({ slug, note: notes[at] ?? '', place: Number.parseInt(places[at] ?? '', 10) || at + 1 }))
    .filter(({ slug }) => !out.has(slug))
    .toSorted((one, other) => one.place - other.place)
    .map(({ slug, note }) => ({ slug, note }));
}

async function save(request: PageRequest): Promise<PageAnswer> {
  const { form, context, params } = request;
  const account = accountOf(request);
  const id = params['id'] ?? '';
  await takeAttempt(request, 'list', account.id);
  const texts = { title: form.get('title') ?? '', intro: form.get('intro') ?? '' };
  await editList(context.db, account, id, { ...texts, tools: membersOf(request), mark: form.get('mark') ?? '' });
  return { redirect: withQuery(listPath(request, { id }), { done: 'saved' }) };
}

function moving(move: 'publish' | 'withdraw', done: string): Page {
  return actPage({
    path: `/:locale/account/lists/:id/${move}`,
    who: 'member',
    form: {},
    async again(request, { error }) {
      const { context, params } = request;
      const list = await getOwnList(context.db.read, accountOf(request).id, params['id'] ?? '');
      return listPage(request, { ...formOf(list), error });
    },
    async act(db, account, id, request) {
      const list = await getOwnList(db.read, account.id, id);
      await takeAttempt(request, 'list', account.id);
      const verificationRequired = request.context.config.smtpUrl !== undefined;
      await moveList(db, account, list.id, move, { verificationRequired });
    },
    back: '/account/lists/:id',
    done,
  });
}

export const OWN_LIST_EDIT_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/account/lists/:id',
    who: 'member',
    formBytes: FORM_BYTES,
    async admitLarge(request) {
      await getOwnList(request.context.db.read, accountOf(request).id, request.params['id'] ?? '');
    },
    form: {
      title: LIST_LENGTHS.title,
      intro: LIST_LENGTHS.intro,
      mark: CHOSEN,
      tools: SEVERAL,
      places: SEVERAL,
      notes: { max: LIST_LENGTHS.note, many: true },
      out: SEVERAL,
    },
    page: listPage,
    // The texts are kept; saving again overwrites the other edit knowingly.
    late: listPage,
    act: save,
  }),
  moving('publish', 'published'),
  moving('withdraw', 'withdrawn'),
  actPage({
    path: '/:locale/account/lists/:id/remove',
    who: 'member',
    act: removeList,
    back: '/account/lists',
    done: 'removed',
  }),
];
