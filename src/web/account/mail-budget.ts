/** Limits of mails with links to an e-mail address: few per client, and a bound for all clients. */
import type { PageRequest } from '#http/pages/page-types.ts';

/**
 * Takes one mail to `email` from its budgets and returns whether it may be sent. If not, the caller
 * answers as always: known and unknown addresses are counted alike, so the answer reveals no
 * account, and others cannot make the owner's request fail.
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
