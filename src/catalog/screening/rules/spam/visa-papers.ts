/** Rule: visas and residence permits for money. */
import { topicRule } from './topic-rule.ts';

export const visaPapers = topicRule('visa_papers');
