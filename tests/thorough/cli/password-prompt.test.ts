/** `accounts create --password -` at a terminal: asks twice and shows nothing of what is typed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PASSWORD, createProgram, type Program } from '../../cli/program.ts';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
/** The `script` of util-linux opens a terminal for a command. */
const onLinux = { skip: process.platform === 'linux' ? false : 'skipped: needs the script of util-linux' };

let program: Program;
before(async () => {
  program = await createProgram();
  await program.succeed('migrate');
});
after(() => program.close());

/** Runs the command in a terminal and types each answer when its question is there; gives all that the terminal shows. */
async function createAt(email: string, answers: readonly string[]): Promise<{ code: number | null; shown: string }> {
  const words = [process.execPath, MAIN, 'accounts', 'create', '--email', email, '--password', '-'];
  const child = spawn('script', ['--quiet', '--return', '--command', words.join(' '), '/dev/null'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: program.databaseUrl, DATA_DIR: program.folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const questions = ['Password: ', 'Once more: '];
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    shown += part;
    const question = questions[0];
    if (question === undefined || !shown.endsWith(question)) return;
    questions.shift();
    child.stdin.write(answers[answers.length - questions.length - 1] ?? '');
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, shown };
}

test('what is typed twice makes the account and is never shown', onLinux, async () => {
  const { code, shown } = await createAt('ada@example.org', [`${PASSWORD}\r`, `${PASSWORD}\r`]);
  assert.equal(code, 0, shown);
  assert.equal(shown.replaceAll('\r', ''), 'Password: \nOnce more: \nada@example.org\tmember\n');
});

test('a slip is told, and no account is made', onLinux, async () => {
  const { code, shown } = await createAt('bea@example.org', [`${PASSWORD}\r`, `${PASSWORD}x\r`]);
  assert.equal(code, 1);
  assert.match(shown, /toolshelf: the passwords differ; nothing was changed/);
  assert.ok(!shown.includes(PASSWORD));
  assert.equal((await program.run(['accounts', 'show', '--email', 'bea@example.org'])).code, 1);
});

test('the backspace mends, and Ctrl-C ends without an account', onLinux, async () => {
  const { code } = await createAt('cid@example.org', [`${PASSWORD}x\u007F\r`, `${PASSWORD}\r`]);
  assert.equal(code, 0);
  const ended = await createAt('dan@example.org', ['\u0003', '']);
  assert.equal(ended.code, 1);
  assert.match(ended.shown, /no password was typed/);
});

test('from a pipe it is read as it comes', async () => {
  const words = ['accounts', 'create', '--email', 'eve@example.org', '--password', '-'];
  const { code, stdout, stderr } = await program.run(words, { input: `${PASSWORD}\n` });
  assert.deepEqual([code, stdout, stderr], [0, 'eve@example.org\tmember\n', '']);
});
