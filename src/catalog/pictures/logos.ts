/** Logos of published tools: what the address of one gives becomes the tool's logo, or waits for an editor where it was another one before. */
import { isOneOf } from '#database/bulk-rows.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { DrawnPicture } from './kinds.ts';
import { keepPicture } from './pictures.ts';

/** A logo is looked at once a month, and what failed after three days. */
const AGAIN_MS = 30 * DAY_MS;
const RETRY_MS = 3 * DAY_MS;

/** What came from the address of a logo. */
export interface FoundLogo {
  toolId: string;
  /** The address that was asked for. */
  url: string;
  drawn: DrawnPicture | null;
  /** `HTTP 404`, a reason why nothing came, or `not_a_picture`; null for a logo. */
  answer: string | null;
}

/** The logo that a tool shows; undefined for none. */
export async function findLogoOf(db: Database, toolId: string): Promise<string | undefined> {
  const row = await db.read.selectFrom('tools').select('logo_hash').where('id', '=', toolId).executeTakeFirst();
  return row?.logo_hash ?? undefined;
}

/** Looks at the logo of a tool again after so many milliseconds. */
export async function postponeLogo(db: Database, toolId: string, pause: number): Promise<void> {
  const logo_due_at = timestamp(db.now(), pause);
  await db.write((trx) => trx.updateTable('tools').set({ logo_due_at }).where('id', '=', toolId).execute());
}

/** Takes over what was found, under one revision; gives how many tools show another logo now. */
export async function keepLogos(db: Database, found: readonly FoundLogo[]): Promise<number> {
  if (found.length === 0) return 0;
  return db.write(async (trx) => {
    const ids = found.map(({ toolId }) => toolId);
    const query = trx
      .selectFrom('tools')
      .select(['id', 'logo_url', 'logo_hash', 'logo_source'])
      .where(isOneOf(trx.engine, 'id', ids))
      .where('state', '=', 'published')
      .orderBy('id');
    const tools = new Map((await trx.lockRows(query).execute()).map((tool) => [tool.id, tool]));
    let revision: number | undefined;
    let changed = 0;
    for (const logo of found) {
      const tool = tools.get(logo.toolId);
      // Its maker has named another address meanwhile, or handed in a file.
      if (tool === undefined || tool.logo_url !== logo.url || tool.logo_source === 'uploaded') continue;
      await noteAnswer(trx, logo);
      if (logo.drawn === null) continue;
      if (tool.logo_hash === null) {
        await keepPicture(trx, logo.drawn);
        revision ??= await raiseRevision(trx);
        const shown = { logo_hash: logo.drawn.hash, logo_source: 'fetched', revision };
        await trx.updateTable('tools').set(shown).where('id', '=', tool.id).execute();
        changed += 1;
      } else if (tool.logo_hash === logo.drawn.hash || logo.drawn.isAlike) await dropOffer(trx, tool.id);
      else await offerLogo(trx, tool.id, logo.drawn);
    }
    return changed;
  });
}

async function noteAnswer(trx: Tx, { toolId, answer, drawn }: FoundLogo): Promise<void> {
  // Spread, so that those of an import do not come together for ever.
  const pause = drawn === null ? RETRY_MS : AGAIN_MS * (0.9 + 0.2 * Math.random());
  const logo_due_at = timestamp(trx.now(), pause);
  await trx.updateTable('tools').set({ logo_answer: answer, logo_due_at }).where('id', '=', toolId).execute();
}

/** The address gives the logo that is shown again. */
async function dropOffer(trx: Tx, toolId: string): Promise<void> {
  await trx
    .deleteFrom('picture_offers')
    .where('tool_id', '=', toolId)
    .where('kind', '=', 'logo')
    .where('source', '=', 'fetched')
    .execute();
}

/** Lets an editor choose between the logo that is shown and another one; what was declined once is not offered again. */
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
        // A file that its maker has handed in waits for its turn undisturbed.
        .where((where) =>
          where.or([
            where('picture_offers.source', '=', 'fetched'),
            where('picture_offers.declined_at', 'is not', null),
          ]),
        ),
    )
    .execute();
}
