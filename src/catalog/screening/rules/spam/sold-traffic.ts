/** Rule: visitors, clicks and lists of addresses for money. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const soldTraffic = topicRule('sold_traffic');
