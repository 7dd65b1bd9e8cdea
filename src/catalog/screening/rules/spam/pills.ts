/** Rule: medicines sold without a doctor. */
import { topicRule } from './topic-rule.ts';

export const pills = topicRule('pills');
