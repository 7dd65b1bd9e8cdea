/** Rule: pyramids: an income from those whom one brings along. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const recruiting = topicRule('recruiting');
