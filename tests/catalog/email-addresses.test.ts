/** Which e-mail addresses are accepted, wherever one is asked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';

test('addresses that mail can be sent to are accepted', () => {
  const accepted = [
    'a@b.co',
    'first.last+catalog@mail.example.org',
    "o'neill_{x}@sub-domain.example.museum",
    'ÜBER@example.org'.replace('Ü', 'U'),
    'post@xn--mnchen-3ya.example',
    'post@example.xn--p1ai',
    `${'a'.repeat(64)}@example.org`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`.slice(0, 254),
  ];
  for (const address of accepted) assert.equal(isEmailAddress(address), true, address);
});

test('everything else is refused', () => {
  const refused = [
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b..c',
    'a@.b.co',
    'a@b.co.',
    'a b@c.d',
    'a@b c.de',
    '"a b"@c.de',
    'a@b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@-b.co',
    'a@b-.co',
    'a@b_c.co',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@b.c',
    'a@b.1',
    'a@b.co,c@d.e',
    'a@b.co;c@d.co',
    'A <a@b.co>',
    '<a@b.co>',
    'a@b.co ',
    ' a@b.co',
    'a@b.co\n',
    'a@b.co\r\nBcc: x@y.co',
    'a\r\nBcc:x@y.co',
    'a\u2028b@c.co',
    'a\u0000@b.co',
    'ü@example.org',
    'a@münchen.example',
    'a@пример.рф',
    'a\u202e@b.co',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.org`,
    `${'a'.repeat(100_000)}@b.co`,
    `a@${'b.'.repeat(50_000)}co`,
  ];
  for (const address of refused) assert.equal(isEmailAddress(address), false, JSON.stringify(address.slice(0, 80)));
});

test('addresses are compared without regard to letter case', () => {
  assert.equal(foldEmailAddress(' Maker@Example.ORG '), 'maker@example.org');
});
