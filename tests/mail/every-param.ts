/** A value for every parameter that a mail can have. */
import type { MailParams } from '#catalog/outbox.ts';

export const PARAMS: MailParams = {
  link: { route: 'verify_email', id: 'SECRET' },
  sign_in_link: { route: 'sign_in' },
  reset_link: { route: 'reset_password' },
  status_link: { route: 'submission', id: '1' },
  desk_link: { route: 'review', id: '1' },
  author: 'anna',
  tool_link: { route: 'tool', id: 'one' },
  fields: 'name tagline',
  declined: 'description',
  name: 'Pixel Pony 3',
  last_four: 'aB3z',
  reason_code: 'broken_link',
  note: 'Page 404.',
  rule: 'gambling',
  agreed: '9',
  decided: '24',
  screening_link: { route: 'screening' },
  expires_at: '2026-12-01T08:00:00.000Z',
  tokens_link: { route: 'tokens' },
  provider: 'GitHub',
  settings_link: { route: 'settings' },
  left: '7',
  role: 'editor',
  webhook_link: { route: 'webhook', id: '1' },
};
