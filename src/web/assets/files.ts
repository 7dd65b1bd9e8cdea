/** The files that pages refer to, read once; the path of each holds a hash of its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { iconSvg } from '#catalog/site/icon.ts';
import type { Asset } from '#http/pages/page-types.ts';

/** The order of the layers, which every stylesheet begins with. */
const LAYERS = '@layer reset, tokens, base, layout, components, utilities;\n';

/** The parts of each stylesheet in their order: among rules of equal weight the later one holds. */
const STYLESHEETS = {
  app: 'reset tokens base layout navigation buttons search categories cards lists tool documents api errors forms tables charts utilities',
  home: 'home',
  compare: 'compare',
  desk: 'layout review decision queue catalog screening merge site',
  account: 'bar sign-in submission-form own-submissions status lists tokens settings two-factor',
} as const;

/**
 * A stylesheet or script without indentation and lines of comments: no browser needs them, and they are a tenth of a
 * first visit. A comment counts when it begins its line; what follows its end on that line stays.
 */
function readText(name: string): string {
  const kept: string[] = [];
  let inComment = false;
  for (const line of readFileSync(new URL(name, import.meta.url), 'utf8').split('\n')) {
    let text = line.trimStart();
    inComment ||= text.startsWith('/*');
    if (inComment) {
      const end = text.indexOf('*/');
      if (end < 0) continue;
      inComment = false;
      text = text.slice(end + 2).trimStart();
    }
    if (text !== '' && !text.startsWith('//')) kept.push(text);
  }
  return `${kept.join('\n')}\n`;
}

function readStylesheet(name: keyof typeof STYLESHEETS): Asset {
  const parts = STYLESHEETS[name].split(' ').map((part) => readText(`${name}/${part}.css`));
  return assetOf(`${name}.css`, 'text/css; charset=utf-8', Buffer.from(LAYERS + parts.join('')));
}

function readScript(name: string): Asset {
  return assetOf(name, 'text/javascript; charset=utf-8', Buffer.from(readText(name)));
}

function assetOf(name: string, type: string, body: Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
  return { path: `/assets/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`, type, body };
}

/** The scripts of pages. */
const SCRIPTS = [
  'suggest.js',
  'theme.js',
  'keep.js',
  'account.js',
  'desk.js',
  'pickers.js',
  'copy.js',
  'password.js',
  'passkey.js',
  'submit-check.js',
] as const;

type AssetName = 'icon.svg' | `${keyof typeof STYLESHEETS}.css` | (typeof SCRIPTS)[number];

export const ASSETS: readonly Asset[] = [
  assetOf('icon.svg', 'image/svg+xml; charset=utf-8', Buffer.from(iconSvg(null))),
  ...(Object.keys(STYLESHEETS) as (keyof typeof STYLESHEETS)[]).map(readStylesheet),
  ...SCRIPTS.map(readScript),
];

/** The path of each file, with its hash. */
export const ASSET_PATHS = Object.fromEntries(
  ASSETS.map(({ path }) => [path.replace(/^\/assets\/|\.\w+(?=\.\w+$)/g, ''), path]),
) as Record<AssetName, string>;
