/** Rule: cures for every illness and slimming without effort. */
import { topicRule } from './topic-rule.ts';

export const miracleCures = topicRule('miracle_cures');
