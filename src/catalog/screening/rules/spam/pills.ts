/** Rule: medicines sold without a doctor. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const pills = topicRule('pills');
