/** Rule: passports, licences, payslips and certificates made to order. */
import { topicRule } from './topic-rule.ts';

export const falsePapers = topicRule('false_papers');
