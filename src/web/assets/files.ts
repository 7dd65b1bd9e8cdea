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

const stylesheet = readStylesheet('app');
const icon = assetOf('icon.svg', 'image/svg+xml; charset=utf-8', Buffer.from(iconSvg(null)));
const suggestScript = readScript('suggest.js');
const themeScript = readScript('theme.js');
const bookmarksScript = readScript('keep.js');
const accountScript = readScript('account.js');
const homeStylesheet = readStylesheet('home');
const compareStylesheet = readStylesheet('compare');
const deskStylesheet = readStylesheet('desk');
const deskScript = readScript('desk.js');
const pickersScript = readScript('pickers.js');
const accountStylesheet = readStylesheet('account');
const copyScript = readScript('copy.js');
const passwordScript = readScript('password.js');
const passkeyScript = readScript('passkey.js');
const submitCheckScript = readScript('submit-check.js');

export const STYLESHEET_PATH = stylesheet.path;
export const ICON_PATH = icon.path;
export const SUGGEST_SCRIPT_PATH = suggestScript.path;
export const THEME_SCRIPT_PATH = themeScript.path;
export const BOOKMARKS_SCRIPT_PATH = bookmarksScript.path;
export const ACCOUNT_SCRIPT_PATH = accountScript.path;
export const HOME_STYLESHEET_PATH = homeStylesheet.path;
export const COMPARE_STYLESHEET_PATH = compareStylesheet.path;
export const DESK_STYLESHEET_PATH = deskStylesheet.path;
export const DESK_SCRIPT_PATH = deskScript.path;
export const PICKERS_SCRIPT_PATH = pickersScript.path;
export const ACCOUNT_STYLESHEET_PATH = accountStylesheet.path;
export const COPY_SCRIPT_PATH = copyScript.path;
export const PASSWORD_SCRIPT_PATH = passwordScript.path;
export const PASSKEY_SCRIPT_PATH = passkeyScript.path;
export const SUBMIT_CHECK_SCRIPT_PATH = submitCheckScript.path;
export const ASSETS: readonly Asset[] = [
  stylesheet,
  icon,
  suggestScript,
  themeScript,
  bookmarksScript,
  accountScript,
  homeStylesheet,
  compareStylesheet,
  deskStylesheet,
  deskScript,
  pickersScript,
  accountStylesheet,
  copyScript,
  passwordScript,
  passkeyScript,
  submitCheckScript,
];
