/** What the model of the wording of spam sees of an entry: words, word beginnings, pieces of words, and a few shapes of the text. */
import { isKnownWord } from '#catalog/screening/text/known-words.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { namesPrice } from '#catalog/screening/text/topic.ts';

/** The weight of each family: `w:` whole words, `p:` beginnings, `g:` pieces of four letters, `s:` shapes. */
const FAMILIES = { w: 1.5, p: 1.2, g: 2, s: 0.8 } as const;
/** Longer texts are hostile. */
const MOST_WORDS = 400;
const BEGINNING = 5;
const PIECE = 4;
const LONGEST_WORD = 16;

/** A word as the model knows it: of a number only how long it is. */
function wordOf(word: string): string {
  return /^\d+$/.test(word) ? `#${Math.min(word.length, 4)}` : word;
}

function shapesOf(reading: Reading): string[] {
  const shapes: string[] = [];
  if (namesPrice(reading.text)) shapes.push('price');
  if (reading.text.includes('!!')) shapes.push('!!');
  if (/@\w{4}/.test(reading.text)) shapes.push('@');
  if (/\d ?%/.test(reading.text)) shapes.push('%');
  const masked = [...reading.masked].map((at) => reading.line[at] ?? '');
  if (masked.some((word) => word.length > PIECE || isKnownWord(word))) shapes.push('masked');
  return shapes;
}

/** Names of features with their values; a family has length equal to its weight, however long the text. */
export function wordingFeatures(reading: Reading): Map<string, number> {
  const words = reading.line
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map(wordOf);
  const families = {
    w: new Set(words),
    p: new Set(words.filter((word) => word.length >= BEGINNING).map((word) => word.slice(0, BEGINNING))),
    g: new Set<string>(),
    s: new Set(shapesOf(reading)),
  };
  for (const word of families.w) {
    const edged = `<${word.slice(0, LONGEST_WORD)}>`;
    for (let at = 0; at + PIECE <= edged.length; at++) families.g.add(edged.slice(at, at + PIECE));
  }
  const features = new Map<string, number>();
  for (const family of ['w', 'p', 'g', 's'] as const) {
    const value = FAMILIES[family] / Math.sqrt(Math.max(families[family].size, 1));
    for (const name of families[family]) features.set(`${family}:${name}`, value);
  }
  return features;
}
