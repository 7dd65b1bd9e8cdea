/** The head of a stranger's page is parsed as browsers parse it: what stands elsewhere, or only looks like an element, is not read. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMeta, readPageTexts } from '#outgoing/page-texts.ts';
import { assertEach } from '../support/assert-each.ts';

const META = `<meta name='proof' content='value'>`;
const ESCAPED = META.replaceAll('<', '&lt;');

const fetched = (body: string | Buffer, type = 'text/html') => ({
  body: Buffer.from(body),
  headers: type === '' ? {} : { 'content-type': type },
});
const read = (body: string | Buffer, type?: string): Promise<string[]> => readMeta(fetched(body, type), 'proof');

/** Pages whose visitors have written the element. */
const NOT_OF_THE_HEAD = {
  'in JSON-LD': `<head><script type="application/ld+json">{"review": "${META}"}</script></head>`,
  'in a script that holds a comment': `<head><script><!-- <script>${META}</script> ${META} --></script></head>`,
  'in the title': `<head><title>${META}</title></head>`,
  'in a title that is not closed': `<head><title>${META}</head><body>`,
  'in a style': `<head><style>/* ${META} */</style></head>`,
  'in a template': `<head><template>${META}</template></head>`,
  'in a template inside a template': `<head><template><template></template>${META}</template></head>`,
  'in a table of a template': `<head><template><table>${META}</table></template></head>`,
  'in a template after an end tag of the head': `<head><template></head>${META}</template></head>`,
  'in noscript': `<head><noscript>${META}</noscript></head>`,
  'in noframes': `<head><noframes>${META}</noframes></head>`,
  'in a quoted attribute': `<head><link title="${META}"></head>`,
  'in an attribute of the root': `<html data-x="${META}"><head></head>`,
  'in the content of another meta': `<head><meta name=description content="${META}"></head>`,
  'in srcdoc': `<head></head><body><iframe srcdoc="${META}"></iframe>`,
  'in srcdoc inside the head': `<head><iframe srcdoc="${META}"></iframe></head>`,
  'in an iframe': `<head><iframe>${META}</iframe></head>`,
  'in a comment': `<head><!-- ${META} --></head>`,
  'in a comment with dashes': `<head><!-- -- > ${META} --></head>`,
  'in a comment that is not closed': `<head><!-- ${META}</head>`,
  'in a bogus comment': `<head><? ${META.replace('>', '')}></head>`,
  'in the doctype': `<!doctype html "${META}"><head></head>`,
  'in a textarea': `<body><textarea>${META}</textarea>`,
  'in a textarea of the head': `<head><textarea>${META}</textarea></head>`,
  'in a textarea before everything': `<textarea>${META}</textarea>`,
  'in the body': `<body>${META}`,
  'in a body that begins with text': `<head></head>Hello ${META}`,
  'after text in the head': `<head>Hello ${META}</head>`,
  'after an element of the body in the head': `<head><div></div>${META}</head>`,
  'after the head': `<head></head>${META}<body>`,
  'after the head and spaces': `<head></head> \n ${META}<body>`,
  'after an implied end of the head': `<title>Here</title></head>${META}`,
  'in a second head': `<head></head><head>${META}</head>`,
  'in a head inside the body': `<body><head>${META}</head>`,
  'after the document': `<head></head><body></body></html>${META}`,
  'in svg': `<head><svg>${META}</svg></head>`,
  'in a title of svg': `<head></head><svg><title>${META}</title></svg>`,
  'in math': `<head><math><mtext>${META}</mtext></math></head>`,
  'in CDATA': `<head><![CDATA[ ${META} ]]></head>`,
  'in CDATA of svg': `<svg><![CDATA[${META}]]></svg>`,
  'in a frameset': `<frameset><noframes>${META}</noframes></frameset>`,
  'in plain text': `<plaintext>${META}`,
  escaped: `<head>${ESCAPED}</head>`,
  'cut off': `<head>${META.slice(0, -1)}`,
  'with another name': `<head><meta name="proof2" content="value"></head>`,
  'with a property': `<head><meta property="proof" content="value"></head>`,
  'with a second name': `<head><meta name="x" name="proof" content="value"></head>`,
  'as another element': `<head><metadata name="proof" content="value"></head>`,
};

const OF_THE_HEAD = {
  'with double quotes': `<head><meta name="proof" content="value"></head>`,
  'with single quotes': `<head>${META}</head>`,
  'without quotes': `<head><meta name=proof content=value></head>`,
  'in capitals': `<HEAD><META NAME="PROOF" CONTENT="value"></HEAD>`,
  'with its content first': `<head><meta content="value" name="proof"/></head>`,
  'with attributes between': `<head><meta data-x='>' name="proof" id=a content="value"></head>`,
  'with spaces and lines': `<head><meta\n\tname = "proof"\n content = " value "\n></head>`,
  'with character references': `<head><meta name="&#112;roof" content="&#x76;alue"></head>`,
  'without a head tag': `<!doctype html><title>Here</title>${META}<p>Text`,
  'without anything else': META,
  'before an implied body': `${META}Hello`,
  'after a template, a script and noscript': `<head><template><p></template><script>"</head>"</script><noscript><p></noscript>${META}</head>`,
  'after a comment': `<head><!-- </head> -->${META}</head>`,
  'after a title that names the end of the head': `<head><title></head></title>${META}</head>`,
  'in a head that is not closed': `<html><head>${META}`,
  'after a byte order mark': `\uFEFF<head>${META}</head>`,
};

describe('a meta element of a page', () => {
  test('is not read where visitors may have written it', () =>
    assertEach(
      Object.entries(NOT_OF_THE_HEAD),
      ([name]) => name,
      async ([, html]) => assert.deepEqual(await read(html), []),
    ));

  test('is read in the head, however it is written', () =>
    assertEach(
      Object.entries(OF_THE_HEAD),
      ([name]) => name,
      async ([, html]) => assert.deepEqual(await read(html), ['value']),
    ));

  test('is read from HTML only', async () => {
    assert.deepEqual(await read(META, 'Text/HTML; charset=utf-8'), ['value']);
    assert.deepEqual(await read(META, ''), ['value']);
    for (const type of ['text/plain', 'application/xhtml+xml', 'text/htmlx', 'application/json; x=text/html'])
      assert.deepEqual(await read(META, type), [], type);
  });

  test('is read among 1,000 elements, 20 deep, with 100 attributes, and within 128 KiB', async () => {
    // The root and the head count as well.
    const links = (count: number): string => '<link>'.repeat(count - 3) + META;
    assert.deepEqual([await read(links(1_000)), await read(links(1_001))], [['value'], []]);
    const templates = (depth: number): string =>
      '<template>'.repeat(depth - 2) + '</template>'.repeat(depth - 2) + META;
    assert.deepEqual([await read(templates(20)), await read(templates(21))], [['value'], []]);
    const names = (count: number): string => Array.from({ length: count }, (_, index) => `a${index}`).join(' ');
    const attributes = (count: number): string => META.replace('>', ` ${names(count - 2)}>`);
    assert.deepEqual([await read(attributes(100)), await read(attributes(101))], [['value'], []]);
    const padded = (length: number): string => `<!--${'x'.repeat(length - META.length - 7)}-->${META}`;
    assert.deepEqual([await read(padded(131_072)), await read(padded(131_073))], [['value'], []]);
  });

  test('stands for what it was until a bound is reached', async () =>
    assert.deepEqual(await read(META + '<template>'.repeat(10_000) + META), ['value']));

  test('does not choose the encoding of a page from elsewhere', async () => {
    const written = async (head: string) =>
      (await readPageTexts(fetched(Buffer.from(`${head}<title>\xD0\x9F</title>`, 'latin1')))).title;
    assert.equal(await written('<meta charset=windows-1251>'), 'Рџ');
    assert.equal(await written('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">'), 'Рџ');
    assert.equal(await written('<!-- <meta charset=windows-1251> -->'), 'П');
    assert.equal(await written('<style><meta charset=windows-1251></style>'), 'П');
    assert.equal(await written('<meta charset=utf-16>'), 'П');
    assert.equal(await written('<meta charset=no-such>'), 'П');
  });
});
