/** The command that changes the key of stored secrets. */
import { counted, misuse, type Command, type Invocation } from './command.ts';

/** The new key's line: from a file, or generated. */
async function nextLine(call: Invocation): Promise<string> {
  const { newSecretKeyLine, parseSecretKey } = await import('#database/secret-key.ts');
  const file = call.option('to');
  if (file === undefined) return newSecretKeyLine();
  const { readFile } = await import('node:fs/promises');
  const line = await readFile(file, 'utf8');
  try {
    parseSecretKey(line);
  } catch (error) {
    throw misuse(`${file} does not hold ${(error as Error).message}`);
  }
  return line;
}

async function changeKey(call: Invocation) {
  const keys = await import('#database/secret-key.ts');
  const { secretKeyOf } = await import('#database/secret-box.ts');
  const { changeSecretKey } = await import('#catalog/stored-secrets.ts');
  const { db, config } = call;
  const { secretKey: source } = config;
  const { setting, file } = source;
  const isLost = call.isSet('lost');
  db.secrets.use(() => keys.readSecretKeys(source));
  if (!isLost) {
    if (setting !== undefined && call.option('to') === undefined)
      throw misuse('SECRET_KEY is set: put the new key into a file, and name it with --to FILE');
    await keys.keepSecretKey(db, source);
  }
  // If the old key is lost, SECRET_KEY already holds the new one.
  const isSetting = isLost && setting !== undefined && call.option('to') === undefined;
  const line = isSetting ? setting.toString('base64') : await nextLine(call);
  if (setting === undefined) keys.writeNextKey(file, line);
  const key = secretKeyOf(keys.parseSecretKey(line));
  const { changed, lost } = await changeSecretKey(db, key, isLost);
  if (setting === undefined) keys.putInPlace(file);
  if (setting !== undefined && !isSetting)
    call.say('put the new key into SECRET_KEY on every server, and restart them');
  else if (!db.isEmbedded) call.say(`give the key to every server of this database, and restart them`);
  if (lost > 0) {
    const unread = counted(lost, 'secret');
    call.say(`${unread} could not be read: webhooks need new ones, and owners of apps a recovery code to sign in`);
  }
  const kept = setting === undefined ? file : 'SECRET_KEY';
  return { text: `${key.id}\t${changed}\t${kept}\n`, json: { key: key.id, changed, lost, kept } };
}

export const secretKeyCommands: Command[] = [
  {
    name: 'secret-key change',
    writesBeside: true,
    options: {
      to: {
        value: 'FILE',
        sentence: 'File with the new key: 32 random bytes in base64 or hexadecimal. Default: a new one.',
      },
      lost: {
        sentence: 'The old key is lost: replaces what cannot be read by secrets that nobody knows.',
      },
    },
    sentence:
      'Encrypts the stored secrets (authenticator apps, webhooks) with another key, all at once; safe to repeat.',
    run: changeKey,
  },
];
