/** Authentication of bearer tokens, personal or of a grant; guesses are limited before the database is read. */
import { authenticateToken } from '#catalog/accounts/tokens/tokens.ts';
import { authenticateAccess } from '#catalog/accounts/grants/exchange.ts';
import type { GrantResource } from '#catalog/accounts/grants/scopes.ts';
import { isTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hashSecret } from '#catalog/secrets.ts';
import type { Taken } from '#limits/limiter.ts';
import type { AppContext } from '#http/app-context.ts';

/** Hashes of good tokens that are remembered; the least recently used is evicted. */
const REMEMBERED = 10_000;

type Authenticated = Awaited<ReturnType<typeof authenticateToken>> & {
  /** True for an access token of a grant, whose scopes its program may ask to widen. */
  isGrant: boolean;
};

/** Whether a text has the form of a token that is a secret by itself. */
export function isBearerSecret(text: string): boolean {
  return isTokenSecret(text) || isTokenSecret(text, 'access');
}

export interface BearerTokens {
  /**
   * The account and scopes of a token at `resource`, looked up each time, so a revoked token is
   * refused at once. An unknown token counts against the client's address, and `report` gets the
   * count. Beyond that budget only tokens that this process has seen good are looked up; others
   * throw `rate_limited`. Also throws as `authenticateToken`.
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
    // Taken first and refunded, so concurrent guesses cannot exceed the budget.
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
