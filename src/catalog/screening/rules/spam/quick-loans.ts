/** Rule: loans that everybody gets, against a fee first. A program that judges the risk of loans is not meant. */
import { topicRule } from './topic-rule.ts';

export const quickLoans = topicRule('quick_loans');
