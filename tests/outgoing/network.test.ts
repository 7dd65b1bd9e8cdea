/** What the resolver of the fetcher says of names that it does not find. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createNetwork } from '#outgoing/network.ts';
import { refusalOf } from '#outgoing/refusals.ts';
import { openNameServer, type NameServer } from '../links/name-server.ts';

let names: NameServer;
before(async () => {
  names = await openNameServer();
});
after(() => names.close());

async function refusalFor(name: string): Promise<string> {
  const found = createNetwork([names.address]).resolve(name);
  return found.then(
    (addresses) => addresses.join(' '),
    (error: unknown) => refusalOf(error),
  );
}

test('a name does not exist if its name server knows others; one that knows none, or fails, says nothing of it', async () => {
  names.records.set('example.org', ['v=spf1 -all']);
  assert.equal(await refusalFor('gone.example.net'), 'unknown_host');
  names.records.clear();
  assert.equal(await refusalFor('gone.example.net'), 'no_name_server');
  names.isBroken = true;
  assert.equal(await refusalFor('gone.example.net'), 'no_name_server');
  await assert.rejects(
    createNetwork([names.address]).texts('gone.example.net'),
    (error) => refusalOf(error) === 'no_name_server',
  );
  names.isBroken = false;
});

test('a name whose own name servers fail is a finding about the site', async () => {
  names.records.set('example.org', ['v=spf1 -all']);
  names.failing.add('lame.example.net');
  assert.equal(await refusalFor('lame.example.net'), 'name_server');
});
