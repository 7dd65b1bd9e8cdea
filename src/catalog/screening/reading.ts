// Reads an entry once for all rules: folded text, words with the field they stand in, scripts, and the language it seems to be in.
import { checkPublicUrl } from "#catalog/urls.ts";
import type { Entry, Field } from "./rule.ts";

export interface Word {
  /** Lower case, without marks, Arabic letters unified. */
  text: string;
  field: Field;
}

export interface Reading {
  words: readonly Word[];
  /** Words of name, tagline and description in order, fields kept apart by an empty string. */
  line: readonly string[];
  /** Words of the host and the path of the address. */
  urlWords: readonly string[];
  host: string;
  /** The share of letters of each script, by the names that Unicode gives. */
  scripts: Readonly<Record<string, number>>;
  letters: number;
}

const LETTER_FOLDS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ё: "е",
  ґ: "г",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ؤ: "و",
  ئ: "ي",
};
const FOLDABLE = /[łøđßæœıёґأإآٱىةؤئ]/g;

/** Lower case, compatibility forms and marks gone, look-alike letters of one language unified. Never longer than four times the input. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(FOLDABLE, (letter) => LETTER_FOLDS[letter] ?? letter)
    .replaceAll("й", "\ue000")
    .replaceAll("ї", "\ue001")
    .normalize("NFKD")
    .replace(/[\p{M}\u0640]+/gu, "")
    .replaceAll("\ue000", "й")
    .replaceAll("\ue001", "ї")
    .replaceAll("’", "'");
}

/** Arabic writes "and", "with", "for", "as" and the article onto the next word; they are taken off where a word remains. */
function withoutProclitics(word: string): string {
  let rest = word;
  while (rest.length >= 6 && "وفبكل".includes(rest.charAt(0))) rest = rest.slice(1);
  if (rest.length >= 5 && rest.startsWith("ال")) rest = rest.slice(2);
  return rest;
}

const ARABIC_WORD = /^[\u0621-\u064a]+$/;

/** The words of folded text: runs of letters and digits; "c++", "c#" and "a.i." keep their signs, Arabic words lose their proclitics. */
export function wordsOf(folded: string): string[] {
  const words = folded.replace(/\ba\.i\.?/g, "ai").match(/[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? [];
  return words.map((word) => (ARABIC_WORD.test(word) ? withoutProclitics(word) : word));
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["Latin", /\p{Script=Latin}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Han", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
];

export function scriptOf(letter: string): string {
  for (const [name, pattern] of SCRIPTS) if (pattern.test(letter)) return name;
  return "Other";
}

function scriptShares(text: string): { scripts: Record<string, number>; letters: number } {
  const counts: Record<string, number> = {};
  let letters = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    let script: string;
    if (code < 0x80) {
      if (!((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a))) continue;
      script = "Latin";
    } else {
      if (!/\p{L}/u.test(character)) continue;
      script = scriptOf(character);
    }
    counts[script] = (counts[script] ?? 0) + 1;
    letters++;
  }
  for (const script of Object.keys(counts)) counts[script] = (counts[script] ?? 0) / letters;
  return { scripts: counts, letters };
}

export function read(entry: Entry): Reading {
  const words: Word[] = [];
  const line: string[] = [];
  const fields: [Field, string | null][] = [
    ["name", entry.name],
    ["tagline", entry.tagline],
    ["description", entry.description],
  ];
  for (const [field, text] of fields) {
    if (text === null) continue;
    for (const word of wordsOf(fold(text))) {
      words.push({ text: word, field });
      line.push(word);
    }
    line.push("");
  }
  const check = checkPublicUrl(entry.url);
  const urlWords = check.ok ? wordsOf(fold(decodedPath(check.canonical)).replace(/[_-]/g, " ")) : [];
  const { scripts, letters } = scriptShares(`${entry.name} ${entry.tagline} ${entry.description ?? ""}`);
  return { words, line, urlWords, host: check.ok ? check.host : "", scripts, letters };
}

function decodedPath(canonical: string): string {
  const plain = canonical.slice("https://".length);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
