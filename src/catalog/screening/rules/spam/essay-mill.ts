/** Rule: people who write homework and theses for money. A program that helps to write is not meant. */
import { topicRule } from './topic-rule.ts';

export const essayMill = topicRule('essay_mill');
