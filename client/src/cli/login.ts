/** The command that keeps a token: it is checked first, and never an argument, which other people of the machine could read. */
import { createClient, ToolshelfError } from '../index.ts';
import type { Answer, Invocation } from './command.ts';
import { keepToken } from './credentials.ts';

const ENTER = '\r';
const INTERRUPT = '\u0003';
const ERASE = '\u007f';

/** A line typed without being shown. */
function readHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = (settle: () => void): void => {
      stdin.off('data', take).setRawMode(false).pause();
      stderr.write('\n');
      settle();
    };
    const take = (keys: string): void => {
      for (const sign of keys) {
        if (sign === INTERRUPT) return end(() => reject(new Error('interrupted')));
        if (sign === ENTER || sign === '\n') return end(() => resolve(typed));
        typed = sign === ERASE ? typed.slice(0, -1) : typed + sign;
      }
    };
    stdin.on('data', take);
  });
}

export async function login(call: Invocation): Promise<Answer> {
  const { url } = call;
  const question = `Token for ${url} (made at ${url}/en/account/tokens): `;
  const token = (process.stdin.isTTY ? await readHidden(question) : await call.readInput()).trim();
  if (token === '') throw new Error('no token was given');
  const client = createClient({ url, token });
  try {
    await client.submissions({ per_page: 1 }, { signal: call.signal }).next();
  } catch (error) {
    // A token that may submit but not list is a token.
    if (!(error instanceof ToolshelfError && error.code === 'insufficient_scope')) throw error;
  }
  const file = await keepToken(url, token);
  return { text: `signed in to ${url}; the token is kept in ${file}\n`, json: { url, file } };
}
