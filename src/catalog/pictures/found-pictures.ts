/**
 * Pictures of published tools that the server finds: the logo at its address, or else the icon of
 * the site, and the picture of the site. Shown at once if new, by an editor if changed.
 */
import { sql } from 'kysely';
import { isOneOf } from '#database/bulk-rows.ts';
import { countRows } from '#catalog/paging.ts';
import { PERIODS, DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { DrawnPicture, PictureKind } from './kinds.ts';
import { keepPicture } from './pictures.ts';

/** After a failure. */
const RETRY_MS = 3 * DAY_MS;

/** The pictures of a tool, and whether the server looks for each. */
export interface Pictured {
  logo: string | null;
  screenshot: string | null;
  isWanted: Record<PictureKind, boolean>;
}

/** The results of a look at a tool. */
export interface FoundPictures {
  toolId: string;
  /** The address of the logo, or of the page whose icon it is, and the address of the page. */
  url: string;
  page: string;
  logo: DrawnPicture | null;
  /** The picture of the site and its address. */
  screenshot: { drawn: DrawnPicture; address: string } | null;
  /** `HTTP 404`, a reason for no answer, or `not_a_picture`; null for a logo. */
  answer: string | null;
}

/** A maker's file stays, and so does an editor's removal. */
const FINAL = ['uploaded', 'removed'];

function wantedOf(row: {
  logo_source: string | null;
  screenshot_hash: string | null;
  screenshot_source: string | null;
}): Pictured['isWanted'] {
  const { logo_source, screenshot_hash, screenshot_source } = row;
  return {
    logo: !FINAL.includes(logo_source ?? ''),
    // Uploads of earlier versions have no source.
    screenshot: screenshot_source === 'site' || (screenshot_source === null && screenshot_hash === null),
  };
}

/** The current pictures of a tool; undefined if there is none. */
export async function findPicturesOf(db: Database, toolId: string): Promise<Pictured | undefined> {
  const row = await db.read
    .selectFrom('tools')
    .select(['logo_hash', 'logo_source', 'screenshot_hash', 'screenshot_source'])
    .where('id', '=', toolId)
    .executeTakeFirst();
  return row && { logo: row.logo_hash, screenshot: row.screenshot_hash, isWanted: wantedOf(row) };
}

/** Most waiting tools that are counted. */
const MOST_WAITING = 5_000;

/**
 * Published tools, and those whose logo was sought at least once; a sought one has a source or an
 * answer. Undefined while 5,000 or more wait.
 */
export async function countSought(db: Database, published: number): Promise<{ all: number; done: number } | undefined> {
  const waiting = db.read
    .selectFrom('tools')
    .select('id')
    // Exactly as in the index.
    .where(sql<boolean>`state = 'published'`)
    // Leased and postponed ones are due soon.
    .where('logo_due_at', '<', timestamp(db.now(), DAY_MS))
    .where('logo_source', 'is', null)
    .where('logo_answer', 'is', null)
    .orderBy('logo_due_at')
    .limit(MOST_WAITING);
  const count = await countRows(db.read.selectFrom(waiting.as('some')));
  return count >= MOST_WAITING ? undefined : { all: published, done: Math.max(0, published - count) };
}

/** Postpones the next look, in milliseconds. */
export async function postponePictures(db: Database, toolId: string, pause: number): Promise<void> {
  const logo_due_at = timestamp(db.now(), pause);
  await db.write((trx) => trx.updateTable('tools').set({ logo_due_at }).where('id', '=', toolId).execute());
}

/** Stores results under one revision; gives the number of tools with other pictures. */
export async function keepFound(db: Database, found: readonly FoundPictures[]): Promise<number> {
  if (found.length === 0) return 0;
  return db.write(async (trx) => {
    const query = trx
      .selectFrom('tools')
      .select(['id', 'url', 'logo_url', 'logo_hash', 'logo_source', 'screenshot_hash', 'screenshot_source'])
      .where(
        isOneOf(
          trx.engine,
          'id',
          found.map(({ toolId }) => toolId),
        ),
      )
      .where('state', '=', 'published')
      .orderBy('id');
    const tools = new Map((await trx.lockRows(query).execute()).map((tool) => [tool.id, tool]));
    let revision: number | undefined;
    let changed = 0;
    for (const each of found) {
      const tool = tools.get(each.toolId);
      // The address has changed meanwhile.
      if (tool === undefined || (tool.logo_url ?? tool.url) !== each.url || tool.url !== each.page) continue;
      await noteAnswer(trx, each);
      // Its maker has uploaded a file meanwhile, or an editor has removed one.
      const isWanted = wantedOf(tool);
      const logo = isWanted.logo && each.logo;
      const picture = isWanted.screenshot && each.screenshot;
      const isNew = {
        logo: logo && (await isShown(trx, tool.id, 'logo', tool.logo_hash, { drawn: logo, address: null })),
        screenshot: picture && (await isShown(trx, tool.id, 'screenshot', tool.screenshot_hash, picture)),
      };
      const shown = {
        ...(isNew.logo && logo && { logo_hash: logo.hash, logo_source: tool.logo_url === null ? 'site' : 'fetched' }),
        ...(isNew.screenshot && picture && siteScreenshot(trx, picture.drawn.hash, picture.address)),
      };
      if (Object.keys(shown).length === 0) continue;
      revision ??= await raiseRevision(trx);
      await trx
        .updateTable('tools')
        .set({ ...shown, revision })
        .where('id', '=', tool.id)
        .execute();
      changed += 1;
    }
    return changed;
  });
}

/** The columns of a site's picture, found now. */
export function siteScreenshot(trx: Tx, hash: string, address: string | null) {
  return {
    screenshot_hash: hash,
    screenshot_source: 'site',
    screenshot_address: address,
    screenshot_found_at: timestamp(trx.now()),
  };
}

async function noteAnswer(trx: Tx, { toolId, answer }: FoundPictures): Promise<void> {
  const isSettled = answer === null || answer === 'no_icon';
  const pause = isSettled ? PERIODS.sitePictures.lasts : RETRY_MS;
  const logo_due_at = timestamp(trx.now(), pause);
  await trx.updateTable('tools').set({ logo_answer: answer, logo_due_at }).where('id', '=', toolId).execute();
}

type Offered = NonNullable<FoundPictures['screenshot']> | { drawn: DrawnPicture; address: null };

/** Keeps a picture to be shown at once, true; one that differs from the `current` is offered, false. */
async function isShown(
  trx: Tx,
  toolId: string,
  kind: PictureKind,
  current: string | null,
  { drawn, address }: Offered,
): Promise<boolean> {
  if (current === drawn.hash || (current !== null && drawn.isAlike)) {
    await dropOffer(trx, toolId, kind);
    return false;
  }
  await keepPicture(trx, drawn);
  if (current === null) return true;
  await offer(trx, toolId, kind, drawn.hash, address);
  return false;
}

/** Drops an offer when the address gives the current picture again. */
async function dropOffer(trx: Tx, toolId: string, kind: PictureKind): Promise<void> {
  await trx
    .deleteFrom('picture_offers')
    .where('tool_id', '=', toolId)
    .where('kind', '=', kind)
    .where('source', '=', 'fetched')
    .execute();
}

/** Offers another picture to editors, unless they have declined it. */
async function offer(trx: Tx, toolId: string, kind: PictureKind, hash: string, address: string | null): Promise<void> {
  const offered = {
    hash,
    source: 'fetched',
    address,
    account_id: null,
    offered_at: timestamp(trx.now()),
    declined_at: null,
  };
  await trx
    .insertInto('picture_offers')
    .values({ tool_id: toolId, kind, ...offered })
    .onConflict((conflict) =>
      conflict
        .columns(['tool_id', 'kind'])
        .doUpdateSet(offered)
        .where('picture_offers.hash', '!=', hash)
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
