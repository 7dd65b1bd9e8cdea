/** What agents look for at known places: that it holds together and that its links lead somewhere. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { openWorld, type World } from '../support/world.ts';

describe('for agents', () => {
  let w: World;
  before(async () => {
    w = await openWorld({ PUBLIC_URL: 'https://tools.example.org' });
  });
  after(() => w.close());
  const own = (url: string): string => url.replace('https://tools.example.org', '');

  test('the catalog of what is here names the card of the MCP server, which names the server', async () => {
    const { json } = await w.visitor.get('/.well-known/ai-catalog.json');
    const [entry] = json.entries;
    assert.deepEqual([json.specVersion, entry.identifier], ['1.0', 'urn:air:tools.example.org:mcp:catalog']);
    const card = await w.visitor.get(own(entry.url));
    assert.equal(card.headers.get('content-type'), 'application/mcp-server-card+json');
    assert.equal(entry.type, 'application/mcp-server-card+json');
    assert.equal((await w.visitor.get('/mcp/server-card')).text, card.text);
    const [remote] = card.json.remotes;
    assert.deepEqual([remote.type, remote.url], ['streamable-http', 'https://tools.example.org/mcp']);
    const reply = await w.visitor.post(
      own(remote.url),
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: remote.supportedProtocolVersions[1],
          capabilities: {},
          clientInfo: { name: 't', version: '1' },
        },
      },
      { accept: 'application/json, text/event-stream' },
    );
    assert.ok(reply.text.includes(`"protocolVersion":"${remote.supportedProtocolVersions[1]}"`), reply.text);
  });

  test('the entry for the registry is what the registry takes', async () => {
    const { json } = await w.visitor.get('/mcp/server.json');
    assert.equal(json.name, 'org.example.tools/catalog');
    assert.match(json.name, /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    assert.ok(json.description.length <= 100);
    assert.match(json.$schema, /2025-12-11/);
  });

  test('the skill is the one that the index promises, byte for byte', async () => {
    const { json } = await w.visitor.get('/.well-known/agent-skills/index.json');
    const [skill] = json.skills;
    const { text, headers } = await w.visitor.get(skill.url);
    assert.equal(skill.digest, `sha256:${createHash('sha256').update(text).digest('hex')}`);
    assert.equal(headers.get('content-type'), 'text/markdown; charset=utf-8');
    const [, front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
    // A colon and a space would begin another member of the front matter.
    assert.deepEqual(front.split('\n'), [`name: ${skill.name}`, `description: ${skill.description}`]);
    assert.doesNotMatch(skill.description, /: |^[[{"'&*!|>%@`#-]/);
    assert.ok(skill.url.includes(`/${skill.name}/`));
  });

  test('the way that the skill describes is one that the API knows', async () => {
    const { text } = await w.visitor.get('/.well-known/agent-skills/submit-a-tool/SKILL.md');
    const { json: description } = await w.visitor.get('/agent/openapi.json');
    const named = [...text.matchAll(/`(GET|POST|PATCH|PUT) https:\/\/tools\.example\.org\/api\/v1(\/[^`?]*)/g)];
    assert.ok(named.length >= 5);
    for (const [, method = '', path = ''] of named)
      assert.ok(description.paths[path]?.[method.toLowerCase()] !== undefined, `${method} ${path}`);
  });
});
