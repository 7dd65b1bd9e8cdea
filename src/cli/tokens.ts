/** Commands about API tokens. */
import { TOKEN_DEFAULT_EXPIRY, TOKEN_EXPIRIES, TOKEN_SCOPES } from '#catalog/accounts/tokens/tokens.ts';
import { orMissing, misuse, type Command } from './command.ts';

const NEVER = 'never';
const EXPIRIES = [...TOKEN_EXPIRIES.map((days) => `${days}d`), NEVER];

function scopesOf(text: string): string[] {
  const scopes = text.split(/[\s,]+/).filter(Boolean);
  const unknown = scopes.find((scope) => !(TOKEN_SCOPES as readonly string[]).includes(scope));
  if (scopes.length === 0 || unknown !== undefined)
    throw misuse(`--scope takes one or more of ${TOKEN_SCOPES.join(', ')}, separated by commas`);
  return [...new Set(scopes)];
}

export const tokenCommands: Command[] = [
  {
    name: 'tokens create',
    options: {
      email: { value: 'EMAIL', required: true, sentence: 'Owner of the token.' },
      name: { value: 'NAME', fallback: 'command line', sentence: 'Name of the token.' },
      scope: {
        value: 'SCOPE',
        fallback: TOKEN_SCOPES[0],
        sentence: `Comma-separated: ${TOKEN_SCOPES.join(', ')}.`,
      },
      expires: {
        value: 'DAYS',
        fallback: `${TOKEN_DEFAULT_EXPIRY}d`,
        choices: EXPIRIES,
        sentence: 'Days until the token expires.',
      },
    },
    sentence: 'Creates an API token and prints it. It cannot be shown again.',
    async run(call) {
      const expires = call.need('expires');
      const scopes = scopesOf(call.need('scope'));
      const { getAccountByEmail } = await import('#catalog/accounts/accounts.ts');
      const { createToken } = await import('#catalog/accounts/tokens/tokens.ts');
      const email = call.need('email');
      const account = await orMissing(`account ${email}`, getAccountByEmail(call.db, email));
      const input = {
        name: call.need('name'),
        scopes,
        expiresInDays: expires === NEVER ? null : Number.parseInt(expires, 10),
      };
      const { secret, token } = await createToken(call.db, account, input, { verificationRequired: false });
      const json = {
        token: secret,
        id: token.id,
        name: token.name,
        scopes: token.scopes,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      };
      return { text: `${secret}\n`, json };
    },
  },
  {
    name: 'tokens revoke',
    options: {
      email: { value: 'EMAIL', required: true, sentence: 'Owner of the token.' },
      name: { value: 'NAME', required: true, sentence: 'Name of the token; revokes all active tokens of this name.' },
    },
    sentence: 'Revokes a token, effective immediately.',
    async run(call) {
      const { revokeTokenByName } = await import('#catalog/accounts/tokens/tokens.ts');
      const [email, name] = [call.need('email'), call.need('name')];
      const revoked = await orMissing(
        `active token ${name} of ${email}`,
        revokeTokenByName(call.db, null, { email, name }),
      );
      return { text: `${revoked}\n`, json: { revoked } };
    },
  },
];
