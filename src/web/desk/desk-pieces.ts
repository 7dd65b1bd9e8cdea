/** Small pieces of the desk's pages: times as spans, flags, categories, keys, paragraphs that people wrote. */
import type { Submission } from '#catalog/submissions/records.ts';
import { kindOf } from '#catalog/screening/screening.ts';
import { detectLocale } from '#catalog/text/language.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';

/** Minutes as people say them: just now below one, minutes below two hours, hours below two days, then days. */
export function spanText(view: View, minutes: number): string {
  const t = deskMessages(view.locale);
  if (minutes < 1) return t.justNow;
  if (minutes < 120) return t.minutes(minutes);
  return minutes < 2_880 ? t.hours(Math.floor(minutes / 60)) : t.days(Math.floor(minutes / 1_440));
}

/** The verdicts that screening spoke about a submission, and whether it is an appeal. */
export function flagBadges(view: View, submission: Submission): Html {
  const t = deskMessages(view.locale);
  const kinds = [...new Set(submission.findings.map(kindOf))];
  return html`${submission.appealedAt !== null && html`<span class="badge badge-flag">${t.appeal}</span> `}${kinds.map((kind) => html`${kindBadge(view, kind)} `)}`;
}

/** What screening says, in one colour for each kind. */
export function kindBadge(view: View, kind: ReturnType<typeof kindOf>): Html {
  const { verdicts } = deskMessages(view.locale).findings;
  return html`<span class="${`badge badge-flag badge-${kind.replaceAll('_', '-')}`}">${verdicts[kind]}</span>`;
}

/** What a category is called in the language of the page; its id where it is not known. */
export function categoryName({ context, locale }: PageRequest, id: string): string {
  return context.live.categories.of(locale).get(id)?.name ?? id;
}

/** A key of the keyboard beside what it does; hidden from screen readers, whose users hear it in the help. */
export function keyHint(key: string): Html {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

/**
 * A paragraph that somebody wrote. Other than personText it is a block, whose lines begin where its own language begins
 * them, and long enough to tell that language.
 */
export function personBlock(text: string): Html {
  const guessed = detectLocale(text);
  return html`<p class="lines" dir="auto" ${attributes({ lang: guessed === 'en' ? null : guessed })}>${text}</p>`;
}

/** A text that somebody wrote, as the paragraphs that empty lines make of it. */
export function personBlocks(text: string): Html[] {
  return text.split(/\n{2,}/).map(personBlock);
}
