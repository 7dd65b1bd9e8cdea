/** The body of a delivery: event, time and links. It holds ids only, no content. */
import type { MailLink } from '#catalog/mail/outbox.ts';
import type { WebhookData } from '#catalog/webhook-outbox.ts';

export interface WebhookSite {
  origin: string;
  apiPrefix: string;
  pathOf(link: MailLink): string;
}

/** The page and, if it exists, the API operation with details. */
function linksOf({ about, id, slug = '', list, isForDesk }: WebhookData): { page: MailLink; api?: string } {
  if (about === 'webhook') return { page: { route: 'webhook', id } };
  if (isForDesk === true) {
    if (about === 'submission') return { page: { route: 'review', id } };
    if (about === 'change') return { page: { route: 'desk_change', id } };
    if (about === 'report')
      return { page: list === undefined ? { route: 'desk_reports', id: slug } : { route: 'desk_list', id: list } };
    return { page: { route: 'desk_tool', id: slug } };
  }
  if (about === 'tool') return { page: { route: 'tool', id: slug }, api: `/tools/${slug}` };
  return about === 'change'
    ? { page: { route: 'change', id }, api: `/change-requests/${id}` }
    : { page: { route: 'submission', id }, api: `/submissions/${id}` };
}

/** JSON of an event; equal for every attempt. */
export function payloadOf(
  { event, createdAt, data }: { event: string; createdAt: string; data: WebhookData },
  { origin, apiPrefix, pathOf }: WebhookSite,
): string {
  const { page, api } = linksOf(data);
  return JSON.stringify({
    type: event,
    timestamp: createdAt,
    data: {
      id: data.id,
      ...(data.slug !== undefined && { slug: data.slug }),
      ...(data.list !== undefined && { list: data.list }),
      links: { ...(api !== undefined && { api: origin + apiPrefix + api }), page: origin + pathOf(page) },
    },
  });
}
