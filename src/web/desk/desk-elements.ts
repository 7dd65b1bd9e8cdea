/** Elements of the desk: durations, flags, categories, keys, reasons, filters, paragraphs of users. */
import { REASONS_FOR } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import { kindOf } from '#catalog/screening/screening.ts';
import { detectLocale } from '#catalog/language/detection.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';

/** Minutes as words: "just now" below one, minutes below two hours, hours below two days, then days. */
export function spanText(view: View, minutes: number): string {
  const t = deskMessages(view.locale);
  if (minutes < 1) return t.justNow;
  if (minutes < 120) return t.minutes(minutes);
  return minutes < 2_880 ? t.hours(Math.floor(minutes / 60)) : t.days(Math.floor(minutes / 1_440));
}

/** The screening verdicts of a submission, and whether it is an appeal. */
export function flagBadges(view: View, submission: Submission): Html {
  const t = deskMessages(view.locale);
  const kinds = [...new Set(submission.findings.map(kindOf))];
  return html`${
    submission.appealedAt !== null && html`<span class="badge badge-flag">${t.appeal}</span> `
  }${kinds.map((kind) => html`${kindBadge(view, kind)} `)}`;
}

/** A screening verdict, coloured by kind. */
export function kindBadge(view: View, kind: ReturnType<typeof kindOf>): Html {
  const { verdicts } = deskMessages(view.locale).findings;
  return html`<span class="${`badge badge-flag badge-${kind.replaceAll('_', '-')}`}">${verdicts[kind]}</span>`;
}

/** The name of a category in the language of the page; its id if unknown. */
export function categoryName({ context, locale }: PageRequest, id: string): string {
  return context.live.categories.of(locale).get(id)?.name ?? id;
}

/** A keyboard shortcut; hidden from screen readers, whose users find it in the help. */
export function keyHint(key: string): Html {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

/**
 * A paragraph by a user. Unlike personText it is a block with its own direction, and long enough to
 * detect its language.
 */
export function personBlock(text: string): Html {
  const guessed = detectLocale(text);
  return html`<p class="lines" dir="auto" ${attributes({ lang: guessed === 'en' ? null : guessed })}>${text}</p>`;
}

/** A user's text, split into paragraphs at empty lines. */
export function personBlocks(text: string): Html[] {
  return text.split(/\n{2,}/).map(personBlock);
}

/** The reasons for a refusal, each with its number key. */
export function reasonChoices({ t }: PageRequest, decided: keyof typeof REASONS_FOR, chosen: string): Html[] {
  return REASONS_FOR[decided].map(
    (code, index) =>
      html`<label
        ><input
          ${attributes({ type: 'radio', name: 'reason', value: code, checked: chosen === code, 'data-number': index + 1 })}
        />${keyHint(String(index + 1))}<span>${t.reasons[code]}</span></label
      > `,
  );
}

/** A filter by one of several values, or any. */
export function filterSelect(
  request: PageRequest,
  { name, label, chosen }: { name: string; label: string; chosen: string | undefined },
  choices: readonly (readonly [value: string, text: string])[],
): Html {
  return html`<div class="field">
    <label for="${`filter-${name}`}">${label}</label>
    <select id="${`filter-${name}`}" name="${name}">
      <option value="">${deskMessages(request.locale).all}</option>
      ${choices.map(([value, text]) => html`<option value="${value}" ${attributes({ selected: value === chosen })}>${text}</option>`)}
    </select>
  </div>`;
}
