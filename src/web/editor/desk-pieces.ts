/** Small pieces of the desk's pages: times as spans, flags, keys, paragraphs that people wrote. */
import { detectLocale } from '#catalog/locales.ts';
import type { Submission } from '#catalog/submission-records.ts';
import type { View } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { fieldProblem } from '#web/field-problems.ts';
import { problemsOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';

/** Minutes as people say them: minutes below two hours, hours below two days, then days. */
export function spanText(view: View, minutes: number): string {
  const d = deskMessages(view.locale);
  if (minutes < 120) return d.minutes(minutes);
  return minutes < 2_880 ? d.hours(Math.floor(minutes / 60)) : d.days(Math.floor(minutes / 1_440));
}

/** The verdicts that screening spoke about a submission, and whether it is an appeal. */
export function flagBadges(view: View, submission: Submission): Html {
  const verdicts = [...new Set(submission.findings.map((finding) => finding.verdict))];
  return html`${submission.appealedAt !== null && html`<span class="badge badge-flag">${view.t.submission.appeal}</span> `}${verdicts.map(
    (verdict) =>
      html`<span class="${`badge badge-flag badge-${verdict.replaceAll('_', '-')}`}"
        >${view.t.review.verdicts[verdict]}</span
      > `,
  )}`;
}

/** A key of the keyboard beside what it does; hidden from screen readers, whose users hear it in the help. */
export function keyHint(key: string): Html {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}

/**
 * A paragraph that somebody wrote. Other than personText it is a block, whose lines begin where its own language begins
 * them; of texts in Latin letters only the direction is known.
 */
export function personBlock(text: string): Html {
  const guessed = detectLocale(text);
  return html`<p class="lines" dir="auto" ${attributes({ lang: guessed === 'en' ? null : guessed })}>${text}</p>`;
}

/** What is wrong with a field of a form that draws its own controls; `id` is that of the control. */
export function fieldError(view: View, form: FormState, field: string, id = `field-${field}`): Html | null {
  const problems = problemsOf(form)[field] ?? [];
  if (problems.length === 0) return null;
  return html`<p class="field-error" id="${`${id}-error`}">
    ${problems.map((problem) => fieldProblem(view.locale, field, problem)).join(' ')}
  </p>`;
}
