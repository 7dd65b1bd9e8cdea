/** The requests of a run, derived from the tables of operations, pages and documents: every route, every field, every kind of text. */
import { ofBodies, ofForms } from './bodies.ts';
import type { HoldRequest, Sources } from './sources.ts';
import { ofHeaders, ofPaths, ofQueries } from './targets.ts';
import { ofMessages, ofUploads } from './uploads.ts';

/** What ends a session or an account comes last, in this order: nobody could go on as them. */
const ENDINGS = [
  /withdraw$/,
  /delete$/,
  /sign-out-everywhere$/,
  /(?:suspend|role)$/,
  /^(?!.*\/account\/).*:secret/,
  /sign-out$/,
];

export function listRequests(sources: Sources): HoldRequest[] {
  const all = [
    // While their token is good: some form of its owner ends it.
    ...ofMessages(sources),
    ...ofHeaders(),
    ...ofPaths(sources),
    ...ofQueries(sources),
    ...ofBodies(sources),
    ...ofForms(sources),
    ...ofUploads(sources),
  ];
  const place = ({ route }: HoldRequest): number => ENDINGS.findIndex((ending) => ending.test(route));
  return all.sort((a, b) => place(a) - place(b));
}
