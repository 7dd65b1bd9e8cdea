/** The fields of submitTool, each at its limits, and what is no field of it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import { PATH, sharedSubmitting } from './submitting.ts';

describe('the fields of submitTool', () => {
  const { world, owner, assertTaken, assertRefused } = sharedSubmitting();

  const required = ['url', 'name', 'tagline', 'pricing_model', 'categories'];
  const optional = ['description', 'logo_url', 'contact_email'];
  const wrongTypes = { null: null, '""': '', number: 12345, true: true, object: { a: 1 }, 'list of a text': ['abc'] };

  test('needs the required ones and reports all that are missing at once', async () => {
    const { status, json } = await owner().post(PATH, {});
    assert.deepEqual([status, json.error.code], [422, 'validation_failed']);
    assert.deepEqual(Object.keys(json.error.fields), required);
  });

  test('none of the required ones may be left out', () =>
    assertEach(required, String, (field) => assertRefused({ [field]: undefined }, field)));
  test('each of the others may be left out', () =>
    assertEach(optional, String, (field) => assertTaken({ [field]: undefined })));
  const isRight = (field: string, value: unknown): boolean =>
    (field === 'categories' && Array.isArray(value)) || (field === 'description' && value === '');
  test('none may be of another type', () =>
    assertEach(
      [...required, ...optional].flatMap((field) =>
        Object.entries(wrongTypes)
          .filter(([, value]) => !isRight(field, value))
          .map(([name, value]) => ({ field, name, value })),
      ),
      ({ field, name }) => `${field} as ${name}`,
      ({ field, value }) => assertRefused({ [field]: value }, field),
    ));
  test('description may be empty', () => assertTaken({ description: '' }));

  test('says where the categories are listed, if one is unknown', async () => {
    const categories = ['no-such-category'];
    const said = `There is no category “no-such-category”. Choose from the list of categories: ${world.config.publicUrl}/api/v1/categories`;
    const { error } = (await owner().post(PATH, submission({ categories }))).json;
    assert.deepEqual([error.fields.categories, error.problems[0].message], [[said], said]);
    const { data } = (await owner().post(`${PATH}/validate`, submission({ categories }))).json;
    assert.deepEqual(
      data.problems.map(({ message }: { message: string }) => message),
      [said],
    );
  });

  test('reports every bad field at once', () =>
    assertRefused(
      {
        url: 'x',
        name: 'a',
        tagline: 'abc',
        description: 'x'.repeat(2001),
        logo_url: 'http://a.example/',
        pricing_model: 'no',
        categories: [],
        contact_email: 'no',
      },
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
  const words = (length: number): string =>
    'An AI assistant that answers questions about documents and drafts replies. '
      .repeat(30)
      .slice(0, length - 1)
      .trimEnd()
      .padEnd(length, 'n');
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

  test('pricing_model may be each of its values', () =>
    assertEach(
      PRICING_MODELS,
      (value) => `pricing_model may be ${value}`,
      (value) => assertTaken({ pricing_model: value }),
    ));
  test('pricing_model may be nothing else', () =>
    assertEach(
      ['Free', 'free ', ' free', 'FREE', 'trial', 'toString', '__proto__'],
      (value) => `pricing_model may not be ${JSON.stringify(value)}`,
      (value) => assertRefused({ pricing_model: value }, 'pricing_model'),
    ));

  test('categories may be one to five', async () => {
    const five = ['chatbots', 'writing', 'video', 'developer-tools', 'image-generation'];
    await assertTaken({ categories: ['writing'] });
    await assertTaken({ categories: five });
    await assertRefused({ categories: [...five, 'other'] }, 'categories');
    await assertRefused({ categories: [] }, 'categories');
  });
  test('categories that are named twice count once', async () => {
    const five = ['chatbots', 'writing', 'video', 'developer-tools', 'image-generation'];
    await assertTaken({ categories: ['chatbots', 'chatbots'] });
    await assertRefused({ categories: [...five, 'video'] }, 'categories');
  });
  const badCategories: Record<string, unknown> = {
    'an unknown id': ['nope'],
    'a known and an unknown id': ['chatbots', 'nope'],
    'an id in capitals': ['Chatbots'],
    'an id with a space': ['chatbots '],
    'an empty id': [''],
    null: [null],
    numbers: [1],
    lists: [['chatbots']],
    'a text': 'chatbots',
    'an object': { 0: 'chatbots', length: 1 },
    'three thousand ids': Array.from({ length: 3000 }, (_, at) => `video-${at}`),
    'a name of the language': ['constructor'],
    __proto__: ['__proto__'],
  };
  test('categories may hold nothing but known ids', () =>
    assertEach(
      Object.entries(badCategories),
      ([name]) => `categories may not hold ${name}`,
      ([, categories]) => assertRefused({ categories }, 'categories'),
    ));

  test('contact_email may be an address', () => assertTaken({ contact_email: 'first.last+tools@mail.example.org' }));
  test('contact_email may have 254 characters', async () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(4)}.org`;
    const address = `${'x'.repeat(254 - host.length - 1)}@${host}`;
    assert.equal(address.length, 254);
    await assertTaken({ contact_email: address });
    await assertRefused({ contact_email: `x${address}` }, 'contact_email');
  });
  test('contact_email may be nothing but one address', () =>
    assertEach(
      [
        'a@b',
        'a@b..c',
        'a b@c.de',
        '"a b"@c.de',
        '@c.de',
        'a@',
        'a',
        'a@b@c.de',
        'a@b.co\r\nBcc: x@y.zz',
        'a@b.co,c@d.ee',
        'a@b.co;c@d.ee',
        '<a@b.co>',
        'a@b.co\u0000',
        `${'a'.repeat(65)}@example.org`,
      ],
      (value) => `contact_email may not be ${JSON.stringify(value)}`.slice(0, 80),
      (value) => assertRefused({ contact_email: value }, 'contact_email'),
    ));

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
    const row = await world.db.read
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    assert.ok(!JSON.stringify(row).includes('chosen-by-caller'));
    assert.equal(row.account_id, owner().account?.id);
  });
  test('a field named __proto__ is as unknown as any other', async () => {
    const body = JSON.stringify(submission()).replace(
      '{',
      '{"__proto__":{"polluted":1},"\\u005f_proto_":1,"a\\ud800":1,',
    );
    const reply = await owner().request('POST', PATH, body, { 'content-type': 'application/json' });
    assert.equal(reply.status, 201);
    assert.deepEqual(
      reply.json.data.warnings.map((warning: any) => warning.field),
      ['__proto__', '__proto_', 'a\ufffd'],
    );
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });
  test('names at most 50 unknown fields, each cut to 80 characters', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`${'😀'.repeat(60)}${index}`, index]),
    );
    const { warnings } = await assertTaken(unknown);
    assert.equal(warnings.length, 50);
    assert.ok(warnings.every((warning: any) => warning.field.length <= 80 && warning.field.isWellFormed()));
  });

  const active = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}} ${7*7} <%=7*7%>',
    '</script><script>',
    ']]> & &amp;',
    "=cmd|' /C calc'!A0",
  ];
  test('what is code elsewhere is a text like any other', () =>
    assertEach(
      active,
      (text) => `${text} is a text like any other`,
      async (text) => {
        const tagline = `An AI assistant that explains ${text} in code`;
        const { id } = await assertTaken({ tagline });
        assert.equal((await world.visitor.get(`${PATH}/${id}`)).json.data.tagline, tagline);
      },
    ));
});
