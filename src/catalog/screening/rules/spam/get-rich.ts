/** Rule: doubled coins, sure signals and other quick money. */
import { topicRule } from './topic-rule.ts';

export const getRich = topicRule('get_rich');
