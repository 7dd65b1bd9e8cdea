/** Results of link checks in words. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages } from '#locales/subjects.ts';

const REASONS = {
  forbidden_address: 'forbidden',
  forbidden_url: 'forbidden',
  robots_unreadable: 'robots',
} as const;

/** A status as it is, an error in words. */
export function answerText({ locale }: PageRequest, answer: string | null): string | null {
  const { reasons } = outgoingMessages(locale);
  if (answer === null || answer.startsWith('HTTP ')) return answer;
  const named = Object.hasOwn(REASONS, answer) ? REASONS[answer as keyof typeof REASONS] : answer;
  return Object.hasOwn(reasons, named) ? reasons[named as keyof typeof reasons] : answer;
}
