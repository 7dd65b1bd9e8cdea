/** Draws client/terminal.svg from what the client's command line says to a catalog with the demo tools and one submission. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'toolshelf-picture-'));
const PORT = process.env['PORT'] ?? '43921';
const ORIGIN = `http://localhost:${PORT}`;
/** What stands in the picture for the address of the server. */
const SHOWN = 'https://tools.example.org';

const WIDTH = 1000;
const LINE = 21;
const SIGN = 8.43;
const MARGIN = 24;
const LONGEST = Math.floor((WIDTH - 2 * MARGIN) / SIGN);
const COLOURS: Readonly<Record<string, string>> = { 1: 'bold', 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow' };

const ENTRY = {
  url: 'https://lantern.example.com/',
  name: 'Lantern',
  tagline: 'An AI assistant that answers questions about documents',
  pricing_model: 'freemium',
  categories: ['chatbots'],
};
const COMMANDS = [
  ['search', 'transcribe', 'interviews', '--limit', '5'],
  ['submit', 'lantern.json', '--dry-run'],
  ['submit', 'lantern.json'],
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line with the colours of a terminal as spans, cut where the window ends. */
function lineSvg(line: string, at: number): string {
  let left = LONGEST;
  // oxlint-disable-next-line no-control-regex -- colours begin with one
  const spans = line.split(/(?=\u001b\[)/).map((part) => {
    // oxlint-disable-next-line no-control-regex -- colours begin with one
    const [, code = '0', text = ''] = /^(?:\u001b\[(\d+)m)?([^]*)$/.exec(part) ?? [];
    const signs = [...text];
    const shown = signs.length > left ? `${signs.slice(0, Math.max(0, left - 1)).join('')}…` : text;
    left = Math.max(0, left - signs.length);
    const name = COLOURS[code];
    return shown === '…' && left === 0 && signs.length > 1
      ? ''
      : name === undefined
        ? escape(shown)
        : `<tspan class="${name}">${escape(shown)}</tspan>`;
  });
  return `<text x="${MARGIN}" y="${56 + at * LINE}" xml:space="preserve">${spans.join('')}</text>`;
}

function pictureOf(lines: readonly string[]): string {
  const height = 56 + lines.length * LINE + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="A terminal with the command shelf">
<style>
  rect { fill: #fbfaf6; stroke: #d8d4c8; } text { fill: #23302a; font: 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
  .bold { font-weight: 700; } .dim { fill: #6b7269; } .green { fill: #1d6b45; } .red { fill: #a3302a; } .yellow { fill: #8a6410; } circle { fill: #d8d4c8; }
  @media (prefers-color-scheme: dark) {
    rect { fill: #161b18; stroke: #333b36; } text { fill: #e4e7e1; } .dim { fill: #98a19a; } .green { fill: #7fcf9f; } .red { fill: #ef9a92; } .yellow { fill: #dcb765; } circle { fill: #333b36; }
  }
</style>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="12"/>
<circle cx="24" cy="22" r="6"/><circle cx="44" cy="22" r="6"/><circle cx="64" cy="22" r="6"/>
${lines.map(lineSvg).join('\n')}
</svg>
`;
}

async function operate(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'src/cli/main.ts'), ...words], { env });
  return stdout.trim();
}

const env = { ...process.env, DATA_DIR: folder, PORT, DEMO_CATALOG: 'on', LOG_LEVEL: 'silent', OUTGOING: 'off' };
const server = spawn(process.execPath, [join(root, 'src/main.ts')], { env, stdio: 'ignore' });
try {
  while (
    !(await fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(200);
  await operate(env, 'accounts', 'create', '--email', 'maker@example.org', '--password', 'a long pass phrase');
  const token = await operate(env, 'tokens', 'create', '--email', 'maker@example.org', '--name', 'picture');
  writeFileSync(join(folder, 'lantern.json'), JSON.stringify(ENTRY));
  const lines: string[] = [];
  for (const words of COMMANDS) {
    const { stdout } = await run(process.execPath, [join(root, 'client/src/cli/main.ts'), ...words], {
      cwd: folder,
      env: { ...process.env, TOOLSHELF_URL: ORIGIN, TOOLSHELF_TOKEN: token, FORCE_COLOR: '1' },
    });
    const said = stdout.replaceAll(ORIGIN, SHOWN).trimEnd().split('\n');
    lines.push(`\u001b[2m$\u001b[0m \u001b[1mshelf ${words.join(' ')}\u001b[0m`, ...said, '');
  }
  writeFileSync(join(root, 'client/terminal.svg'), pictureOf(lines.slice(0, -1)));
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
