/** Rule: loans that everybody gets, against a fee first. A program that judges the risk of loans is not meant. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const quickLoans = topicRule('quick_loans');
