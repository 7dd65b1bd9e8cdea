/** Rule: programs that watch a partner in secret. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const spying = topicRule('spying');
