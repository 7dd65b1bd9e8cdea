/** The files that pages refer to, read once; the path of each holds a hash of its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { iconSvg } from '#catalog/site/icon.ts';
import type { Asset } from '#http/pages/page-types.ts';

/** The order of the layers, which every stylesheet begins with. */
const LAYERS = '@layer reset, tokens, base, layout, components, utilities;\n';

/** The parts of each stylesheet in their order: among rules of equal weight the later one holds. */
const STYLESHEETS = {
  app: 'reset tokens base layout navigation buttons home search categories cards lists tool documents api errors forms tables charts utilities',
  desk: 'layout review decision queue catalog screening merge site',
  account: 'bar sign-in submission-form own-submissions status lists tokens settings two-factor',
} as const;

function readBytes(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

function readStylesheet(name: keyof typeof STYLESHEETS): Asset {
  const parts = STYLESHEETS[name].split(' ').map((part) => readBytes(`${name}/${part}.css`).toString());
  return assetOf(`${name}.css`, 'text/css; charset=utf-8', Buffer.from(LAYERS + parts.join('')));
}

function readAsset(name: string, type: string): Asset {
  return assetOf(name, type, readBytes(name));
}

function assetOf(name: string, type: string, body: Buffer): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
  return { path: `/assets/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`, type, body };
}

const stylesheet = readStylesheet('app');
const icon = assetOf('icon.svg', 'image/svg+xml', Buffer.from(iconSvg(null)));
const suggestScript = readAsset('suggest.js', 'text/javascript; charset=utf-8');
const themeScript = readAsset('theme.js', 'text/javascript; charset=utf-8');
const keepScript = readAsset('keep.js', 'text/javascript; charset=utf-8');
const deskStylesheet = readStylesheet('desk');
const deskScript = readAsset('desk.js', 'text/javascript; charset=utf-8');
const accountStylesheet = readStylesheet('account');
const copyScript = readAsset('copy.js', 'text/javascript; charset=utf-8');
const passwordScript = readAsset('password.js', 'text/javascript; charset=utf-8');
const passkeyScript = readAsset('passkey.js', 'text/javascript; charset=utf-8');
const submitCheckScript = readAsset('submit-check.js', 'text/javascript; charset=utf-8');

export const STYLESHEET_PATH = stylesheet.path;
export const ICON_PATH = icon.path;
export const SUGGEST_SCRIPT_PATH = suggestScript.path;
export const THEME_SCRIPT_PATH = themeScript.path;
export const KEEP_SCRIPT_PATH = keepScript.path;
export const DESK_STYLESHEET_PATH = deskStylesheet.path;
export const DESK_SCRIPT_PATH = deskScript.path;
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
  keepScript,
  deskStylesheet,
  deskScript,
  accountStylesheet,
  copyScript,
  passwordScript,
  passkeyScript,
  submitCheckScript,
];
