/** Well-known files: security.txt (RFC 9116), the API catalog (RFC 9727) and the API's root. */
import { API_PREFIX, DOCUMENT_PATH, baseUrl, pageLink } from '#api/links.ts';
import { INTERFACE_VERSION } from '#api/openapi.ts';
import { API_CATALOG_PATH, LLMS_PATH } from '#http/pages/site-paths.ts';
import type { AppContext } from '#http/app-context.ts';
import { offersGrants, resourceMetadataPath } from '#http/oauth/addresses.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';
import { defaultLocale, type Config } from '#server/settings/config.ts';
import { SERVER_CARD_PATH, SKILLS_PATH } from './agents.ts';

const SECURITY_PATH = '/.well-known/security.txt';
/** Months until security.txt expires: 181 to 215 days; the text is constant within a month. */
const VALID_MONTHS = 7;

/** The operator's contact, otherwise the sender of mails. */
function contactOf(config: Config): string {
  if (config.securityContact !== undefined) return config.securityContact;
  const address = /<([^<>\s]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom.trim();
  return `mailto:${encodeURI(address)}`;
}

/** The first day of a month, ISO 8601 without milliseconds. */
function expiryOf(now: Date): string {
  return `${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1)).toISOString().slice(0, 19)}Z`;
}

export const SECURITY_TXT: MachineDocument = {
  name: 'securityTxt',
  path: SECURITY_PATH,
  type: 'text/plain; charset=utf-8',
  maxAge: 3600,
  answer: ({ context: { config, db, siteIn } }) =>
    Promise.resolve({
      text: [
        `# ${siteIn(defaultLocale(config)).name}`,
        `Contact: ${contactOf(config)}`,
        `Expires: ${expiryOf(db.now())}`,
        `Preferred-Languages: ${config.locales.join(', ')}`,
        `Canonical: ${config.publicUrl}${SECURITY_PATH}`,
        '',
      ].join('\n'),
    }),
};

function linkset(context: AppContext): unknown {
  const { config } = context;
  const { publicUrl } = config;
  return {
    linkset: [
      { anchor: `${publicUrl}${API_CATALOG_PATH}`, item: [{ href: baseUrl(config) }] },
      {
        anchor: baseUrl(config),
        'service-desc': [{ href: `${publicUrl}${DOCUMENT_PATH}`, type: 'application/json' }],
        'service-doc': [{ href: `${publicUrl}${LLMS_PATH}`, type: 'text/plain' }],
        'service-meta': [
          { href: publicUrl + SERVER_CARD_PATH, type: 'application/mcp-server-card+json' },
          { href: publicUrl + SKILLS_PATH, type: 'application/json' },
          ...(offersGrants(context)
            ? [{ href: publicUrl + resourceMetadataPath('api'), type: 'application/json' }]
            : []),
        ],
        status: [{ href: `${publicUrl}/readyz`, type: 'application/json' }],
      },
    ],
  };
}

/** `publicUrl` is the server's origin. RFC 9727, 2 requires the Link header for HEAD. */
export function apiCatalog(publicUrl: string): MachineDocument {
  return {
    name: 'apiCatalog',
    path: API_CATALOG_PATH,
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    maxAge: 3600,
    headers: { link: `<${publicUrl}${API_CATALOG_PATH}>; rel="api-catalog"` },
    answer: ({ context }) => Promise.resolve({ text: `${JSON.stringify(linkset(context), null, 2)}\n` }),
  };
}

/** The root of the API: links to its parts and its description. */
function indexOf(config: Config, name: string): unknown {
  const base = baseUrl(config);
  return {
    data: {
      name,
      version: INTERFACE_VERSION,
      links: {
        self: base,
        tools: `${base}/tools`,
        categories: `${base}/categories`,
        submissions: `${base}/submissions`,
        description: `${config.publicUrl}${DOCUMENT_PATH}`,
        documentation: pageLink(config, defaultLocale(config), '/api'),
      },
    },
  };
}

export const API_INDEX: MachineDocument = {
  name: 'apiIndex',
  path: API_PREFIX,
  type: 'application/json; charset=utf-8',
  maxAge: 3600,
  answer: ({ context: { config, siteIn } }) =>
    Promise.resolve({ text: JSON.stringify(indexOf(config, siteIn(defaultLocale(config)).name)) }),
};
