/**
 * Short texts to learn from, put together from the phrases of corpus/jobs (what AI tools do), corpus/trades (projects that are
 * none) and corpus/offers (spam): a few phrases of one subject are a tagline and a description.
 */
import { existsSync, readFileSync } from 'node:fs';
import { CORPUS_LOCALES } from './corpus.ts';
import type { CorpusClass, CorpusLocale } from './corpus.ts';

/** A text of one subject, in lower case and without a name. */
export interface PhraseText {
  class: CorpusClass;
  locale: CorpusLocale;
  topic: string;
  tagline: string;
  description: string | null;
}

/** The folders of phrases, what they are about, and how many phrases in a row are of one kind, which texts do not mix. */
const SOURCES = {
  jobs: { class: 'ai', ofKind: Infinity },
  trades: { class: 'other', ofKind: Infinity },
  offers: { class: 'spam', ofKind: 4 },
} as const satisfies Record<string, { class: CorpusClass; ofKind: number }>;
export type PhraseSource = keyof typeof SOURCES;
export const PHRASE_SOURCES = Object.keys(SOURCES) as PhraseSource[];

interface Subject {
  id: string;
  phrases: string[];
}

function subjectsOf(source: PhraseSource, locale: CorpusLocale): Subject[] {
  const file = new URL(`../../corpus/${source}/${locale}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Subject);
}

/** A number below 2^32 that depends on the text alone (FNV-1a). */
function drawOf(text: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193);
  return (code ^ (code >>> 15)) >>> 0;
}

/** Phrases of one text; the last text of a subject may have one more or fewer. */
const TOGETHER = 3;

interface Text {
  tagline: string;
  description: string | null;
}

/** Phrases in an order that is drawn by `key`, dealt into texts: one or two are the tagline, what is left the description. */
function textsOf(phrases: readonly string[], key: string): Text[] {
  const draw = (phrase: string) => drawOf(`${key} ${phrase}`);
  const order = phrases.toSorted((a, b) => draw(a) - draw(b) || (a < b ? -1 : 1));
  const texts: Text[] = [];
  for (let from = 0; from < order.length;) {
    const left = order.length - from;
    const size = left <= TOGETHER ? left : TOGETHER - (draw(order[from] ?? '') % 2);
    const part = order.slice(from, from + size);
    const cut = 1 + (draw(part.join(' ')) % 2);
    const rest = part.slice(cut);
    texts.push({ tagline: part.slice(0, cut).join(', '), description: rest.length > 0 ? rest.join('. ') : null });
    from += size;
  }
  return texts;
}

function kindsOf(phrases: readonly string[], ofKind: number): (readonly string[])[] {
  const kinds: (readonly string[])[] = [];
  for (let from = 0; from < phrases.length; from += ofKind) kinds.push(phrases.slice(from, from + ofKind));
  return kinds;
}

/** The texts of a source in every language; the same phrases give the same texts. */
export function phraseTexts(source: PhraseSource): PhraseText[] {
  const { class: name, ofKind } = SOURCES[source];
  return CORPUS_LOCALES.flatMap((locale) =>
    subjectsOf(source, locale).flatMap(({ id, phrases }) =>
      kindsOf(phrases, ofKind)
        .flatMap((kind) => textsOf(kind, `${locale} ${id}`))
        .map((text) => ({ class: name, locale, topic: id, ...text })),
    ),
  );
}
