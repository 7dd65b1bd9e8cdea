/** Rule: diplomas and degrees without studies. */
import { topicRule } from './topic-rule.ts';

export const fakeDiplomas = topicRule('fake_diplomas');
