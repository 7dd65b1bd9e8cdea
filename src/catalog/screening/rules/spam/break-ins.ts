/** Rule: break-ins into accounts, telephones and sites to order. */
import { topicRule } from './topic-rule.ts';

export const breakIns = topicRule('break_ins');
