/** Rules: a topic of spam, confirmed by the wording of the whole text. */
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';
import { judgeTopic } from '#catalog/screening/text/topic.ts';
import { TOPIC_IDS, type TopicId } from '#catalog/screening/topics.ts';

/**
 * Log-odds of spam wording: below `agrees` even certain words prove nothing, below `shows` other
 * words, below `isSure` nothing is refused. Measured on submissions of topics that training did not
 * contain.
 */
const WORDING = { agrees: -2, shows: 0, isSure: 0.5 } as const;

/** Corrects a judgement by the wording of the whole text; null if that disagrees. */
export function confirmByWording(judgement: Judgement, entry: Entry, { reading, models }: Context): Judgement | null {
  const score = scoreEntry(models, 'spam', entry, reading);
  if (score < (judgement.certain ? WORDING.agrees : WORDING.shows)) return null;
  return { ...judgement, certain: judgement.certain && score >= WORDING.isSure };
}

function topicRule(id: TopicId): Rule {
  return {
    id,
    looksAt: ['name', 'tagline', 'description'],
    verdict: 'spam',
    defaultMode: 'enforced',
    judge(entry, _lookups, context) {
      const found = judgeTopic(id, context.reading);
      if (found === undefined) return null;
      const { certain, field, words } = found;
      return confirmByWording({ certain, field, evidence: { words } }, entry, context);
    },
  };
}

export const TOPIC_RULES: readonly Rule[] = TOPIC_IDS.filter((id) => id !== 'parked_page').map(topicRule);

const parked = topicRule('parked_page');

/** A parked, expired or empty page, a domain for sale, or an error page; evidence has the name. */
export const parkedPage: Rule = {
  ...parked,
  async judge(entry, lookups, context) {
    const judgement = await parked.judge(entry, lookups, context);
    return judgement === null ? null : { ...judgement, evidence: { ...judgement.evidence, name: entry.name } };
  },
};
