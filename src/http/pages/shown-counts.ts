/** Counts of page views, for the owners of tools and for placements. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#http/app-context.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import { isPerson } from './robots.ts';

/** Counts the views of an answer that is sent to a person. */
export function countShown(
  context: AppContext,
  { headers }: FastifyRequest,
  { sighting, placements }: CachedResponse,
): void {
  if ((sighting === null && placements.length === 0) || !isPerson(headers)) return;
  if (sighting !== null) context.visits.count(sighting);
  for (const id of placements) context.placementCounts.count(id, 'views');
}
