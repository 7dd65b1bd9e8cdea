/** Whose token a request carries: one that a person has made, or an access token of a grant. Guessing is held back before the database is asked. */
import { authenticateToken } from '#catalog/accounts/tokens/tokens.ts';
import { authenticateAccess } from '#catalog/accounts/grants/exchange.ts';
import type { GrantResource } from '#catalog/accounts/grants/scopes.ts';
import { isTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hashSecret } from '#catalog/secrets.ts';
import type { Taken } from '#limits/limiter.ts';
import type { AppContext } from '#http/app-context.ts';

/** Hashes of good tokens that are remembered; the one that was used least recently makes room. */
const REMEMBERED = 10_000;

type Authenticated = Awaited<ReturnType<typeof authenticateToken>> & {
  /** Whether it acts by a grant, which its program can ask to be wider. */
  isGrant: boolean;
};

/** Whether a text has the form of a token that opens something by itself. */
export function isBearerSecret(text: string): boolean {
  return isTokenSecret(text) || isTokenSecret(text, 'access');
}

export interface BearerTokens {
  /**
   * The account and the scopes behind a token at `resource`, looked up anew each time: a revoked one is refused at once. A token that
   * nobody was given counts against the address that sends it, and `report` is told. Once that budget is used up the
   * database is asked only about tokens that were good when this process last saw them; all others are `rate_limited`.
   * Throws what `authenticateToken` throws as well.
   */
  authenticate(
    secret: string,
    address: string,
    resource: GrantResource,
    report: (taken: Taken) => void,
  ): Promise<Authenticated>;
}

export function createBearerTokens({ db, limiter }: Pick<AppContext, 'db' | 'limiter'>): BearerTokens {
  const good = new Set<string>();

  function remember(hash: string): void {
    good.delete(hash);
    good.add(hash);
    if (good.size <= REMEMBERED) return;
    for (const oldest of good) {
      good.delete(oldest);
      return;
    }
  }

  async function takeGuess(address: string): Promise<Taken> {
    const guess = await limiter.take('bad_token', address);
    if (!guess.allowed) throw new CatalogError('rate_limited', { retryAfter: guess.retryAfter });
    return guess;
  }

  async function lookUp(secret: string, resource: GrantResource): Promise<Authenticated> {
    const isGrant = isTokenSecret(secret, 'access');
    const found = isGrant ? await authenticateAccess(db, secret, resource) : await authenticateToken(db, secret);
    return { ...found, isGrant };
  }

  async function authenticateNew(
    secret: string,
    address: string,
    resource: GrantResource,
    report: (taken: Taken) => void,
  ) {
    // Taken first and given back, so that no number of guesses at once asks the database more often than the budget allows.
    const guess = await takeGuess(address);
    let isGuess = false;
    try {
      return await lookUp(secret, resource);
    } catch (error) {
      isGuess = isUnknown(error);
      if (isGuess) report(guess);
      throw error;
    } finally {
      if (!isGuess) await limiter.refund('bad_token', address, 1);
    }
  }

  return {
    async authenticate(secret, address, resource, report) {
      if (!isBearerSecret(secret)) {
        report(await takeGuess(address));
        throw new CatalogError('invalid_token');
      }
      const hash = hashSecret(secret);
      try {
        const found = await (good.has(hash)
          ? lookUp(secret, resource)
          : authenticateNew(secret, address, resource, report));
        remember(hash);
        return found;
      } catch (error) {
        if (error instanceof CatalogError) good.delete(hash);
        throw error;
      }
    },
  };
}

const isUnknown = (error: unknown): boolean => error instanceof CatalogError && error.code === 'invalid_token';
