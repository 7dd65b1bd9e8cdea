/** SVG of strangers: what it costs is counted with every reference followed, before anything is drawn. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { countPixels } from '#catalog/pictures/drawing.ts';
import { readInput } from '#catalog/pictures/input.ts';

const svg = (content: string, head = ''): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24">${content}</svg>`;
const RECT = '<rect width="24" height="24"/>';

/** `drawn` for what may be drawn, `complex` for what costs too much, `refused` for all others. */
async function judge(text: string | Uint8Array): Promise<string> {
  try {
    return (await readInput(Buffer.from(text as string), countPixels)) === 'picture_too_complex' ? 'complex' : 'drawn';
  } catch {
    return 'refused';
  }
}

/** Five levels, each of which stands for ten of the one below. */
function tower(refer: (id: string) => string, wrap: (id: string, content: string) => string): string {
  const levels = Array.from({ length: 5 }, (_, level) => wrap(`a${level + 1}`, refer(`a${level}`).repeat(10)));
  return `<defs>${wrap('a0', RECT)}${levels.join('')}</defs>${refer('a5')}`;
}
const group = (id: string, content: string): string => `<g id="${id}">${content}</g>`;

describe('elements are counted as often as they are drawn', () => {
  test('up to 30,000', async () => {
    const shapes = (count: number): string =>
      svg(`<g id="a">${RECT.repeat(999)}</g>${'<use href="#a"/>'.repeat(count)}`);
    // 1 for the picture itself, 1,000 in the group and 1,001 for each use of it.
    assert.equal(await judge(shapes(28)), 'drawn');
    assert.equal(await judge(shapes(29)), 'complex');
  });

  for (const [name, bomb] of Object.entries({
    'uses of uses': tower((id) => `<use href="#${id}"/>`, group),
    'uses in the namespace of links': tower((id) => `<use xlink:href="#${id}"/>`, group),
    'patterns in patterns': tower(
      (id) => `<rect width="9" height="9" fill="url(#${id})"/>`,
      (id, content) => `<pattern id="${id}" width="1" height="1">${content}</pattern>`,
    ),
    'masks in styles': tower(
      (id) => `<rect width="9" height="9" style="opacity:1;mask: url( '#${id}' )"/>`,
      (id, content) => `<mask id="${id}">${content}</mask>`,
    ),
    'clips of classes': `<style>${[0, 1, 2, 3, 4, 5].map((level) => `rect.c${level}, .d${level} { clip-path: url(#a${level}) }`).join('')}</style>${tower(
      (id) => `<rect class="x c${id.slice(1)}" width="9" height="9"/>`,
      (id, content) => `<clipPath id="${id}">${content}</clipPath>`,
    )}`,
    'pictures of elements in filters': tower(
      (id) => `<rect width="9" height="9" filter="url(#f-${id})"/>`,
      (id, content) => `<g id="${id}">${content}</g><filter id="f-${id}"><feImage href="#${id}"/></filter>`,
    ),
    'a pattern that all in a group inherit': `<defs><pattern id="p" width="1" height="1">${RECT.repeat(400)}</pattern></defs><g fill="url(#p)">${RECT.repeat(400)}</g>`,
    'steps of filters': `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(31)}</filter>${'<rect filter="url(#f)"/>'.repeat(10)}`,
    'a long path': `<path id="a" d="${'M 1 1 L 2 2 '.repeat(10_000)}"/>${'<use href="#a"/>'.repeat(30)}`,
    'a use of itself': '<g id="a"><use href="#a"/></g>',
    'two that use each other': '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    'groups in groups': '<g>'.repeat(250) + RECT + '</g>'.repeat(250),
  }))
    test(`also ${name}`, async () => {
      assert.equal(await judge(svg(bomb)), 'complex');
    });
});

test('pictures inside are counted by their pixels, as often as they are drawn', async () => {
  const png = async (side: number): Promise<string> => {
    const image = sharp({ create: { width: side, height: side, channels: 3, background: '#0a6' } });
    return `<image id="a" width="9" height="9" href="data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}"/>`;
  };
  assert.equal(await judge(svg(await png(4_096))), 'drawn');
  assert.equal(await judge(svg(await png(4_097))), 'refused');
  const half = await png(2_048);
  assert.equal(await judge(svg(half + '<use href="#a"/>'.repeat(3))), 'drawn');
  assert.equal(await judge(svg(half + '<use href="#a"/>'.repeat(4))), 'complex');
  assert.equal(await judge(svg('<image href="data:image/png;base64,bm90aGluZw=="/>')), 'refused');
  const inner = Buffer.from(svg(RECT)).toString('base64');
  assert.equal(await judge(svg(`<image href="data:image/png;base64,${inner}"/>`)), 'refused');
  assert.equal(await judge(svg(`<image href="data:image/svg+xml;base64,${inner}"/>`)), 'refused');
});

describe('what could lead out of the file, or hide something from counting, is refused', () => {
  for (const [name, text] of Object.entries({
    'an address': svg('<image href="https://example.org/a.png"/>'),
    'a file': svg('<image xlink:href="/etc/hostname"/>'),
    'an entity': svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "b">]>'),
    'attributes of a type of its own': svg(RECT, '<!DOCTYPE svg [<!ATTLIST rect mask CDATA "url(#a)">]>'),
    'a style sheet in an instruction': svg(RECT, '<?xml-stylesheet href="data:text/css,rect{mask:url(%23a)}"?>'),
    'an imported style sheet': svg('<style>@import "data:text/css,";</style>'),
    'an included file': svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="#a"/>'),
    'an escape in a style': svg(String.raw`<rect style="mask:u\72l(#a)"/>`),
    'an escape in an attribute': svg(String.raw`<rect mask="u\72l(#a)"/>`),
    'a brace in a string of a sheet': svg('<style>.x{mask:url(#a);b:"{"}</style>'),
    'a comment in a string of a sheet': svg('<style>a{b:"/*"} .x{mask:url(#a)} c{d:"*/"}</style>'),
    'a rule without its end': svg('<style>.x{mask:url(#a)</style>'),
    'another encoding': Buffer.from(svg(RECT), 'utf16le'),
    'what is not well-formed': svg('<g>'),
    'what is no SVG': '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
  }))
    test(name, async () => {
      assert.equal(await judge(text), 'refused');
    });

  test('not what drawing programs write', async () => {
    const exported = svg(
      `<defs><style type="text/css"><![CDATA[/* v1 */ .st0{fill:url(#SVGID_1_);} .st1{font-family:'Open Sans'; }]]></style>
      <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFF"/></linearGradient></defs>
      <a xlink:href="#top"><path class="st0" d="M1,1h9" clip-path="url(#none)"/></a><text class="st1">A &amp; B &#169;</text>`,
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    );
    assert.equal(await judge(exported), 'drawn');
  });

  test('letters as text are found, in tspan too, and neither titles nor blanks', async () => {
    const hasText = async (content: string): Promise<boolean> => {
      const read = await readInput(Buffer.from(svg(content)), countPixels);
      return typeof read === 'object' && read.hasText;
    };
    for (const content of ['<text>A</text>', '<g><text><tspan>A</tspan></text></g>', '<text><![CDATA[A]]></text>'])
      assert.equal(await hasText(content), true, content);
    for (const content of [RECT, '<title>A</title>', '<text> <tspan/> </text><desc>A</desc>'])
      assert.equal(await hasText(content), false, content);
  });

  test('the encoding that a declaration names is not believed', async () => {
    const read = await readInput(Buffer.from(svg(RECT, '<?xml version="1.0" encoding="UTF-7"?>')), countPixels);
    assert.ok(typeof read === 'object' && !read.bytes.includes('UTF-7'));
  });
});
