/** Commands about accounts. */
import { text } from 'node:stream/consumers';
import { CatalogError } from '#catalog/errors.ts';
import { ROLES, isRole, type Account, type Role } from '#catalog/roles.ts';
import { orMissing, type Answer, type Command } from './command.ts';

const EMAIL = { value: 'EMAIL', required: true, sentence: 'E-mail address of the account.' } as const;

function answer(account: Account): Answer {
  const { id, email, role, createdAt, suspendedAt } = account;
  const json = { id, email, role, created_at: createdAt, suspended_at: suspendedAt };
  return { text: `${email}\t${suspendedAt === null ? role : 'suspended'}\n`, json };
}

function roleOf(word: string): Role {
  return isRole(word) ? word : 'member';
}

/** One line from standard input, without its line end. */
async function readPassword(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

export const accountCommands: Command[] = [
  {
    name: 'accounts create',
    options: {
      email: EMAIL,
      password: {
        value: 'PASSWORD',
        required: true,
        sentence: 'At least 12 characters; - reads from standard input.',
      },
      role: { value: 'ROLE', fallback: 'member', choices: ROLES, sentence: 'Role of the account.' },
    },
    sentence: 'Creates an account with a verified e-mail address.',
    async run(call) {
      const { createAccount } = await import('#catalog/accounts/accounts.ts');
      const given = call.need('password');
      const password = given === '-' ? await readPassword() : given;
      return answer(
        await createAccount(call.db, {
          email: call.need('email'),
          password,
          role: roleOf(call.need('role')),
          locale: call.config.locales[0],
        }),
      );
    },
  },
  {
    name: 'accounts role',
    options: { email: EMAIL, role: { value: 'ROLE', required: true, choices: ROLES, sentence: 'The new role.' } },
    sentence: 'Changes the role of an account.',
    async run(call) {
      const { changeRole } = await import('#catalog/accounts/accounts.ts');
      const email = call.need('email');
      return answer(
        await orMissing(`account ${email}`, changeRole(call.db, null, { email, role: roleOf(call.need('role')) })),
      );
    },
  },
  {
    name: 'accounts suspend',
    options: { email: EMAIL },
    sentence: 'Suspends an account: ends its sessions, disables its tokens and blocks sign-in.',
    async run(call) {
      const { suspendAccount } = await import('#catalog/accounts/accounts.ts');
      const email = call.need('email');
      return answer(await orMissing(`account ${email}`, suspendAccount(call.db, null, { email })));
    },
  },
  {
    name: 'accounts reset-second-factor',
    options: { email: EMAIL },
    sentence: 'Removes an account’s authenticator app, passkeys and recovery codes and ends its sessions.',
    async run(call) {
      const { resetSecondFactor } = await import('#catalog/accounts/second-factor/reset.ts');
      const email = call.need('email');
      try {
        return answer(await orMissing(`account ${email}`, resetSecondFactor(call.db, null, { email })));
      } catch (error) {
        if (!(error instanceof CatalogError && error.code === 'conflict')) throw error;
        throw new Error(`conflict: ${email} has no second factor`, { cause: error });
      }
    },
  },
];
