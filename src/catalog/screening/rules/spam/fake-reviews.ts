/** Rule: reviews for money. A program that collects or answers reviews is not meant. */
import { topicRule } from '#catalog/screening/text/topic.ts';

export const fakeReviews = topicRule('fake_reviews');
