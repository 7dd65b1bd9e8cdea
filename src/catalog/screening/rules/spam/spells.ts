/** Rule: love spells, fortune tellers, curses. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const spells = topicRule('spells');
