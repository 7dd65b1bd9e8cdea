/** Rule: people who sit exams in the place of others. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const examTakers = topicRule('exam_takers');
