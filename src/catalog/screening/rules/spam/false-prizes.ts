/** Rule: prizes that were never drawn and cost a fee. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const falsePrizes = topicRule('false_prizes');
