/** The key under which an address is counted (CONTRACT section 6: IPv6 by /64). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressKey, networkKey } from '#limits/address-keys.ts';

test('an IPv4 address is its own key', () => {
  assert.equal(addressKey('203.0.113.7'), '203.0.113.7');
});

test('an IPv4 address inside IPv6 counts as the IPv4 address, however it is written', () => {
  for (const form of [
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '0000:0000:0000:0000:0000:ffff:cb00:7107',
  ]) {
    assert.equal(addressKey(form), '203.0.113.7', form);
  }
});

test('all addresses of one /64 share a key, however they are written', () => {
  const key = '2001:db8:1:2::/64';
  for (const form of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2:0:0:192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ]) {
    assert.equal(addressKey(form), key, form);
  }
});

test('different /64 have different keys', () => {
  const forms = [
    '2001:db8:1:2::1',
    '2001:db8:1:3::1',
    '2001:db8::1',
    '::1',
    'fe80::1',
    '64:ff9b::203.0.113.7',
    '::fffe:203.0.113.7',
  ];
  assert.deepEqual(forms.map(addressKey), [
    '2001:db8:1:2::/64',
    '2001:db8:1:3::/64',
    '2001:db8:0:0::/64',
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
    '64:ff9b:0:0::/64',
    '0:0:0:0::/64',
  ]);
});

test('the network of an address is its /24 or its /48', () => {
  const networks = ['203.0.113.7', '203.0.113.250', '2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2::1', '::1'];
  assert.deepEqual(
    networks.map((each) => networkKey(addressKey(each))),
    ['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1::/48', '2001:db8:1::/48', '2001:db8:2::/48', '0:0:0::/48'],
  );
});

test('what is no address is its own key', () => {
  for (const text of ['', 'unknown', 'a:b', '1::2::3']) assert.equal(addressKey(text), text);
});
