/** How much room is left in what a model reads of the API, for `npm run check`: tests/mcp/context-size.test.ts asks a server. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compactDocument } from '#api/compact-document.ts';
import { baseUrl } from '#api/links.ts';
import { openapiDocument } from '#api/openapi.ts';
import { shareParts } from '#api/openapi-components.ts';
import { PROGRAM_NAME } from '#catalog/site/site.ts';
import type { Schema } from '#http/api/operation.ts';
import { TOOLSETS, toolsIn } from '#mcp/tools.ts';
import { BYTES_OF_A_TOKEN, MOST_TOKENS } from './support/context-bounds.ts';

const whole = openapiDocument(baseUrl({ publicUrl: 'http://localhost:3000' }), PROGRAM_NAME);
const READ: Readonly<Record<keyof typeof MOST_TOKENS, { name: string; value: Schema }>> = {
  document: { name: 'API document', value: shareParts(whole) },
  compactDocument: { name: 'compact document', value: compactDocument(whole) },
  toolList: { name: 'tools/list', value: { tools: toolsIn(new Set()) } },
};

const figure = (count: number): string => Math.ceil(count).toLocaleString('en');

/** The longest descriptions, with their places: what is shortened to make room. */
function longestDescriptions(value: unknown, place = ''): { place: string; length: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, member]) => {
      if (key === 'description' && typeof member === 'string') return [{ place, length: member.length }];
      const { name } = (member ?? {}) as { name?: unknown };
      return longestDescriptions(member, `${place} ${typeof name === 'string' ? name : key}`.trimStart());
    })
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 3);
}

for (const [key, { name, value }] of Object.entries(READ)) {
  const tokens = Buffer.byteLength(JSON.stringify(value)) / BYTES_OF_A_TOKEN;
  const most = MOST_TOKENS[key as keyof typeof MOST_TOKENS];
  const room = `${name}: ${figure(tokens)} of ${figure(most)} tokens`;
  // The check prints these lines.
  process.stdout.write(`\nroom  ${room}\n`);
  test(`${name} keeps to its tokens`, () => {
    const longest = longestDescriptions(value).map(({ place, length }) => `${place} (${length} characters)`);
    assert.ok(tokens <= most, `${room}; its longest descriptions are those of ${longest.join(', ')}`);
  });
}

test('the page for agents names the bounds and the toolsets', () => {
  const page = readFileSync(join(import.meta.dirname, '..', 'docs/agents.md'), 'utf8').replaceAll(/\s+/g, ' ');
  for (const most of [MOST_TOKENS.compactDocument, MOST_TOKENS.toolList])
    assert.ok(page.includes(`${figure(most)} tokens`), `docs/agents.md: ${figure(most)} tokens`);
  const [, paragraph = ''] = /\?toolsets=([^.]*)\./.exec(page) ?? [];
  const named = [...`\`${paragraph}`.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
  assert.deepEqual(new Set(named), TOOLSETS);
});
