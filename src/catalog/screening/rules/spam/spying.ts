/** Rule: programs that watch a partner in secret. */
import { topicRule } from './topic-rule.ts';

export const spying = topicRule('spying');
