/** The files that pages refer to, read once; the path of each holds a hash of its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Asset } from '#http/page-types.ts';

function readAsset(name: string, type: string): Asset {
  const body = readFileSync(new URL(name, import.meta.url));
  const hash = createHash('sha256').update(body).digest('base64url').replace(/[-_]/g, '').slice(0, 12);
  return { path: `/assets/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`, type, body };
}

const stylesheet = readAsset('app.css', 'text/css; charset=utf-8');
const icon = readAsset('icon.svg', 'image/svg+xml');
const suggestScript = readAsset('suggest.js', 'text/javascript; charset=utf-8');
const deskStylesheet = readAsset('desk.css', 'text/css; charset=utf-8');
const deskScript = readAsset('desk.js', 'text/javascript; charset=utf-8');
const accountStylesheet = readAsset('account.css', 'text/css; charset=utf-8');
const copyScript = readAsset('copy.js', 'text/javascript; charset=utf-8');
const passwordScript = readAsset('password.js', 'text/javascript; charset=utf-8');
const submitCheckScript = readAsset('submit-check.js', 'text/javascript; charset=utf-8');

export const STYLESHEET_PATH = stylesheet.path;
export const ICON_PATH = icon.path;
export const SUGGEST_SCRIPT_PATH = suggestScript.path;
export const DESK_STYLESHEET_PATH = deskStylesheet.path;
export const DESK_SCRIPT_PATH = deskScript.path;
export const ACCOUNT_STYLESHEET_PATH = accountStylesheet.path;
export const COPY_SCRIPT_PATH = copyScript.path;
export const PASSWORD_SCRIPT_PATH = passwordScript.path;
export const SUBMIT_CHECK_SCRIPT_PATH = submitCheckScript.path;
export const ASSETS: readonly Asset[] = [
  stylesheet,
  icon,
  suggestScript,
  deskStylesheet,
  deskScript,
  accountStylesheet,
  copyScript,
  passwordScript,
  submitCheckScript,
];
