/** What must still hold when the requests are through: the server lives, holds a bounded memory, and its log tells no failure and no secret. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anonymousMegabytes } from '../support/processes.ts';
import type { Findings } from './findings.ts';
import type { FuzzedServer } from './server.ts';

/** Most anonymous memory that the server may hold (RELIABILITY, U4). */
const MOST_MEGABYTES = 512;
const ERROR_LEVEL = 50;
/** Headers that mails of ours have. */
const HEADERS = [
  'list-unsubscribe',
  'list-unsubscribe-post',
  'date',
  'from',
  'to',
  'subject',
  'message-id',
  'auto-submitted',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

/** Looks at the server while it runs; resolves to its anonymous memory in megabytes. */
export async function checkAlive({ target }: FuzzedServer, findings: Findings): Promise<number> {
  for (const path of ['/livez', '/readyz', '/api/v1/tools', '/en']) {
    const status = await fetch(`http://localhost:${target.port}${path}`).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      (error: unknown) => String(error),
    );
    if (status !== 200) findings.add('the server is not alive', `${path}: ${status}`);
  }
  const megabytes = anonymousMegabytes(target.pid);
  if (megabytes > MOST_MEGABYTES) findings.add('too much memory', `${megabytes.toFixed(0)} MB`);
  return megabytes;
}

/** Reads the log of a server that has ended; resolves to the number of its lines. */
export function checkLog({ logFile }: FuzzedServer, secrets: Iterable<string>, findings: Findings): number {
  const lines = readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
  // What the server says about its addresses at the start is for people.
  const isJson = lines.filter((line) => line.startsWith('{'));
  for (const line of isJson) {
    try {
      const { level } = JSON.parse(line) as { level: number };
      if (level >= ERROR_LEVEL) findings.add('an error in the log', line.slice(0, 1_500));
    } catch {
      findings.add('a log line that is no JSON', line.slice(0, 300));
    }
  }
  const text = isJson.join('\n');
  for (const secret of new Set(secrets)) {
    const at = text.indexOf(secret);
    if (at >= 0) findings.add('a secret in the log', text.slice(Math.max(0, at - 200), at + 100));
  }
  return isJson.length;
}

/** Reads the mails that were written; resolves to their number. None has another recipient or header than its own. */
export function checkMails({ dataDir }: FuzzedServer, findings: Findings): number {
  const files = globSync(join(dataDir, 'mail', '*.eml'));
  for (const file of files) {
    const [head = ''] = readFileSync(file, 'utf8').split(/\r?\n\r?\n/, 1);
    const names = head.split(/\r?\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    const strange = names.filter((name, at) => !HEADERS.includes(name) || names.indexOf(name) !== at);
    const [to = ''] = /^To:.*$/m.exec(head) ?? [];
    if (strange.length > 0) findings.add('a strange header of a mail', `${strange.join(', ')}\n${head.slice(0, 600)}`);
    if (/[,;]/.test(to)) findings.add('a mail to several', to);
  }
  return files.length;
}
