/** Rule: followers, likes and views for money. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const soldAttention = topicRule('sold_attention');
