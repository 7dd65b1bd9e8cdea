/** Rule: prizes that were never drawn and cost a fee. */
import { topicRule } from './topic-rule.ts';

export const falsePrizes = topicRule('false_prizes');
