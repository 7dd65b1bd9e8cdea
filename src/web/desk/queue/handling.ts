/** Teamwork on a submission: assignee, snooze, escalation and notes. */
import {
  SNOOZE_DAYS,
  assignSubmission,
  escalateSubmission,
  findHandling,
  settleSubmission,
  snoozeSubmission,
  wakeSubmission,
  type Handling,
} from '#catalog/moderation/handling.ts';
import { addNote, editorName, listEditors } from '#catalog/moderation/notes.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { areaField, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { notesPanel } from '#web/desk/notes-panel.ts';
import { reviewPath } from './decision.ts';

/** Labels of the fields in the summary of errors. */
export function handlingLabels({ locale }: Pick<PageRequest, 'locale'>): Record<string, string> {
  const t = queueMessages(locale).team;
  return { desk_note: t.note, assignee: t.assign, days: t.snooze, escalation: t.escalateNote };
}

/** Badges of assignee, snooze and escalation; null without any. */
export function handlingBadges({ locale, format }: PageRequest, handling: Handling): Html | null {
  const t = queueMessages(locale).team;
  const { assignedTo, snoozedUntil, escalatedAt } = handling;
  if (assignedTo === null && snoozedUntil === null && escalatedAt === null) return null;
  const assigned = assignedTo === null ? '' : t.assigned(editorName(assignedTo));
  return html`${
    assignedTo !== null && html`<span class="badge queue-claim" title="${assignedTo.email}">${assigned}</span> `
  }${
    snoozedUntil !== null && html`<span class="badge queue-claim">${t.snoozed(format.date(snoozedUntil))}</span> `
  }${escalatedAt !== null && html`<span class="badge badge-changes-requested">${t.escalated}</span> `}`;
}

function actForm(request: PageRequest, submission: Submission, act: string, content: Html): Html {
  return html`<form method="post" action="${reviewPath(request, submission.id, 'handling')}" class="stack" novalidate>
    <input type="hidden" name="act" value="${act}" />
    ${content}
  </form>`;
}

function folded(title: string, isOpen: boolean, content: Html): Html {
  return html`<details class="unfold" ${attributes({ open: isOpen })}>
    <summary>${title}</summary>
    ${content}
  </details>`;
}

async function handlingForms(request: PageRequest, submission: Submission, form: FormState): Promise<Html> {
  const { locale, context } = request;
  const t = queueMessages(locale).team;
  const handling = await findHandling(context.db, submission.id);
  const editors = await listEditors(context.db.read);
  const choices = editors.map(({ id, email }) => ({ value: id, label: email }));
  const has = (name: string): boolean => form.values.has(name);
  const assignForm = has('assignee') ? form : blankForm({ assignee: handling.assignedTo?.id ?? '' });
  const assignee = { name: 'assignee', label: t.assign, blank: t.nobody, choices, optional: true };
  const assign = html`${selectField(request, assignForm, assignee)}
    <button class="button button-quiet">${queueMessages(locale).save}</button>`;
  const snoozeForm = has('days') ? form : blankForm({ days: '7' });
  const days = {
    name: 'days',
    label: t.snooze,
    hint: t.snoozeHint,
    inputmode: 'numeric' as const,
    maxlength: String(SNOOZE_DAYS.max).length,
    dir: 'ltr' as const,
  };
  const snooze = html`${textField(request, snoozeForm, days)}
    <button class="button button-quiet">${t.snoozeButton}</button>`;
  const escalate = html`<p class="hint">${t.escalateHint}</p>
    ${areaField(request, has('escalation') ? form : blankForm(), { name: 'escalation', label: t.escalateNote, rows: 2, maxlength: NOTE_LENGTH })}
    <button class="button button-quiet">${t.escalate}</button>`;
  const button = (text: string): Html => html`<button class="button button-quiet">${text}</button>`;
  return html`<section class="panel desk-handling" aria-labelledby="handling">
    <h2 id="handling" tabindex="-1">${t.handling}</h2>
    <p>${handlingBadges(request, handling)}</p>
    ${folded(t.assign, has('assignee'), actForm(request, submission, 'assign', assign))}
    ${
      handling.snoozedUntil === null
        ? folded(t.snoozeButton, has('days'), actForm(request, submission, 'snooze', snooze))
        : actForm(request, submission, 'wake', button(t.wake))
    }
    ${
      handling.escalatedAt === null
        ? folded(t.escalate, has('escalation'), actForm(request, submission, 'escalate', escalate))
        : actForm(request, submission, 'settle', button(t.settle))
    }
  </section>`;
}

/** Below the decision: notes for every entry; handling for waiting ones that are not the editor's own. */
export async function teamSection(
  request: PageRequest,
  submission: Submission,
  form: FormState,
  canHandle: boolean,
): Promise<Html> {
  return html`<div class="${canHandle ? 'desk-sides' : 'desk-stack'}">
    <div class="desk-stack">
      ${await notesPanel(request, submission.id, form.values.has('desk_note') ? form : blankForm(), reviewPath(request, submission.id, 'notes'))}
    </div>
    ${canHandle && html`<div class="desk-stack">${await handlingForms(request, submission, form)}</div>`}
  </div>`;
}

export async function takeNote(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params } = request;
  const { id, name } = await getSubmission(context.db, params['id'] ?? '');
  const subject = { kind: 'submission', id, name, link: { route: 'review', id } } as const;
  await addNote(context.db, accountOf(request), subject, form.get('desk_note'));
  return { redirect: `${reviewPath(request, id, undefined, { done: 'noted' })}#notes` };
}

/** Assigns, snoozes or escalates, or takes that back. */
export async function changeHandling(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params } = request;
  const editor = accountOf(request);
  const { db } = context;
  const acts: Readonly<Record<string, (id: string) => Promise<void>>> = {
    assign: (id) => assignSubmission(db, editor, id, form.get('assignee') ?? ''),
    snooze: (id) => snoozeSubmission(db, editor, id, form.get('days') ?? ''),
    wake: (id) => wakeSubmission(db, editor, id),
    escalate: (id) => escalateSubmission(db, editor, id, form.get('escalation')),
    settle: (id) => settleSubmission(db, editor, id),
  };
  const act = form.get('act') ?? '';
  const { id } = await getSubmission(db, params['id'] ?? '');
  if (Object.hasOwn(acts, act)) await acts[act]?.(id);
  return { redirect: `${reviewPath(request, id, undefined, { done: 'handled' })}#handling` };
}
