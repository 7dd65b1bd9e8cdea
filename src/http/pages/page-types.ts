/** The shapes of pages: what a page declares, what its act is given and what it gives back. */
import type { Sighting } from '#catalog/tools/visits.ts';
import type { Account, Role } from '#catalog/roles.ts';
import type { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from '#locales/en/every-page.ts';
import type { FormFields, ReadForm } from '#http/transport/forms.ts';
import type { AppContext } from '#http/app-context.ts';
import type { WorkKind } from '#limits/work.ts';

/** What every page knows of its request, error pages included. */
export interface View {
  locale: Locale;
  t: EveryPageMessages;
  format: Format;
  /** The name of the site and what it says of itself. */
  site: SiteView;
  /** Origin under which people reach the server. */
  publicUrl: string;
  /** Path of this page in every language, without the locale (`/tools`), and its query (`?q=a` or empty): the language switch. */
  path: string;
  search: string;
  /** Only on private pages; public ones are the same for everybody. */
  account: Account | null;
}

/** One request for a page. */
export interface PageRequest extends View, ReadForm {
  context: AppContext;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Files of the form by the name of their field; only where the page takes some. */
  files: ReadonlyMap<string, Uint8Array>;
  sessionIdHash: string | null;
  /** The session cookie as sent, known or not; a sign-in puts an end to it. */
  sessionCookie: string | undefined;
  /** The cookie of a known browser as sent (catalog/accounts/known-browsers.ts). */
  knownCookie: string | undefined;
  /** What the browser says of itself. */
  userAgent: string;
  /** Whether the browser says that a page of another site led here (Sec-Fetch-Site). */
  isFromOtherSite: boolean;
  /** Origin that the browser shows with a form: the public one, or `localhost` where the request itself went there. */
  origin: string;
  /** Key of the client's address for limits. */
  address: string;
  /** Aborted when the visitor leaves before the answer is sent; of forms only. */
  signal: AbortSignal;
  /** What `placementVersion` of the site says now; only where the finished page is kept under it. */
  placementVersion?: string;
}

/** A page (`body`, a whole document) or a redirect to an own path (303; 308 when it has moved for good), and what happens to the session with it. */
export type PageAnswer = ({ status?: number; body: string } | { redirect: string; moved?: true }) & {
  headers?: Record<string, string>;
  /** Of a private page that holds nothing secret and nothing that was sent: compressed, it betrays neither (BREACH). */
  isCompressed?: true;
  session?: { cookie: string; expiresAt: string; mark?: string } | 'ended';
  /** The mark of a known browser without a session (catalog/accounts/known-browsers.ts). */
  mark?: string;
  /** What each showing of the page counts for the owners of tools. */
  sighting?: Pick<Sighting, 'kind' | 'slugs'>;
  /** Ids of the placements that it shows: counted likewise, for who booked them. */
  placements?: readonly string[];
};

/** What was typed into a form and what is wrong with it; nothing until it was sent. */
export interface FormState {
  values: URLSearchParams;
  error: CatalogError | null;
}

export type DrawForm = (request: PageRequest, form: FormState) => PageAnswer | Promise<PageAnswer>;

export type Page = (AnyPage & { method: 'GET' }) | FormPage;

export type FormPage = AnyFormPage &
  (
    | { form: Readonly<Record<string, never>>; again?: DrawForm }
    /** Draws the page again when a text is too long or the handler refuses; with null the handler looks at `refusal` itself. */
    | { form: FormFields; again: DrawForm | null }
  );

interface AnyFormPage extends AnyPage {
  method: 'POST';
  /** Draws the page when somebody else was faster (`conflict`). */
  late?: DrawForm;
  /** True where the secret in its address is all that it acts by: mail programs send it from anywhere, without a cookie. */
  actsBySecret?: true;
  /** The largest body of a form that needs more than FORM_BYTES. */
  formBytes?: number;
  /** Whether it may be multipart/form-data. */
  takesFiles?: true;
  /** Throws where a member may not send a form of more than 64 KiB: asked before such a one is read, beside what its handler asks. */
  admitLarge?(pageRequest: PageRequest): Promise<void>;
  /** Forms that hold no more than a password are refused before they are read where this work is not let in. */
  work?: Extract<WorkKind, 'sign_in'>;
}

interface AnyPage {
  /** A path that begins with `/:locale`, or one outside that redirects to such a one. */
  path: string;
  who: 'anyone' | Role;
  /**
   * True for pages that look at the session or depend on the visitor: they are never stored by caches.
   * Pages for members, editors and admins and every POST are private without saying so.
   */
  private?: true;
  /**
   * True for public pages that follow from their address, the catalog and what is sponsored alone: their finished
   * bytes are kept until one of these changes.
   */
  followsCatalog?: true;
  /** True for private pages that are the same for everybody who has not signed in, and that search engines may list. */
  isListed?: true;
  /** True for pages that members may open before they have accepted the terms that hold now. */
  withoutTerms?: true;
  /** True for pages that are of no use without what a visitor chose: no sitemap names them. */
  isPersonal?: true;
  /** True for pages whose `q` costs no search of the texts: they count as reads only. */
  countsAsRead?: true;
  handler(pageRequest: PageRequest): Promise<PageAnswer>;
}

/** Whether a page is for one person's eyes: it looks at the session, and nothing stores it. */
export function isPrivate(page: Page): boolean {
  return page.private === true || page.method === 'POST' || page.who !== 'anyone';
}

/** A file that pages refer to; its path changes with its bytes, so that browsers keep it for good. */
export interface Asset {
  path: string;
  type: string;
  body: Buffer;
}

export interface Site {
  pages: readonly Page[];
  assets: readonly Asset[];
  /**
   * Differs whenever finished pages have to be made anew though the catalog has not changed; empty where nothing is
   * sponsored. Asked for every two seconds at most.
   */
  placementVersion(context: AppContext): Promise<string>;
  /** Draws the page of an error; `status` and headers are set by the machinery. `isRead` is true for GET and HEAD. */
  errorPage(view: View, error: CatalogError, isRead: boolean): string;
}
