/** Rule: pyramids: an income from those whom one brings along. */
import { topicRule } from './topic-rule.ts';

export const recruiting = topicRule('recruiting');
