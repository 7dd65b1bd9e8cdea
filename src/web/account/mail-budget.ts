/** How many mails with links an e-mail address gets: few from one client, a bounded number from everybody together. */
import type { PageRequest } from '#http/pages/page-types.ts';

/**
 * Takes one mail to `email` from its budgets and tells whether it may leave. When it may not, the caller goes on and
 * answers as always: budgets are counted for known and unknown addresses alike, so nobody learns which one it is, and
 * no stranger can make the owner's own request fail.
 */
export async function takeMail(
  request: PageRequest,
  everybody: 'address_mail' | 'reset_mail',
  email: string,
): Promise<boolean> {
  const { limiter } = request.context;
  const own = await limiter.take('account_mail', `${email} ${request.address}`);
  return own.allowed && (await limiter.take(everybody, email)).allowed;
}
