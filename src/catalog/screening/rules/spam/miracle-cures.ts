/** Rule: cures for every illness and slimming without effort. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const miracleCures = topicRule('miracle_cures');
