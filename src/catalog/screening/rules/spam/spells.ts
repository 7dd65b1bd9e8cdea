/** Rule: love spells, fortune tellers, curses. */
import { topicRule } from './topic-rule.ts';

export const spells = topicRule('spells');
