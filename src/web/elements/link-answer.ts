/** Results of link checks in words. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { outgoingMessages } from '#locales/subjects.ts';

const REASONS = {
  forbidden_address: 'forbidden',
  forbidden_url: 'forbidden',
  robots_unreadable: 'robots',
} as const;

/** A status as it is, an error in words, for the middle of a sentence. */
export function answerText({ locale }: PageRequest, answer: string | null): string | null {
  const { reasons } = outgoingMessages(locale);
  if (answer === null || answer.startsWith('HTTP ')) return answer;
  const named = Object.hasOwn(REASONS, answer) ? REASONS[answer as keyof typeof REASONS] : answer;
  return Object.hasOwn(reasons, named) ? reasons[named as keyof typeof reasons] : answer;
}

/** `answerText` where it stands alone: with a capital, unless it begins with the name of a file. */
export function answerAlone(request: PageRequest, answer: string | null): string | null {
  const text = answerText(request, answer);
  if (text === null || text.split(' ', 1)[0]!.includes('.')) return text;
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(request.locale) + rest.join('');
}
