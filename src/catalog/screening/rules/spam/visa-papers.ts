/** Rule: visas and residence permits for money. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const visaPapers = topicRule('visa_papers');
