/**
 * Rule: a language model calls a doubtful entry no AI tool, or spam. It runs after the others and
 * only where they doubt; without an answer it finds nothing. Editors decide on appeal.
 */
import { isInDoubt } from '#catalog/screening/opinions.ts';
import type { Rule } from '#catalog/screening/rule.ts';

export const secondOpinion: Rule = {
  id: 'second_opinion',
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  isLast: true,
  async judge(_entry, lookups, { earlier }) {
    if (lookups.opinion === undefined || !isInDoubt(earlier)) return null;
    const opinion = await lookups.opinion();
    if (opinion?.verdict !== 'not_an_ai_tool' && opinion?.verdict !== 'spam') return null;
    const { verdict, reason, model } = opinion;
    return { certain: true, verdict, field: 'tagline', evidence: { reason, model } };
  },
};
