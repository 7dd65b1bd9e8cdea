/** Cuts folded text into what search compares: words, and pairs of signs where a script does not part words (Chinese, Japanese) or joins particles to them (Korean). */
import { wordsOf } from './fold.ts';
import { joinWords } from './sentences.ts';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/u;
const RUNS = new RegExp(`${CJK.source}|[^${CJK.source.slice(1, -2)}]+`, 'gu');

/** The overlapping pairs of signs of a run; a single sign is itself. Folding takes Korean syllables apart, which are put together again. */
const pairsOf = (run: string): string[] => {
  const signs = [...run.normalize('NFC')];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign);
};

/** The words of folded text, those of Chinese, Japanese and Korean as bigrams (as Lucene's CJKAnalyzer); `words` are what wordsOf gave, if it was asked before. */
export function tokensOf(folded: string, words: readonly string[] = wordsOf(joinWords(folded))): readonly string[] {
  if (!CJK.test(folded)) return words;
  return words.flatMap((word) => (word.match(RUNS) ?? []).flatMap((run) => (CJK.test(run) ? pairsOf(run) : [run])));
}
