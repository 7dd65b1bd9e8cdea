// What the linear model sees of an entry: words, word beginnings, neighbours, pieces of the name and the address, and concepts.
import { aiHits, ownUrlWords } from '#catalog/screening/text/ai-words.ts';
import { conceptsIn } from '#catalog/screening/text/concepts.ts';
import type { FoundConcept } from '#catalog/screening/text/concepts.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';

export interface Feature {
  name: string;
  value: number;
}

/** Words that stand in every text and would only measure its length. */
const STOP = new Set(
  'a an the and or of for to in on with your you our is are be by from at as it its that this we us i can will not no all any more most them their they into up out over than then so if do does has have using use used via new get one'.split(
    ' ',
  ),
);

/** Adds a family of features with equal length 1, so that a long text speaks no louder than a short one. */
function addFamily(list: Feature[], names: Iterable<string>, weight: number): void {
  const distinct = [...new Set(names)];
  const value = weight / Math.sqrt(Math.max(distinct.length, 1));
  for (const name of distinct) list.push({ name, value });
}

/** The line without the words that say "AI" outright: what is left must speak for itself. */
function unsaidLine(reading: Reading): string[] {
  const line = [...reading.line];
  for (const hit of aiHits(reading)) for (let at = hit.at; at < hit.at + hit.length; at++) line[at] = '';
  return line;
}

const memo = new WeakMap<Reading, FoundConcept[]>();

/** The concepts of an entry's texts, apart from what says "AI" outright. */
export function conceptsOf(reading: Reading): FoundConcept[] {
  const known = memo.get(reading) ?? conceptsIn(unsaidLine(reading), reading.shown);
  memo.set(reading, known);
  return known;
}

/** Features of an entry, in families of one length each. Names: `w:` word, `p:` beginning of a word, `b:` neighbours, `n:` piece of the name, `d:` domain ending, `u:` word of the address, `c:` concept. */
export function featuresOf(reading: Reading): Feature[] {
  const list: Feature[] = [];
  const line = unsaidLine(reading);
  const nameEnd = reading.line.indexOf('');
  const text = line.slice(nameEnd);
  const words = text.filter((word) => word !== '' && !STOP.has(word));
  addFamily(
    list,
    words.map((word) => `w:${word}`),
    1,
  );
  addFamily(
    list,
    words.filter((word) => word.length > 5).map((word) => `p:${word.slice(0, 5)}`),
    0.7,
  );
  const pairs: string[] = [];
  for (let at = 0; at + 1 < text.length; at++)
    if (text[at] !== '' && text[at + 1] !== '') pairs.push(`b:${text[at]} ${text[at + 1]}`);
  addFamily(list, pairs, 0.5);
  const pieces: string[] = [];
  for (const word of line.slice(0, nameEnd)) {
    if (word === '') continue;
    const edged = `<${word.slice(0, 24)}>`;
    for (let at = 0; at + 4 <= edged.length; at++) pieces.push(`n:${edged.slice(at, at + 4)}`);
  }
  addFamily(list, pieces, 0.35);
  const address = ownUrlWords(reading);
  if (address === reading.urlWords) {
    const labels = reading.host.split('.').length;
    list.push({ name: `d:${address[labels - 1] ?? ''}`, value: 0.45 });
    addFamily(
      list,
      [...address.slice(0, labels - 1), ...address.slice(labels)].map((word) => `u:${word}`),
      0.75,
    );
  }
  for (const concept of conceptsOf(reading)) list.push({ name: `c:${concept.id}`, value: 0.5 });
  return list;
}
