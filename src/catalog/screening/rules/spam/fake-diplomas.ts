/** Rule: diplomas and degrees without studies. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const fakeDiplomas = topicRule('fake_diplomas');
