/** Rule: cracked software, keys and channels. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const piracy = topicRule('piracy');
