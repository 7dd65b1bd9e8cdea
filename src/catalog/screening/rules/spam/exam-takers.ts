/** Rule: people who sit exams in the place of others. */
import { topicRule } from './topic-rule.ts';

export const examTakers = topicRule('exam_takers');
