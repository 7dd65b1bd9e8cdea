/** Small pieces of the desk's pages: times as spans, flags, reasons, tables of old and new. */
import type { Submission } from '#catalog/submission-records.ts';
import type { View } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { html, type Html } from '#web/html.ts';

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
