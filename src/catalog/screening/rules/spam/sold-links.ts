/** Rule: backlinks and guest posts for money. A program that checks links is not meant. */
import { topicRule } from './topic-rule.ts';

export const soldLinks = topicRule('sold_links');
