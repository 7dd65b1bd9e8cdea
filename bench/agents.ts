/** `npm run bench:agents`: tokens of the documents, of the list of MCP tools and of results. */
import { measureContext, openDemoWorld } from '../tests/mcp/context-figures.ts';

const w = await openDemoWorld();
for (const { what, tokens, most } of await measureContext(w))
  process.stdout.write(`${what}: ${Math.ceil(tokens)} tokens, at most ${most}${tokens <= most ? '' : ': MISSED'}\n`);
await w.close();
