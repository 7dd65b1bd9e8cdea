/** Rule: cracked software, keys and channels. */
import { topicRule } from './topic-rule.ts';

export const piracy = topicRule('piracy');
