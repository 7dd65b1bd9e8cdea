/** What the requests of a run are made from, and how texts stand in them. */
import type { Operation } from '#http/api/operation.ts';
import type { Scene } from '../../tests/support/scenes.ts';
import type { WireRequest } from '../../tests/fuzz/requests.ts';

export interface HoldRequest {
  route: string;
  field: string;
  kind: string;
  as: string;
  request: WireRequest;
}

export type Address = Pick<Scene, 'page' | 'path' | 'as'> & {
  /** Names of the query parameters that its page links to or asks for. */
  parameters: readonly string[];
};

export interface Sources {
  gets: readonly Address[];
  posts: readonly Address[];
  /** The Cookie header of each looker. */
  cookies: ReadonlyMap<string, string>;
  token: string;
  /** Id of a submission of the token's owner, and the slug of a tool. */
  id: string;
  slug: string;
}

export const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');

/** The beginning of a text whose escaped form has room. */
export function fitted(text: string, room: number): string {
  const points = [...text];
  const size = escaped(text).length;
  return size <= room ? text : points.slice(0, Math.floor((points.length * room) / size) - 1).join('');
}

export const targetOf = ({ path }: Operation, { id, slug }: Sources): string =>
  `/api/v1${path
    .replace('{slug}', slug)
    .replace('{id}', id)
    .replaceAll(/\{\w+\}/g, id)}`;
