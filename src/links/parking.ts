/** Parked domains: domains for sale, where every path shows the same advertisements. */
import { readPageTexts } from '#outgoing/page-texts.ts';
import type { Fetched, Fetcher } from '#outgoing/fetcher.ts';

/** Hosts and name servers of parking services. */
const SERVICES =
  `above.com afternic.com bodis.com bodiscdn.com cashparking.com dan.com domainmarket.com domainparking.ru
  domainsponsor.com dsredirection.com fabulous.com hugedomains.com ndsplitter.com parkingcrew.net parklogic.com
  parkpage.foundationapi.com rookmedia.net sedo.com sedoparking.com smartname.com squadhelp.com this-domain-for-sale.com trellian.com
  undeveloped.com uniregistrymarket.link voodoo.com ztomy.com`.split(/\s+/);

function isParkingHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return SERVICES.some((service) => name === service || name.endsWith(`.${service}`));
}

type Page = Extract<Fetched, { refusal: null }>;

async function isSamePage(one: Page, other: Page): Promise<boolean> {
  if (one.status !== other.status || one.url.split('/')[2] !== other.url.split('/')[2]) return false;
  if (one.body.equals(other.body)) return true;
  // Parked pages contain a number for each visit; the title and size stay the same.
  const sizes = [one.body.length, other.body.length].toSorted((a, b) => a - b);
  if ((sizes[0] ?? 0) < 0.9 * (sizes[1] ?? 0)) return false;
  return (await readPageTexts(one)).title === (await readPageTexts(other)).title;
}

/** A redirect or name servers of a parking service, and a random path that shows the same page. */
export async function isParked(fetcher: Fetcher, address: string, page: Page, bytes: number): Promise<boolean> {
  const named = URL.parse(page.url)?.hostname ?? '';
  if (!isParkingHost(named) && !(await fetcher.nameServers(address)).some(isParkingHost)) return false;
  const elsewhere = new URL(`/${crypto.randomUUID()}`, address);
  const other = await fetcher.get(elsewhere.href, { bytes, overflow: 'cut' });
  return other.refusal === null && isSamePage(page, other);
}
