/** Rule: reviews for money. A program that collects or answers reviews is not meant. */
import { topicRule } from './topic-rule.ts';

export const fakeReviews = topicRule('fake_reviews');
