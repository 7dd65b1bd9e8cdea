/** The words of a query that its hits did not need. */
import { localesOf } from '#catalog/language/stems.ts';
import type { DocumentTable } from '#catalog/search/engine/document-table.ts';
import { type AskedJob, isEvidenceFor } from './intent.ts';
import type { TierId } from './ranking.ts';
import type { WordMatches } from './term-matches.ts';
import { isMet } from './term-relaxation.ts';
import { requiredWords, type TierSource } from './tiers.ts';

/** Positions of required words (no bigrams) that the loose tier `tier` did not need. */
export function ignoredWords(
  table: DocumentTable,
  words: readonly WordMatches[],
  tier: TierId,
  source: TierSource,
  asked: readonly AskedJob[],
): number[] {
  const required = requiredWords(words);
  const used =
    tier === 'fewer_words'
      ? source.kept().words
      : required.filter(
          (word) => isMet(table, word) || (tier === 'all_words_or_job' && isEvidenceFor(asked, word.word.surface)),
        );
  return required
    .filter((one) => !used.includes(one) && localesOf(one.word.surface).length > 0)
    .map(({ word }) => word.at)
    .toSorted((a, b) => a - b);
}
