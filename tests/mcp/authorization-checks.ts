/**
 * Holds the authorization server of a running catalog against the official suite, then lets a client with nothing but an
 * OAuth button submit a tool. Arguments: the catalog's address, its data folder, the suite's program, a free port.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { keepDocumentText } from '#catalog/accounts/grants/client-documents.ts';
import { openDatabase } from '#database/connection.ts';
import { systemClock } from '#time/clock.ts';
import { makeAccount, submission } from '../support/factories.ts';
import { signedIn } from '../web/browser.ts';
import { speaker } from '../support/world.ts';
import { CLIENT_ID, allow, documentOf, openAgent } from './agent.ts';

const [origin = '', folder = '', suite = '', port = ''] = process.argv.slice(2);
const server = { origin, visitor: speaker(origin, null, null), config: { publicUrl: origin } };
const db = await openDatabase(`sqlite:${join(folder, 'toolshelf.db')}`, systemClock);
const { email } = await makeAccount(db, 'owner@example.org', 'member');
// As if it had been fetched just now: the address is nobody's.
await keepDocumentText(db, CLIENT_ID, JSON.stringify(documentOf(CLIENT_ID)));
await db.close();
const owner = await signedIn(server, email);

/** Runs the suite and answers for the person whom it asks to open an address; gives what it said where anything failed. */
async function runSuite(): Promise<string | undefined> {
  const resource = `${origin}/mcp`;
  const args = ['authorization', '--url', origin, '--client-id', CLIENT_ID, '--port', port, '--resource', resource];
  const child = spawn(process.execPath, [suite, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (!line.startsWith(`${origin}/oauth/authorize?`)) continue;
    const answered = await allow(owner, line.slice(origin.length));
    // One that no longer listens has said why.
    await fetch(`http://127.0.0.1:${port}/callback?${answered.toString()}`).catch(() => undefined);
  }
  const text = said.join('\n');
  const isWhole = /^✓ authorization-server-metadata-endpoint.*\n✓ authorization-code-grant/m.test(text);
  return (await ended) === 0 && isWhole ? undefined : text;
}

/** Submits a tool by the button alone; gives its state. */
async function submitByButton(): Promise<unknown> {
  const agent = await openAgent(server, owner);
  const submit = () => agent.client.callTool({ name: 'submit_tool', arguments: submission() });
  await submit().catch(() => agent.finish());
  const { structuredContent } = (await submit()) as { structuredContent?: { data: { status: unknown } } };
  await agent.client.close();
  return structuredContent?.data.status;
}

const refused = await runSuite();
const state = await submitByButton();
if (refused !== undefined) console.log(refused);
if (state !== 'awaiting_moderation') console.log(`submitted by an OAuth button: ${String(state)}`);
process.exitCode = refused === undefined && state === 'awaiting_moderation' ? 0 : 1;
