/** The client's address, through proxies that are trusted and past those that are not. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { clientAddress } from '#http/transport/client-address.ts';
import { readConfig } from '#server/settings/config.ts';

function addressOf(peer: string, forwarded: string | undefined, trusted: string): string {
  const raw = {
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
  return clientAddress({ raw }, readConfig({ TRUSTED_PROXIES: trusted }));
}

const cases: [string, string | undefined, string, string][] = [
  ['203.0.113.9', '198.51.100.1', '', '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '10.0.0.0/8', '203.0.113.9'],
  ['10.0.0.1', undefined, '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', '', '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1,10.0.0.2 ,10.0.0.3', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, not-an-address', '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2, "x"', '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.0/8', '10.0.0.2'],
  ['::ffff:10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['::1', '2001:db8::7', '::1', '2001:db8:0:0::/64'],
  ['::1', '::ffff:198.51.100.1', '::1', '198.51.100.1'],
  ['2001:db8:1:2:3::4', undefined, '', '2001:db8:1:2::/64'],
  ['10.0.0.1', '198.51.100.1:5678', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1:5679, 10.0.0.2:443', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8::1]:443', '10.0.0.0/8', '2001:db8:0:0::/64'],
  ['10.0.0.1', '[2001:db8::1]', '10.0.0.0/8', '2001:db8:0:0::/64'],
  ['10.0.0.1', '[::ffff:198.51.100.1]:443', '10.0.0.0/8', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1:', '10.0.0.0/8', '10.0.0.1'],
  ['10.0.0.1', '[]:443', '10.0.0.0/8', '10.0.0.1'],
];
test('a list of hops that several proxies send is read for each of them', () => {
  const config = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' });
  const ask = (remoteAddress: string): string =>
    clientAddress(
      {
        raw: {
          socket: { remoteAddress },
          headers: { 'x-forwarded-for': '198.51.100.1' },
        } as unknown as IncomingMessage,
      },
      config,
    );
  assert.deepEqual(['10.0.0.1', '203.0.113.9', '10.0.0.2', '203.0.113.9'].map(ask), [
    '198.51.100.1',
    '203.0.113.9',
    '198.51.100.1',
    '203.0.113.9',
  ]);
});

for (const [peer, forwarded, trusted, expected] of cases) {
  test(`${peer} saying ${JSON.stringify(forwarded)} with ${trusted || 'nobody'} trusted is ${expected}`, () => {
    assert.equal(addressOf(peer, forwarded, trusted), expected);
  });
}
