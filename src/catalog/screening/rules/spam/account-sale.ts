/** Rule: accounts for sale, often those of others. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const accountSale = topicRule('account_sale');
