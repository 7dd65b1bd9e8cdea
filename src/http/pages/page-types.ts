/** The types of pages: declaration, request and answer. */
import type { VisitCount } from '#catalog/tools/visits.ts';
import type { Account, Role } from '#catalog/roles.ts';
import type { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import type { SiteView } from '#catalog/site/site.ts';
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from '#locales/subjects.ts';
import type { FormFields, ReadForm } from '#http/transport/forms.ts';
import type { AppContext } from '#http/app-context.ts';
import type { WorkKind } from '#limits/work.ts';

/** Known to every page, error pages included. */
export interface View {
  locale: Locale;
  t: EveryPageMessages;
  format: Format;
  /** The name and the texts of the site. */
  site: SiteView;
  /** The public origin of the server. */
  publicUrl: string;
  /** Path of this page without the locale (`/tools`), and its query (`?q=a` or empty): for the language switch. */
  path: string;
  search: string;
  /** Whether the page of tasks has any. */
  hasTasks: boolean;
  /** What a search finds tools by here: the name of a large category. Null in an empty catalog. */
  searchExample: string | null;
  /** Whether nothing can be changed (READ_ONLY). */
  isReadOnly: boolean;
  /** Null on public pages, which are the same for everyone. */
  account: Account | null;
}

export interface PageRequest extends View, ReadForm {
  context: AppContext;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Files of the form by field name, if the page takes files. */
  files: ReadonlyMap<string, Uint8Array>;
  sessionIdHash: string | null;
  /** The session cookie as sent, valid or not; a sign-in ends that session. */
  sessionCookie: string | undefined;
  /** The cookie of a known browser as sent (catalog/accounts/known-browsers.ts). */
  knownCookie: string | undefined;
  /** The cookie of a draft as sent: its secret, valid or not. */
  draftCookie: string | undefined;
  userAgent: string;
  /** Whether Accept prefers JSON to HTML. */
  asksForJson: boolean;
  /** Whether a page of another site led here (Sec-Fetch-Site). */
  isFromOtherSite: boolean;
  /** The public origin, or `localhost` if the request itself went there. */
  origin: string;
  /** Limit key of the client's address. */
  address: string;
  /** Aborted when the visitor disconnects before the answer to a form is sent. */
  signal: AbortSignal;
  /** `placementVersion` of the site, for pages cached under it. */
  placementVersion?: string;
}

/** A page (`body`, a whole document) or a redirect to an own path (303; permanent is 308), with cookies and counts. */
export type PageAnswer = ({ status?: number; body: string } | { redirect: string; moved?: true }) & {
  headers?: Record<string, string>;
  /** For a private page without secrets and user input: compressing others would leak them (BREACH); public ones have none. */
  isCompressed?: true;
  session?: { cookie: string; expiresAt: string; mark?: string } | 'ended';
  /** The mark of a known browser without a session (catalog/accounts/known-browsers.ts). */
  mark?: string;
  /** The secret of a draft that this browser is to find again, for a day; null to forget it. */
  draft?: string | null;
  /** The views to count for the owners of tools. */
  visitCount?: Pick<VisitCount, 'kind' | 'slugs'>;
  /** Ids of the placements to count as shown. */
  placements?: readonly string[];
  /** Slugs of the two tools that it compares, to be counted. */
  compared?: readonly string[];
};

/** The values and problems of a form; blank before it was sent. */
export interface FormState {
  values: URLSearchParams;
  error: CatalogError | null;
}

export type DrawForm = (request: PageRequest, form: FormState) => PageAnswer | Promise<PageAnswer>;

export type Page = (AnyPage & { method: 'GET' }) | FormPage;

export type FormPage = AnyFormPage &
  (
    | { form: Readonly<Record<string, never>>; again?: DrawForm }
    /** Redraws the page after a refusal or an overlong text; null leaves `refusal` to the handler. */
    | { form: FormFields; again: DrawForm | null }
  );

interface AnyFormPage extends AnyPage {
  method: 'POST';
  /** Redraws the page after another person's edit (`conflict`). */
  late?: DrawForm;
  /** True if the secret in the URL is the only authority: mail programs send it cross-site, without a cookie. */
  actsBySecret?: true;
  /** The largest body of a form above FORM_BYTES. */
  formBytes?: number;
  /** Whether it may be multipart/form-data. */
  takesFiles?: true;
  /** Throws if a member may not send a form over 64 KiB; checked before it is read. */
  admitLarge?(pageRequest: PageRequest): Promise<void>;
  /** True for a form that is only judged: READ_ONLY leaves it open. */
  storesNothing?: true;
  /** Password-only forms are refused before they are read while this work is not admitted. */
  work?: Extract<WorkKind, 'sign_in'>;
}

interface AnyPage {
  /** A path below `/:locale`, or one outside that redirects there. */
  path: string;
  who: 'anyone' | Role;
  /**
   * True for pages that read the session or depend on the visitor: never stored by caches. Pages
   * for members, editors and admins and every POST are private anyway.
   */
  private?: true;
  /** True for public pages that depend on URL, catalog and placements alone: cached until one changes. */
  followsCatalog?: true;
  /** True for private pages that search engines may index, as they are equal for all visitors. */
  isListed?: true;
  /** True for pages that members may open before accepting the current terms. */
  withoutTerms?: true;
  /** True for pages that are empty without a visitor's choices: not in the sitemap. */
  isPersonal?: true;
  /** True for pages whose `q` costs no full-text search: they count as reads only. */
  countsAsRead?: true;
  handler(pageRequest: PageRequest): Promise<PageAnswer>;
}

/** Whether a page depends on the session, so that nothing stores it. */
export function isPrivate(page: Page): boolean {
  return page.private === true || page.method === 'POST' || page.who !== 'anyone';
}

/** A file of pages; its path contains its hash, so browsers cache it for good. */
export interface Asset {
  path: string;
  type: string;
  body: Buffer;
}

export interface Site {
  pages: readonly Page[];
  assets: readonly Asset[];
  /**
   * Changes whenever cached pages are stale although the catalog is unchanged; empty without
   * placements. Read every two seconds at most.
   */
  placementVersion(context: AppContext): Promise<string>;
  /** Draws an error page; status and headers are set later. `isRead` is true for GET and HEAD. */
  errorPage(view: View, error: CatalogError, isRead: boolean): string;
}
