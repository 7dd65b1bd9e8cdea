/** Addresses: what is one page, what is refused, and which wider keys two addresses of one product share. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { relatedUrlKeys } from '#catalog/entries/urls/related-keys.ts';
import { assertEach } from '../../support/assert-each.ts';
import { anyAddress, anyText } from '../../support/any-text.ts';

function keyOf(text: string): string {
  const check = checkPublicUrl(text);
  assert.ok(check.ok, `${text} is refused`);
  return check.key;
}

function problemOf(text: string): string {
  const check = checkPublicUrl(text);
  return check.ok ? `accepted as ${check.key}` : check.problem;
}

describe('canonical addresses', () => {
  const variants = [
    'https://slides.example.com/make/it?b=2&a=1',
    'http://slides.example.com/make/it?b=2&a=1',
    'HTTPS://SLIDES.Example.COM/make/it?b=2&a=1',
    'https://www.slides.example.com/make/it?b=2&a=1',
    'https://slides.example.com:443/make/it?b=2&a=1',
    'https://slides.example.com./make/it?b=2&a=1',
    'https://slides.example.com/make/it/?b=2&a=1',
    'https://slides.example.com//make///it//?b=2&a=1',
    'https://slides.example.com/make/it/index.html?b=2&a=1',
    'https://slides.example.com/make/x/../it?b=2&a=1',
    'https://slides.example.com/m%61ke/i%74?b=2&a=1',
    'https://slides.example.com/make/it?a=1&b=2',
    'https://slides.example.com/make/it?b=2&a=1#start',
    'https://slides.example.com/make/it?b=2&a=1&utm_source=list&utm_medium=mail&gclid=1&fbclid=2&ref=list&via=friend',
    'https://slides.example.com/make/it?UTM_Source=x&b=2&a=1',
    'https://slides.example.com/make/it?%61=1&b=2',
  ];
  test('spellings of one page have one key', () =>
    assertEach(
      variants,
      (variant) => `${variant} is the same page`,
      (variant) => {
        assert.equal(keyOf(variant), 'slides.example.com/make/it?a=1&b=2');
      },
    ));

  test('a bare host has neither slash nor query', () => {
    const check = checkPublicUrl('https://www.example.com/?ref=list#top');
    assert.ok(check.ok);
    assert.equal(check.canonical, 'https://example.com');
    assert.equal(check.href, 'https://www.example.com/?ref=list');
  });

  test('a name in another script is one with its punycode', () => {
    assert.equal(keyOf('https://bücher.example/ä'), keyOf('https://xn--bcher-kva.example/%C3%A4'));
  });

  test('percent-encoding of what means something stays, in capitals', () => {
    assert.equal(keyOf('https://example.com/a%2fb'), 'example.com/a%2Fb');
    assert.notEqual(keyOf('https://example.com/a%2fb'), keyOf('https://example.com/a/b'));
  });

  test('different paths, hosts, letter cases and values are different pages', () => {
    const keys = [
      'https://example.com/a',
      'https://example.com/b',
      'https://example.com/A',
      'https://app.example.com/a',
      'https://example.com/a?x=1',
      'https://example.com/a?x=2',
      'https://www2.example.com/a',
    ].map(keyOf);
    assert.equal(new Set(keys).size, keys.length);
  });

  test('two people of one platform are two sites', () => {
    const [one, other] = [checkPublicUrl('https://ann.github.io/'), checkPublicUrl('https://bob.github.io/')];
    assert.ok(one.ok && other.ok);
    assert.notEqual(one.site, other.site);
  });

  test('the link keeps a client-side route and loses tracking', () => {
    const check = checkPublicUrl('https://example.com/app?utm_source=x&id=5&source=y#/edit');
    assert.ok(check.ok);
    assert.equal(check.href, 'https://example.com/app?id=5&source=y#/edit');
    assert.equal(check.key, 'example.com/app?id=5');
  });

  test('the canonical form of a canonical form is itself', () => {
    fc.assert(
      fc.property(anyAddress, (text) => {
        const check = checkPublicUrl(text);
        if (!check.ok) return;
        assert.equal(keyOf(check.canonical), check.key);
        assert.equal(keyOf(check.href), check.key);
      }),
    );
  });

  test('no text raises, and nothing accepted has an inner host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText({ maxLength: 300 }),
          anyText().map((text) => `https://${text}`),
        ),
        (text) => {
          const check = checkPublicUrl(text);
          if (check.ok) assert.match(check.host, /^[a-z0-9_][a-z0-9._-]*\.[a-z0-9-]+$/);
          assert.ok(relatedUrlKeys(text).length <= 8);
        },
      ),
    );
  });
});

describe('refused addresses', () => {
  const refused: Record<string, readonly string[]> = {
    scheme: [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://example.com',
      'gopher://127.0.0.1:6379/_x',
      'blob:https://example.com/1',
      'mailto:a@example.com',
    ],
    not_a_url: [
      '',
      'example.com',
      '//example.com',
      'https:/example.com',
      'https:example.com',
      'https://',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'https://exam\u00adple.com',
      'https://exam\u200bple.com',
      'https://example.com/a b',
      'https://example.com/\u202etxt',
      'https://example.com\\path',
      ' https://example.com',
      'https://example.com\n',
    ],
    credentials: [
      'https://user:pass@example.com',
      'https://good.com@evil.com',
      'https://@example.com',
      'https://example.com\\@127.0.0.1',
    ],
    host: [
      'http://127.1',
      'http://2130706433',
      'http://0x7f000001',
      'http://0177.0.0.1',
      'http://①②⑦.⓪.⓪.①',
      'http://127。0。0。1',
      'http://%31%32%37.0.0.1',
      'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
      'http://169.254.169.254.',
      'http://2852039166',
      'http://8.8.8.8',
      'http://[::1]',
      'http://[::ffff:127.0.0.1]',
      'http://[::127.0.0.1]',
      'http://[64:ff9b::7f00:1]',
      'http://[2002:7f00:1::]',
      'http://[fd00:ec2::254]',
      'http://[fe80::1%25eth0]',
      'http://[::]',
      'http://0',
      'http://localhost',
      'http://localhost.',
      'http://printer.local',
      'http://db.internal',
      'http://metadata.google.internal',
      'http://single',
      'https://a..b',
      `https://${'a'.repeat(64)}.com`,
      `https://${'a.'.repeat(127)}com`,
      'https://127.0.0.1.nip.io',
      'https://co.uk',
      'https://-bad.example.com',
      'https://x.onion',
    ],
    port: [
      'https://example.com:22',
      'https://example.com:0',
      'https://example.com:6379',
      'https://example.com:99999',
      'http://example.com:8080/x',
    ],
    too_long: [`https://example.com/${'a'.repeat(2029)}`],
  };
  test('addresses that are not public pages are refused', () =>
    assertEach(
      Object.entries(refused),
      ([problem]) => problem,
      ([problem, texts]) =>
        assertEach(
          texts,
          (text) => `${JSON.stringify(text.slice(0, 60))} is refused: ${problem}`,
          (text) => {
            assert.equal(problemOf(text), problem);
          },
        ),
    ));

  test('2,048 characters are allowed', () => {
    assert.equal(checkPublicUrl(`https://example.com/${'a'.repeat(2028)}`).ok, true);
  });

  test('ports 80 and 443 are allowed and mean nothing', () => {
    assert.equal(keyOf('https://example.com:80/x'), keyOf('http://example.com:443/x'));
  });
});

describe('wider keys', () => {
  const alike: readonly (readonly [string, string])[] = [
    ['https://app.paint.example.com/', 'https://docs.paint.example.com/intro'],
    ['https://app.painter.com/', 'https://painter.com/'],
    ['https://get.painter.com/abc', 'https://www.painter.com/en/'],
    ['https://painter.com/de/preise', 'https://painter.com/preise'],
    ['https://painter.ai/', 'https://painter.com/'],
    ['https://getpainter.com/', 'https://painter.io/'],
    ['https://github.com/ann/Painter', 'https://ann.github.io/painter/'],
    ['https://github.com/ann/painter', 'https://painter.com/'],
    [
      'https://chrome.google.com/webstore/detail/painter/jjdnakkfjnnbbckhifcfchagnpofjffo',
      'https://chromewebstore.google.com/detail/jjdnakkfjnnbbckhifcfchagnpofjffo',
    ],
    ['https://apps.apple.com/us/app/painter/id1644315225', 'https://apps.apple.com/de/app/maler/id1644315225'],
    ['https://www.thataicollection.com/redirect/painter', 'https://painter.com/'],
  ];
  test('addresses of one product share a key', () =>
    assertEach(
      alike,
      ([a, b]) => `${a} and ${b} share a key`,
      ([a, b]) => {
        assert.ok(
          relatedUrlKeys(a).some((key) => relatedUrlKeys(b).includes(key)),
          `${relatedUrlKeys(a).join(' ')} | ${relatedUrlKeys(b).join(' ')}`,
        );
      },
    ));

  const apart: readonly (readonly [string, string])[] = [
    ['https://github.com/ann/painter', 'https://github.com/ann/singer'],
    ['https://huggingface.co/spaces/ann/painter', 'https://huggingface.co/spaces/ann/singer'],
    ['https://huggingface.co/datasets/ann/painter', 'https://huggingface.co/datasets/ann/singer'],
    ['https://ann.github.io/', 'https://bob.github.io/'],
  ];
  test('addresses of different products share none', () =>
    assertEach(
      apart,
      ([a, b]) => `${a} and ${b} share none`,
      ([a, b]) => {
        assert.deepEqual(
          relatedUrlKeys(a).filter((key) => relatedUrlKeys(b).includes(key)),
          [],
        );
      },
    ));
});
