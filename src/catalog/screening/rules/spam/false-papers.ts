/** Rule: passports, licences, payslips and certificates made to order. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const falsePapers = topicRule('false_papers');
