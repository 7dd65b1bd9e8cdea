/** Rule: break-ins into accounts, telephones and sites to order. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const breakIns = topicRule('break_ins');
