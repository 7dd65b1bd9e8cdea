/** Four roles that look at the pages: visitors, and people of each role who sign in again whenever their session has ended. */
import { ROLES, type Role } from '#catalog/roles.ts';
import type { Cast } from './cast.ts';
import type { Connection } from './connection.ts';
import type { Draws } from './draws.ts';
import type { Who } from './routes.ts';
import { findRole, signIn } from './sessions.ts';

const OF_EACH = 3;

export interface Viewer {
  who: Who;
  /** Undefined for visitors and between two sessions. */
  cookie: string | undefined;
  /** Where the next sign-in takes its account from. */
  email: string | undefined;
}

export interface People {
  any(draws: Draws): Viewer;
  /** Signs a viewer in, with the next account where the last one is lost; false when nobody can be signed in now. */
  renew(viewer: Viewer, connection: Connection): Promise<boolean>;
  /** Every session cookie that was ever given. */
  readonly cookies: ReadonlySet<string>;
  /** Notes the cookie that an answer sets or takes away; that of a form by which somebody of another role signed in is not kept. */
  follow(viewer: Viewer, setCookies: readonly string[], connection: Connection): Promise<void>;
  /** True while an account of this role may still be lost. */
  canLose(who: Who): boolean;
}

export function createPeople(cast: Cast): People {
  const left: Record<Role, string[]> = {
    member: [...cast.accounts.member],
    editor: [...cast.accounts.editor],
    admin: [...cast.accounts.admin],
  };
  const cookies = new Set<string>();
  const viewers: Viewer[] = [{ who: 'visitor', cookie: undefined, email: undefined }];
  for (const who of ROLES)
    for (let count = 0; count < OF_EACH; count += 1) viewers.push({ who, cookie: undefined, email: left[who].pop() });

  return {
    any: (draws) => draws.any(viewers),
    cookies,
    canLose: (who) => who === 'visitor' || left[who].length > OF_EACH,
    async renew(viewer, connection) {
      if (viewer.who === 'visitor') return true;
      while (viewer.email !== undefined) {
        const signed = await signIn(connection, viewer.email, cast.password);
        if (signed === 'later') return false;
        if (signed !== 'refused' && (await findRole(connection, signed.cookie)) === viewer.who) {
          viewer.cookie = signed.cookie;
          cookies.add(signed.cookie);
          return true;
        }
        viewer.email = left[viewer.who].pop();
      }
      return false;
    },
    async follow(viewer, setCookies, connection) {
      for (const line of setCookies) {
        const [pair = ''] = line.split(';', 1);
        if (/max-age=0/i.test(line)) viewer.cookie = undefined;
        else {
          cookies.add(pair);
          if (viewer.who === 'visitor') continue;
          viewer.cookie = undefined;
          if ((await findRole(connection, pair)) === viewer.who) viewer.cookie = pair;
        }
      }
    },
  };
}
