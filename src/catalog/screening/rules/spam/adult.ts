/** Rule: pornography and escort services. An AI companion for adults is an AI tool: words like "NSFW" alone only flag. */
import { topicRule } from './topic-rule.ts';

export const adult = topicRule('adult');
