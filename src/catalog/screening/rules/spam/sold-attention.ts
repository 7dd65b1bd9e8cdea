/** Rule: followers, likes and views for money. */
import { topicRule } from './topic-rule.ts';

export const soldAttention = topicRule('sold_attention');
