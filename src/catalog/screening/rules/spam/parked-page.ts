/** Rule: the text is that of a parked, expired or empty page, of an address for sale, or of an error. */
import { topicRule } from './topic-rule.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const topic = topicRule('parked_page');

export const parkedPage: Rule = {
  ...topic,
  async judge(entry, lookups, context) {
    const judgement = await topic.judge(entry, lookups, context);
    return judgement === null ? null : { ...judgement, evidence: { ...judgement.evidence, name: entry.name } };
  },
};
