/** Elements of many pages: notices, status badges, facts, logos and monograms. */
import type { SubmissionState } from '#catalog/lifecycle.ts';
import type { View } from '#http/pages/page-types.ts';
import { screenshotPath, toolLogoPath } from '#http/pages/site-paths.ts';
import { attributes, html, type Child, type Html } from './html.ts';

/** A sentence about a finished act (`done`) or a fact (`note`, `warning`). */
export function notice(kind: 'done' | 'note' | 'warning', content: Child): Html {
  return kind === 'done'
    ? html`<div class="notice notice-done" role="status">${content}</div>`
    : html`<div class="${`notice notice-${kind}`}">${content}</div>`;
}

/** The reason of a refusal, announced at once. */
export const alertNotice = (said: string): Html =>
  html`<div class="notice notice-warning" role="alert"><p>${said}</p></div>`;

/** The sentence for `?done=<key>` after a redirect; null for unknown keys. */
export function doneNotice(query: URLSearchParams, sentences: Readonly<Record<string, string>>): Html | null {
  const key = query.get('done');
  return key !== null && Object.hasOwn(sentences, key) ? notice('done', html`<p>${sentences[key]}</p>`) : null;
}

export function stateBadge(view: View, state: SubmissionState): Html {
  return html`<span class="${`badge badge-${state.replaceAll('_', '-')}`}">${view.t.states[state]}</span>`;
}

const HUES = 10;

/** The class of the colour of a name. */
export function hueOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `hue-${hash % HUES}`;
}

/** The initials of a name on a colour derived from it. */
export function monogram(name: string, size: 'small' | 'large' = 'small'): Html {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? `${firstLetter(words[0])}${firstLetter(words[1])}` : firstLetter(words[0]);
  return html`<span class="${`monogram monogram-${size} ${hueOf(name)}`}" aria-hidden="true"
    >${letters.toUpperCase()}</span
  >`;
}

/** Displayed width in pixels, as in the stylesheet, and widths of the copies for usual and dense screens. */
const LOGO_SIZES = { small: [44, 64, 128], large: [72, 128, 256] } as const;

/** The logo of a tool, or its monogram. Decorative: the name is next to it. */
export function toolMark(
  { name, logo }: { name: string; logo: string | null },
  size: 'small' | 'large' = 'small',
  isAtOnce = false,
): Html {
  if (logo === null) return monogram(name, size);
  const [side, usual, dense] = LOGO_SIZES[size];
  return html`<img
    class="${`logo logo-${size}`}"
    src="${toolLogoPath(logo, usual)}"
    srcset="${toolLogoPath(logo, dense)} 2x"
    alt=""
    ${attributes({ width: side, height: side, loading: isAtOnce ? null : 'lazy', decoding: 'async' })}
  />`;
}

/** A definition list of facts. */
export function factList(rows: readonly (readonly [name: Child, value: Child])[]): Html {
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The mark of a verified maker. */
export function verifiedMark(label: string): Html {
  return html`<span class="tick verified">${label}</span>`;
}

/** A screenshot of eight by five, loaded lazily unless `isAtOnce`; its space is reserved. */
export function screenshotFigure(
  hash: string,
  alt: string,
  { isAtOnce = false, caption = null }: { isAtOnce?: boolean; caption?: Html | null } = {},
): Html {
  return html`<figure class="screenshot">
    <img
      src="${screenshotPath(hash, 1280)}"
      srcset="${screenshotPath(hash, 640)} 640w, ${screenshotPath(hash, 1280)} 1280w"
      sizes="(width < 46rem) 94vw, 42rem"
      alt="${alt}"
      ${attributes({ width: 1280, height: 800, loading: isAtOnce ? null : 'lazy', decoding: 'async' })}
    />
    ${caption !== null && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

function firstLetter(word: string | undefined): string {
  return word === undefined ? '' : String.fromCodePoint(word.codePointAt(0) ?? 0x20);
}
