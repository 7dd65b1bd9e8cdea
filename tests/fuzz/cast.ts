/** The people of a run: makers with tokens of every kind, editors and admins who sign in, and accounts that things may happen to. */
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { createToken, revokeToken, type TokenScope } from '#catalog/accounts/tokens/tokens.ts';
import type { Account, Role } from '#catalog/roles.ts';
import { makeAccount } from '../support/factories.ts';
import { PASSWORD, type World } from '../support/world.ts';

const DAY = 86_400_000;
const BOTH = ['submissions:write', 'submissions:read'] as const;

export interface Cast {
  password: string;
  /** Tokens that may do everything, each of another account. */
  owners: string[];
  /** Of one more account: a token that may only read, and one that may only write. */
  reader: string;
  writer: string;
  /** Tokens that are none any more. */
  ended: Record<'expired' | 'revoked' | 'suspended', string>;
  /** Addresses of accounts to sign in with, by role; enough of them that some may be lost. */
  accounts: Record<Role, string[]>;
  /** Ids of accounts that admins may suspend and promote. */
  decoys: string[];
}

export interface Numbers {
  owners: number;
  /** Accounts of each role. */
  accounts: number;
}

/** Makes the people in the database of a world. `owner` joins the owners, with what they have submitted already. */
export async function makeCast({ db, clock }: World, numbers: Numbers, owner?: Account): Promise<Cast> {
  const account = (name: string, role: Role = 'member'): Promise<Account> =>
    makeAccount(db, `${name}@example.net`, role);
  const token = async (of: Account, name: string, scopes: readonly TokenScope[] = BOTH, expiresInDays = 90) =>
    createToken(db, of, { name, scopes, expiresInDays }, { verificationRequired: false });
  const several = async <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> => {
    const made: T[] = [];
    for (let at = 0; at < count; at += 1) made.push(await make(at));
    return made;
  };

  clock.advance(-8 * DAY);
  const other = await account('other-maker');
  const expired = await token(other, 'expired', BOTH, 7);
  clock.advance(8 * DAY);
  const revoked = await token(other, 'revoked');
  await revokeToken(db, other, revoked.token.id);
  const left = await account('left-maker');
  const suspended = await token(left, 'suspended');
  await suspendAccount(db, null, { email: left.email });
  const owners = await several(numbers.owners, (at) => account(`maker-${at}`));
  if (owner !== undefined) owners.push(owner);
  const ofRole = (role: Role): Promise<string[]> =>
    several(numbers.accounts, async (at) => (await account(`${role}-${at}`, role)).email);

  return {
    password: PASSWORD,
    owners: await several(owners.length, async (at) => (await token(owners[at]!, 'fuzz')).secret),
    reader: (await token(other, 'reader', ['submissions:read'])).secret,
    writer: (await token(other, 'writer', ['submissions:write'])).secret,
    ended: { expired: expired.secret, revoked: revoked.secret, suspended: suspended.secret },
    accounts: { member: await ofRole('member'), editor: await ofRole('editor'), admin: await ofRole('admin') },
    decoys: await several(10, async (at) => (await account(`decoy-${at}`)).id),
  };
}

/** Every secret of the cast: none of them may stand in a log. */
export function secretsOf(cast: Cast): string[] {
  return [cast.password, cast.reader, cast.writer, ...cast.owners, ...Object.values(cast.ended)];
}
