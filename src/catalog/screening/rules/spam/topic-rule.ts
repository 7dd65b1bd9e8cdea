/** The shape of a rule that recognises a subject of spam by its words, as far as the wording of the whole text agrees. */
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import type { Context, Entry, Judgement, Rule } from '#catalog/screening/rule.ts';
import { judgeTopic } from '#catalog/screening/text/topic.ts';
import type { TopicId } from '#catalog/screening/vocabulary/topics.ts';

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
export function topicRule(id: TopicId): Rule & { id: TopicId } {
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
