/** Rule: copies of watches, bags and shoes of known brands. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const copies = topicRule('copies');
