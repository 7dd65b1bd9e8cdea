/** Rule: copies of watches, bags and shoes of known brands. */
import { topicRule } from './topic-rule.ts';

export const copies = topicRule('copies');
