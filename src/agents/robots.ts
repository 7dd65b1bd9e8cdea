/** robots.txt (RFC 9309): everything public may be read; private pages are no use to anybody. */
import type { MachineDocument } from '#http/machine-documents.ts';
import { SITEMAP_PATH } from './sitemaps.ts';

/** Paths below a locale that lead to a sign-in or are one person's matter. */
const PRIVATE = [
  'account',
  'admin',
  'editor',
  'register',
  'reset-password',
  'sign-in',
  'sign-out',
  'submissions',
  'submit',
  'verify-email',
];

export const ROBOTS: MachineDocument = {
  name: 'robots',
  path: '/robots.txt',
  type: 'text/plain; charset=utf-8',
  maxAge: 3600,
  answer: ({ parts }) =>
    Promise.resolve({
      text: [
        'User-agent: *',
        ...PRIVATE.map((path) => `Disallow: /*/${path}`),
        'Allow: /',
        '',
        `Sitemap: ${parts.config.publicUrl}${SITEMAP_PATH}`,
        '',
      ].join('\n'),
    }),
};
