/** Commands about accounts. */
import { CatalogError } from '#catalog/errors.ts';
import { listSiteNames } from '#catalog/site/site.ts';
import { ROLES, isRole, type Account, type Role } from '#catalog/roles.ts';
import { columns, everyPage, orMissing, tabbed, type Answer, type Command } from './command.ts';
import { readPassword } from './password-prompt.ts';

const EMAIL = { value: 'EMAIL', required: true, sentence: 'E-mail address of the account.' } as const;

const standing = ({ role, suspendedAt }: Account): string => (suspendedAt === null ? role : 'suspended');

function shown({ id, email, role, locale, createdAt, emailVerifiedAt, suspendedAt }: Account) {
  return {
    id,
    email,
    role,
    locale,
    created_at: createdAt,
    email_verified_at: emailVerifiedAt,
    suspended_at: suspendedAt,
  };
}

function answer(account: Account): Answer {
  return { text: tabbed([[account.email, standing(account)]]), json: shown(account) };
}

function roleOf(word: string): Role {
  return isRole(word) ? word : 'member';
}

export const accountCommands: Command[] = [
  {
    name: 'accounts create',
    createsDatabase: true,
    options: {
      email: EMAIL,
      password: {
        value: 'PASSWORD',
        required: true,
        sentence: 'At least 12 characters; - asks for it, or reads it from a pipe.',
      },
      role: { value: 'ROLE', fallback: 'member', choices: ROLES, sentence: 'Role of the account.' },
    },
    sentence: 'Creates an account with a verified e-mail address.',
    async run(call) {
      const { createAccount } = await import('#catalog/accounts/accounts.ts');
      const { siteWordsOf } = await import('#catalog/accounts/passwords.ts');
      const given = call.need('password');
      const password = given === '-' ? await readPassword(call.terminal) : given;
      return answer(
        await createAccount(call.db, {
          email: call.need('email'),
          password,
          siteWords: siteWordsOf(call.config.publicUrl, await listSiteNames(call.db.read, call.config.siteName)),
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
      const role = roleOf(call.need('role'));
      const account = await orMissing(`account ${email}`, changeRole(call.db, null, { email, role }));
      if (account.suspendedAt !== null) call.say(`${email} has the role ${role}, and is suspended all the same`);
      return answer(account);
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
        throw new Error(`${email} has no second factor`, { cause: error });
      }
    },
  },
  {
    name: 'accounts list',
    options: {
      q: { value: 'TEXT', sentence: 'Part of the address.' },
      role: { value: 'ROLE', choices: ROLES, sentence: 'Role to list.' },
      suspended: { sentence: 'Suspended accounts only.' },
    },
    sentence: 'Lists accounts, newest first: address, role or suspended, created, address verified.',
    async run(call) {
      const { listAccounts } = await import('#catalog/moderation/account-list.ts');
      const role = call.option('role');
      const filter = {
        q: call.option('q'),
        role: role === undefined ? undefined : roleOf(role),
        suspended: call.isSet('suspended') ? true : undefined,
      };
      const items = await everyPage((paging) => listAccounts(call.db, null, filter, paging));
      const rows = items.map((account) => ({ ...account, standing: standing(account) }));
      return { text: columns(rows, ['email', 'standing', 'createdAt', 'emailVerifiedAt']), json: items.map(shown) };
    },
  },
  {
    name: 'accounts show',
    options: { email: EMAIL },
    sentence: 'Shows an account: role, dates, accepted terms, and its submissions by state.',
    async run(call) {
      const { getAccountByEmail } = await import('#catalog/accounts/accounts.ts');
      const { countSubmissions } = await import('#catalog/moderation/account-list.ts');
      const email = call.need('email');
      const account = await orMissing(`account ${email}`, getAccountByEmail(call.db, email));
      const submissions = await countSubmissions(call.db, account.id);
      const json = { ...shown(account), terms_version: account.termsVersion, submissions };
      const rows = Object.entries({ ...shown(account), terms_version: account.termsVersion, ...submissions });
      return { text: tabbed(rows), json };
    },
  },
  {
    name: 'accounts export',
    options: { email: EMAIL },
    sentence: 'Prints everything stored about an account as JSON, the same file that its owner can download.',
    async run(call) {
      const { getAccountByEmail } = await import('#catalog/accounts/accounts.ts');
      const { exportAccount } = await import('#catalog/privacy/export.ts');
      const email = call.need('email');
      const account = await orMissing(`account ${email}`, getAccountByEmail(call.db, email));
      const json = await exportAccount(call.db, account);
      return { text: `${JSON.stringify(json, null, 2)}\n`, json };
    },
  },
  {
    name: 'accounts delete',
    options: { email: EMAIL },
    sentence:
      'Deletes an account: withdraws open submissions and revokes tokens; published tools stay without an owner.',
    async run(call) {
      const { deleteAccountOf } = await import('#catalog/privacy/deletion.ts');
      const email = call.need('email');
      const account = await orMissing(`account ${email}`, deleteAccountOf(call.db, email));
      return { text: `${account.email}\tdeleted\n`, json: { id: account.id, email: account.email, deleted: true } };
    },
  },
];
