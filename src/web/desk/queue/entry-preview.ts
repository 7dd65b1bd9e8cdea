/** A preview of the entry as readers would see it. */
import { colon } from '#locales/quotable.ts';
import { UNKNOWN_PRICING } from '#fields/pricing.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { FIELDS } from '#fields/fields.ts';
import { queueMessages } from '#locales/subjects.ts';
import { fieldsBeside, shownValue } from '#web/elements/entry-values.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { screenshotFigure, toolMark } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { categoryName, personBlocks } from '#web/desk/desk-elements.ts';

/** Longer names get a smaller headline. */
const LONG_NAME = 40;

/** Whether the canonical URL changes more than a trailing slash. */
function isRewritten(submission: Submission): boolean {
  return submission.canonicalUrl.replace(/\/$/, '') !== submission.url.replace(/\/$/, '');
}

/** A complete URL with its host emphasized. */
function wholeAddress(url: string): Html {
  const [, before = '', host = '', path = ''] = /^([a-z]+:\/\/)([^/?#]*)(.*)$/is.exec(url) ?? ['', url];
  return html`${before}<strong>${host}</strong>${path}`;
}

/** Fields without a place of their own in the preview. */
const FURTHER = fieldsBeside(['name', 'tagline', 'url', 'pricingModel', 'categories', 'description']);

/** Head, facts and description as on the page of a tool; overlong parts scroll. */
export function entryPreview(
  request: PageRequest,
  submission: Submission,
  logo: string | null,
  screenshot: string | null,
): Html {
  const t = queueMessages(request.locale);
  const { fields } = t;
  return html`<article class="desk-entry" tabindex="0" aria-labelledby="entry">
    <header class="tool-head">
      ${toolMark({ name: submission.name, logo }, 'large', true)}
      <div>
        <h1 id="entry" ${attributes({ class: submission.name.length > LONG_NAME ? 'is-long' : null })}>
          ${personText(submission.name)}
        </h1>
        <p class="lead">${personText(submission.tagline)}</p>
      </div>
    </header>
    <p class="address">
      <a href="${submission.url}" rel="nofollow noopener noreferrer" target="_blank" dir="ltr" data-visit
        >${wholeAddress(submission.url)}</a
      >
      ${isRewritten(submission) && html`<span class="sub" dir="ltr">${submission.canonicalUrl}</span>`}
    </p>
    <p class="tags">
      <span class="tag tag-price">${t.pricing[submission.pricingModel ?? UNKNOWN_PRICING]}</span>
      ${submission.categories.map((id) => html`<span class="tag">${categoryName(request, id)}</span> `)}
    </p>
    ${
      submission.description !== null &&
      html`<div class="desk-description prose">${personBlocks(submission.description)}</div>`
    }
    ${screenshot !== null && screenshotFigure(screenshot, request.t.catalog.screenshot(submission.name))}
    ${FURTHER.map((key) => {
      const { name } = FIELDS[key];
      const value = shownValue(request, name, submission[key], '_blank');
      return (
        value !== null &&
        html`<p class="sub">${fields[name].label}${colon(request.locale)}<bdi dir="ltr">${value}</bdi></p>`
      );
    })}
  </article>`;
}
