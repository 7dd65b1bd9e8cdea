/** The editors' notes on an entry, with the form to add one. */
import { editorName, listEditors, listNotes } from '#catalog/moderation/notes.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { areaField } from '#web/elements/form-fields.ts';
import { html, type Html } from '#web/elements/html.ts';
import { timeText } from '#web/elements/texts.ts';
import { personBlock } from './desk-elements.ts';

const NAMES_SHOWN = 12;

/** `action` is the path of the form. */
export async function notesPanel(
  request: PageRequest,
  subjectId: string,
  form: FormState,
  action: string,
): Promise<Html> {
  const { locale, context, format } = request;
  const t = deskMessages(locale).team;
  const notes = await listNotes(context.db, subjectId);
  const others = (await listEditors(context.db.read)).filter(({ id }) => id !== accountOf(request).id);
  const names = others.slice(0, NAMES_SHOWN).map((each) => quotable(locale, `@${editorName(each)}`));
  return html`<section class="panel desk-notes" aria-labelledby="notes">
    <h2 id="notes" tabindex="-1">${t.title}</h2>
    ${
      notes.length === 0
        ? html`<p class="sub">${t.none}</p>`
        : html`<ol class="desk-history">
            ${notes.map(
              (note) =>
                html`<li>
                  <p class="sub">
                    <bdi dir="ltr" class="who">${note.author}</bdi> · ${timeText(note.at, format.dateTime(note.at))}
                  </p>
                  ${personBlock(note.text)}
                </li>`,
            )}
          </ol>`
    }
    <form method="post" action="${action}" class="stack" novalidate>
      ${areaField(request, form, {
        name: 'desk_note',
        label: t.note,
        hint: names.length > 0 ? t.noteHint(names.join(listSeparator(locale))) : t.noteHint('—'),
        rows: 3,
        maxlength: NOTE_LENGTH,
      })}
      <button class="button button-quiet">${t.add}</button>
    </form>
  </section>`;
}
