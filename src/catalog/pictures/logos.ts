/**
 * Logos at the addresses of published tools, or else icons of their sites: taken over at once if new,
 * by an editor if changed.
 */
import { isOneOf } from '#database/bulk-rows.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { DrawnPicture } from './kinds.ts';
import { keepPicture } from './pictures.ts';

/** Interval of checks, and the shorter one after a failure. */
const AGAIN_MS = 30 * DAY_MS;
const RETRY_MS = 3 * DAY_MS;

/** The result of fetching a logo. */
export interface FoundLogo {
  toolId: string;
  /** The address of the logo, or of the page whose icon it is. */
  url: string;
  drawn: DrawnPicture | null;
  /** `HTTP 404`, a reason for no answer, or `not_a_picture`; null for a logo. */
  answer: string | null;
}

/** The current logo of a tool; undefined if none. */
export async function findLogoOf(db: Database, toolId: string): Promise<string | undefined> {
  const row = await db.read.selectFrom('tools').select('logo_hash').where('id', '=', toolId).executeTakeFirst();
  return row?.logo_hash ?? undefined;
}

/** Postpones the next check of a logo, in milliseconds. */
export async function postponeLogo(db: Database, toolId: string, pause: number): Promise<void> {
  const logo_due_at = timestamp(db.now(), pause);
  await db.write((trx) => trx.updateTable('tools').set({ logo_due_at }).where('id', '=', toolId).execute());
}

/** Stores results under one revision; gives the number of tools with another logo. */
export async function keepLogos(db: Database, found: readonly FoundLogo[]): Promise<number> {
  if (found.length === 0) return 0;
  return db.write(async (trx) => {
    const ids = found.map(({ toolId }) => toolId);
    const query = trx
      .selectFrom('tools')
      .select(['id', 'url', 'logo_url', 'logo_hash', 'logo_source'])
      .where(isOneOf(trx.engine, 'id', ids))
      .where('state', '=', 'published')
      .orderBy('id');
    const tools = new Map((await trx.lockRows(query).execute()).map((tool) => [tool.id, tool]));
    let revision: number | undefined;
    let changed = 0;
    for (const logo of found) {
      const tool = tools.get(logo.toolId);
      // The maker has changed the address or uploaded a file meanwhile.
      if (tool === undefined || (tool.logo_url ?? tool.url) !== logo.url || tool.logo_source === 'uploaded') continue;
      await noteAnswer(trx, logo);
      if (logo.drawn === null) continue;
      if (tool.logo_hash === null) {
        await keepPicture(trx, logo.drawn);
        revision ??= await raiseRevision(trx);
        const source = tool.logo_url === null ? 'site' : 'fetched';
        const shown = { logo_hash: logo.drawn.hash, logo_source: source, revision };
        await trx.updateTable('tools').set(shown).where('id', '=', tool.id).execute();
        changed += 1;
      } else if (tool.logo_hash === logo.drawn.hash || logo.drawn.isAlike) await dropOffer(trx, tool.id);
      else await offerLogo(trx, tool.id, logo.drawn);
    }
    return changed;
  });
}

async function noteAnswer(trx: Tx, { toolId, answer, drawn }: FoundLogo): Promise<void> {
  // Jitter, so that imported logos are not checked together for ever.
  const isSettled = drawn !== null || answer === 'no_icon';
  const pause = isSettled ? AGAIN_MS * (0.9 + 0.2 * Math.random()) : RETRY_MS;
  const logo_due_at = timestamp(trx.now(), pause);
  await trx.updateTable('tools').set({ logo_answer: answer, logo_due_at }).where('id', '=', toolId).execute();
}

/** Drops an offer when the address gives the current logo again. */
async function dropOffer(trx: Tx, toolId: string): Promise<void> {
  await trx
    .deleteFrom('picture_offers')
    .where('tool_id', '=', toolId)
    .where('kind', '=', 'logo')
    .where('source', '=', 'fetched')
    .execute();
}

/** Offers another logo to editors, unless they have declined it. */
async function offerLogo(trx: Tx, toolId: string, drawn: DrawnPicture): Promise<void> {
  await keepPicture(trx, drawn);
  const offered = {
    hash: drawn.hash,
    source: 'fetched',
    account_id: null,
    offered_at: timestamp(trx.now()),
    declined_at: null,
  };
  await trx
    .insertInto('picture_offers')
    .values({ tool_id: toolId, kind: 'logo', ...offered })
    .onConflict((conflict) =>
      conflict
        .columns(['tool_id', 'kind'])
        .doUpdateSet(offered)
        .where('picture_offers.hash', '!=', drawn.hash)
        // Leave an upload of the maker that waits.
        .where((where) =>
          where.or([
            where('picture_offers.source', '=', 'fetched'),
            where('picture_offers.declined_at', 'is not', null),
          ]),
        ),
    )
    .execute();
}
