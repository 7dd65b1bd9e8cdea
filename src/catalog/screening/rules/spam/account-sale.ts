/** Rule: accounts for sale, often those of others. */
import { topicRule } from './topic-rule.ts';

export const accountSale = topicRule('account_sale');
