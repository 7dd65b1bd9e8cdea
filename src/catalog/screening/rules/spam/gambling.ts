/** Rule: gambling. Most of it in directories is a lapsed domain that a betting site took over. */
import { topicRule } from './topic-rule.ts';

export const gambling = topicRule('gambling');
