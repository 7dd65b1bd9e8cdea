/** Rule: doubled coins, sure signals and other quick money. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const getRich = topicRule('get_rich');
