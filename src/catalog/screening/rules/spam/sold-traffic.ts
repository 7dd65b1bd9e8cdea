/** Rule: visitors, clicks and lists of addresses for money. */
import { topicRule } from './topic-rule.ts';

export const soldTraffic = topicRule('sold_traffic');
