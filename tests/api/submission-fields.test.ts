/** The fields of submitTool, each at its limits, and everything that text hygiene and URL rules keep out. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { submission } from '../factories.ts';
import type { Person, Reply } from '../world.ts';
import { sharedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';

describe('the fields of submitTool', () => {
  const world = sharedWorld({ SUBMISSIONS_PER_HOUR: '10000', REFUSED_SUBMISSIONS_PER_HOUR: '10000' });
  let owner: Person;
  before(async () => {
    owner = await world.person();
  });
  const send = (changes: Record<string, unknown>): Promise<Reply> => owner.post(PATH, submission(changes));

  async function assertTaken(changes: Record<string, unknown>): Promise<any> {
    const reply = await send(changes);
    assert.equal(reply.status, 201, reply.text);
    return reply.json.data;
  }

  async function assertRefused(changes: Record<string, unknown>, ...fields: string[]): Promise<void> {
    const reply = await send(changes);
    assert.equal(reply.status, 422, `${JSON.stringify(changes)} ${reply.text}`);
    assert.equal(reply.json.error.code, 'validation_failed');
    assert.deepEqual(Object.keys(reply.json.error.fields), fields);
    for (const sentences of Object.values(reply.json.error.fields) as string[][]) assert.ok(sentences.length > 0 && sentences.every(Boolean));
  }

  const required = ['url', 'name', 'tagline', 'pricing_model', 'categories'];
  const optional = ['description', 'logo_url', 'contact_email'];
  const wrongTypes = { null: null, '""': '', number: 12345, true: true, object: { a: 1 }, 'list of a text': ['abc'] };

  test('needs the required ones and reports all that are missing at once', async () => {
    const { status, json } = await owner.post(PATH, {});
    assert.deepEqual([status, json.error.code], [422, 'validation_failed']);
    assert.deepEqual(Object.keys(json.error.fields), required);
  });

  for (const field of required) {
    test(`${field} may not be left out`, () => assertRefused({ [field]: undefined }, field));
    for (const [name, value] of Object.entries(wrongTypes)) {
      if (field === 'categories' && Array.isArray(value)) continue;
      test(`${field} may not be ${name}`, () => assertRefused({ [field]: value }, field));
    }
  }
  for (const field of optional) {
    test(`${field} may be left out`, () => assertTaken({ [field]: undefined }));
    for (const [name, value] of Object.entries(wrongTypes)) {
      if (field === 'description' && value === '') continue;
      test(`${field} may not be ${name}`, () => assertRefused({ [field]: value }, field));
    }
  }
  test('description may be empty', () => assertTaken({ description: '' }));

  test('reports every bad field at once', () =>
    assertRefused(
      { url: 'x', name: 'a', tagline: 'abc', description: 'x'.repeat(2001), logo_url: 'http://a.example/', pricing_model: 'no', categories: [], contact_email: 'no' },
      'url',
      'name',
      'tagline',
      'description',
      'logo_url',
      'pricing_model',
      'categories',
      'contact_email',
    ));

  // Words of the length asked for, so that screening has nothing to say about them.
  const words = (length: number): string => 'An AI assistant that answers questions about documents and drafts replies. '.repeat(30).slice(0, length - 1).trimEnd().padEnd(length, 'n');
  const lengths: [string, number, number][] = [
    ['name', 2, 80],
    ['tagline', 5, 200],
  ];
  for (const [field, least, most] of lengths) {
    test(`${field} may have ${least} characters`, () => assertTaken({ [field]: words(least) }));
    test(`${field} may have ${most} characters`, () => assertTaken({ [field]: words(most) }));
    test(`${field} may not have ${least - 1}`, () => assertRefused({ [field]: 'a'.repeat(least - 1) }, field));
    test(`${field} may not have ${most + 1}`, () => assertRefused({ [field]: words(most + 1) }, field));
    test(`the length of ${field} is counted in code points`, async () => {
      await assertTaken({ [field]: `${'😀'.repeat(most - 12)}AI assistant` });
      await assertRefused({ [field]: '😀'.repeat(most + 1) }, field);
      await assertRefused({ [field]: '😀'.repeat(least - 1) }, field);
    });
    test(`the length of ${field} is counted after trimming and NFC`, async () => {
      await assertTaken({ [field]: `  ${words(most)} \u00a0` });
      await assertRefused({ [field]: ` ${'a'.repeat(least - 1)}   ` }, field);
      const decomposed = 'e\u0301'.repeat(most - 13);
      await assertTaken({ [field]: `${decomposed} AI assistant` });
    });
  }
  test('description may have 2000 characters', () => assertTaken({ description: words(2000) }));
  test('description may not have 2001', () => assertRefused({ description: words(2001) }, 'description'));

  test('texts are stored trimmed and in NFC', async () => {
    const { name } = await assertTaken({ name: '  Cafe\u0301 Reader \u3000' });
    assert.equal(name, 'Café Reader');
  });

  const blank = { spaces: '   ', 'no-break and em space': '\u00a0\u2003', 'ideographic space': '\u3000' };
  for (const [name, value] of Object.entries(blank)) {
    test(`name may not be only ${name}`, () => assertRefused({ name: value }, 'name'));
    test(`tagline may not be only ${name}`, () => assertRefused({ tagline: value.repeat(5) }, 'tagline'));
  }

  const unclean: Record<string, string> = {
    NUL: '\u0000',
    'a C0 control': '\u0007',
    'an escape': '\u001b',
    'a vertical tab': '\u000b',
    'a form feed': '\u000c',
    'a carriage return': '\r',
    DEL: '\u007f',
    'a C1 control': '\u0085',
    'a lone high surrogate': '\ud800',
    'a lone low surrogate': '\udc00',
    'a noncharacter': '\ufffe',
    'a plane-16 noncharacter': '\u{10ffff}',
    'a noncharacter of the Arabic block': '\ufdd0',
    'a bidi override': '\u202e',
    'a bidi isolate': '\u2066',
    'a direction mark': '\u200f',
    'a zero-width space': '\u200b',
    'a word joiner': '\u2060',
    'a byte order mark': '\ufeff',
    'a soft hyphen': '\u00ad',
    'a tag character': '\u{e0041}',
    'a line separator': '\u2028',
    'a paragraph separator': '\u2029',
    'a joiner between Latin letters': '\u200d',
    'a non-joiner between Latin letters': '\u200c',
  };
  for (const [name, character] of Object.entries(unclean)) {
    test(`no text may hold ${name}`, async () => {
      for (const field of ['name', 'tagline', 'description']) await assertRefused({ [field]: `An AI assi${character}stant for notes` }, field);
    });
    if (/surrogate|joiner between|carriage/.test(name)) continue;
    test(`no text may begin or end with ${name}`, async () => {
      await assertRefused({ name: `${character}Lantern`, tagline: `An AI assistant for notes${character}` }, 'name', 'tagline');
    });
  }
  test('name and tagline are one line', async () => {
    for (const character of ['\n', '\t', '\r\n']) {
      await assertRefused({ name: `Lan${character}tern`, tagline: `An AI${character}assistant` }, 'name', 'tagline');
    }
  });
  test('description may hold lines and tabs', () => assertTaken({ description: 'An AI assistant:\n\t- reads\r\n\t- answers' }));
  test('joiners may stand inside emoji and between joining letters', async () => {
    await assertTaken({ name: 'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} AI' });
    await assertTaken({ tagline: 'مساعد ذكاء اصطناعي می\u200cخواهم يجيب عن الأسئلة' });
  });
  test('letters of any script are welcome', async () => {
    for (const name of ['مساعد الذكاء', 'Помощник ИИ', 'Помічник ШІ', '人工知能アシスタント', 'Żółw AI', 'ผู้ช่วย AI']) assert.equal((await assertTaken({ name })).name, name);
  });
  test('marks may not be piled up', () => assertRefused({ name: `A${'\u0301\u0302'.repeat(40)}I` }, 'name'));

  for (const value of PRICING_MODELS) test(`pricing_model may be ${value}`, () => assertTaken({ pricing_model: value }));
  for (const value of ['Free', 'free ', ' free', 'FREE', 'trial', 'toString', '__proto__']) {
    test(`pricing_model may not be ${JSON.stringify(value)}`, () => assertRefused({ pricing_model: value }, 'pricing_model'));
  }

  test('categories may be one to five', async () => {
    const five = ['chatbots', 'writing', 'video', 'developer-tools', 'image-generation'];
    await assertTaken({ categories: ['writing'] });
    await assertTaken({ categories: five });
    await assertRefused({ categories: [...five, 'other'] }, 'categories');
    await assertRefused({ categories: [] }, 'categories');
  });
  const badCategories: Record<string, unknown> = {
    'an unknown id': ['nope'],
    'a known and an unknown id': ['chatbots', 'nope'],
    'an id twice': ['chatbots', 'chatbots'],
    'an id in capitals': ['Chatbots'],
    'an id with a space': ['chatbots '],
    'an empty id': [''],
    null: [null],
    numbers: [1],
    lists: [['chatbots']],
    'a text': 'chatbots',
    'an object': { 0: 'chatbots', length: 1 },
    'ten thousand ids': Array.from({ length: 5000 }, () => 'chatbots'),
    'a name of the language': ['constructor'],
    '__proto__': ['__proto__'],
  };
  for (const [name, categories] of Object.entries(badCategories)) {
    test(`categories may not hold ${name}`, () => assertRefused({ categories }, 'categories'));
  }

  test('logo_url may be https', () => assertTaken({ logo_url: 'https://cdn.example.com/logo.png' }));
  for (const value of ['http://cdn.example.com/l.png', 'HTTPS://cdn.example.com/l.png', 'Https://cdn.example.com/l.png', '//cdn.example.com/l.png', 'https:/cdn.example.com', 'https:cdn.example.com', 'https://', 'javascript:alert(1)//https://', 'data:image/png;base64,AAAA', 'ftp://https://']) {
    test(`logo_url may not be ${value}`, () => assertRefused({ logo_url: value }, 'logo_url'));
  }

  test('contact_email may be an address', () => assertTaken({ contact_email: 'first.last+tools@mail.example.org' }));
  test('contact_email may have 254 characters', async () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(4)}.org`;
    const address = `${'x'.repeat(254 - host.length - 1)}@${host}`;
    assert.equal(address.length, 254);
    await assertTaken({ contact_email: address });
    await assertRefused({ contact_email: `x${address}` }, 'contact_email');
  });
  for (const value of ['a@b', 'a@b..c', 'a b@c.de', '"a b"@c.de', '@c.de', 'a@', 'a', 'a@b@c.de', 'a@b.co\r\nBcc: x@y.zz', 'a@b.co,c@d.ee', 'a@b.co;c@d.ee', '<a@b.co>', 'a@b.co\u0000', `${'a'.repeat(65)}@example.org`]) {
    test(`contact_email may not be ${JSON.stringify(value)}`.slice(0, 80), () => assertRefused({ contact_email: value }, 'contact_email'));
  }

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
  for (const url of badUrls) {
    test(`url may not be ${JSON.stringify(url)}`.slice(0, 90), () => assertRefused({ url }, 'url'));
    if (url.startsWith('https://')) test(`logo_url may not be ${JSON.stringify(url)}`.slice(0, 90), () => assertRefused({ logo_url: url }, 'logo_url'));
  }
  test('url may have 2048 characters and no more', async () => {
    const url = 'https://long.example.com/'.padEnd(2048, 'a');
    await assertTaken({ url });
    await assertRefused({ url: `${url}a` }, 'url');
  });
  test('url is answered in its canonical form', async () => {
    assert.equal((await assertTaken({ url: 'HTTP://WWW.Bücher-Lampe.example.COM:80/x/?b=2&utm_source=y&a=1#top' })).url, 'https://xn--bcher-lampe-thb.example.com/x?a=1&b=2');
  });
  test('url may be an internationalised name, kept in punycode', async () => {
    assert.equal((await assertTaken({ url: 'https://exаmple-lantern.com/' })).url, 'https://xn--exmple-lantern-wtl.com');
  });

  test('an unknown field is ignored, named in a warning and never stored', async () => {
    const unknown = {
      state: 'published',
      status: 'published',
      published: true,
      published_at: '2020-01-01T00:00:00Z',
      featured: true,
      sponsored: true,
      placement: 'home',
      rank: 1,
      slug: 'chosen-by-caller',
      id: 'chosen-by-caller',
      owner_id: 'x',
      account_id: 'x',
      created_at: '2020-01-01T00:00:00Z',
      approved_by: 'x',
      is_editor: true,
      role: 'admin',
      constructor: { prototype: { polluted: 1 } },
    };
    const data = await assertTaken(unknown);
    assert.equal(data.status, 'awaiting_moderation');
    assert.deepEqual(
      data.warnings.map((warning: any) => [warning.code, warning.field]),
      Object.keys(unknown).map((field) => ['unknown_field', field]),
    );
    const row = await world.db.read.selectFrom('submissions').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes('chosen-by-caller'));
    assert.equal(row.account_id, owner.account?.id);
  });
  test('a field named __proto__ is as unknown as any other', async () => {
    const body = JSON.stringify(submission()).replace('{', '{"__proto__":{"polluted":1},"\\u005f_proto_":1,"a\\ud800":1,');
    const reply = await owner.request('POST', PATH, body, { 'content-type': 'application/json' });
    assert.equal(reply.status, 201);
    assert.deepEqual(reply.json.data.warnings.map((warning: any) => warning.field), ['__proto__', '__proto_', 'a\ufffd']);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });
  test('names at most 50 unknown fields, each cut to 80 characters', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${'😀'.repeat(60)}${index}`, index]));
    const { warnings } = await assertTaken(unknown);
    assert.equal(warnings.length, 50);
    assert.ok(warnings.every((warning: any) => warning.field.length <= 80 && warning.field.isWellFormed()));
  });

  const active = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}} ${7*7} <%=7*7%>', '</script><script>', ']]> & &amp;', "=cmd|' /C calc'!A0"];
  for (const text of active) {
    test(`${text} is a text like any other`, async () => {
      const tagline = `An AI assistant that explains ${text} in code`;
      const { id } = await assertTaken({ tagline });
      assert.equal((await world.visitor.get(`${PATH}/${id}`)).json.data.tagline, tagline);
    });
  }
});
