/** Rules: a subject of spam recognised by its words, as far as the wording of the whole text agrees. */
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';
import { judgeTopic } from '#catalog/screening/text/topic.ts';
import { TOPIC_IDS, type TopicId } from '#catalog/screening/topics.ts';

/**
 * Natural logarithms of the odds that the text is worded like spam: below the first, even words that are certain prove nothing;
 * below the second, others; below the third nothing is refused. Measured on submissions whose topics the model had not seen.
 */
const WORDING = { agrees: -2, shows: 0, isSure: 0.5 } as const;

/** What words of spam amount to, seen beside the wording of the whole text. */
export function besideWording(judgement: Judgement, entry: Entry, { reading, models }: Context): Judgement | null {
  const score = scoreEntry(models, 'spam', entry, reading);
  if (score < (judgement.certain ? WORDING.agrees : WORDING.shows)) return null;
  return { ...judgement, certain: judgement.certain && score >= WORDING.isSure };
}

/** The rule of a topic. */
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
      return besideWording({ certain, field, evidence: { words } }, entry, context);
    },
  };
}

/** A rule for each subject of offers, in the order of the table. */
export const TOPIC_RULES: readonly Rule[] = TOPIC_IDS.filter((id) => id !== 'parked_page').map(topicRule);

const parked = topicRule('parked_page');

/** The text of a parked, expired or empty page, of an address for sale, or of an error; editors read the name beside it. */
export const parkedPage: Rule = {
  ...parked,
  async judge(entry, lookups, context) {
    const judgement = await parked.judge(entry, lookups, context);
    return judgement === null ? null : { ...judgement, evidence: { ...judgement.evidence, name: entry.name } };
  },
};
