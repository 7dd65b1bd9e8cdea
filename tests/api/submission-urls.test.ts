/** Addresses at submitTool: which ones are public pages, and what is made of their spelling. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { sharedSubmitting } from './submitting.ts';

describe('the addresses of submitTool', () => {
  const { assertTaken, assertRefused } = sharedSubmitting();

  test('logo_url may be https', () => assertTaken({ logo_url: 'https://cdn.example.com/logo.png' }));
  test('logo_url may be nothing but https', () =>
    assertEach(
      [
        'http://cdn.example.com/l.png',
        'HTTPS://cdn.example.com/l.png',
        'Https://cdn.example.com/l.png',
        '//cdn.example.com/l.png',
        'https:/cdn.example.com',
        'https:cdn.example.com',
        'https://',
        'javascript:alert(1)//https://',
        'data:image/png;base64,AAAA',
        'ftp://https://',
      ],
      (value) => `logo_url may not be ${value}`,
      (value) => assertRefused({ logo_url: value }, 'logo_url'),
    ));

  const badUrls = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example.com/',
    'gopher://127.0.0.1:6379/_x',
    'blob:https://example.com/1',
    'mailto:a@example.com',
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'https://:pass@example.com/',
    'https://good.example@evil.example/',
    'https://example.com\\@127.0.0.1/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'http://169.254.169.254./',
    'http://2852039166/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1%25eth0]/',
    'http://[::]/',
    'http://0/',
    'http://8.8.8.8/',
    'http://localhost/',
    'http://localhost./',
    'http://app.localhost/',
    'http://printer.local/',
    'http://vault.internal/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'https://a..b.com/',
    `https://${'a'.repeat(64)}.com/`,
    `https://${'a.'.repeat(130)}com/`,
    'http://127.0.0.1.nip.io/',
    'https://example.com:22/',
    'https://example.com:0/',
    'https://example.com:6379/',
    'https://example.com:99999/',
    'https://example.com:8443/',
    'https://exa\u00admple.com/',
    'https://exa\u200bmple.com/',
    'https://exa mple.com/',
    'https://example.com/a b',
    'example.com',
    '//example.com/',
    'https:example.com',
    'https:/example.com',
    'https://',
    'https://example/',
    'not a url',
    `https://example.com/${'a'.repeat(2048)}`,
  ];
  const shortened = (url: string): string => JSON.stringify(url).slice(0, 90);
  test('url may be nothing but a public page', () =>
    assertEach(badUrls, shortened, (url) => assertRefused({ url }, 'url')));
  test('logo_url may lead nowhere else either', () =>
    assertEach(
      badUrls.filter((url) => url.startsWith('https://')),
      shortened,
      (url) => assertRefused({ logo_url: url }, 'logo_url'),
    ));
  test('url may have 2048 characters and no more', async () => {
    const url = 'https://long.example.com/'.padEnd(2048, 'a');
    await assertTaken({ url });
    await assertRefused({ url: `${url}a` }, 'url');
  });
  test('url is answered in its canonical form', async () => {
    assert.equal(
      (await assertTaken({ url: 'HTTP://WWW.Bücher-Lampe.example.COM:80/x/?b=2&utm_source=y&a=1#top' })).url,
      'https://xn--bcher-lampe-thb.example.com/x?a=1&b=2',
    );
  });
  test('url may be an internationalised name, kept in punycode', async () => {
    assert.equal(
      (await assertTaken({ url: 'https://exаmple-lantern.com/' })).url,
      'https://xn--exmple-lantern-wtl.com',
    );
  });
});
