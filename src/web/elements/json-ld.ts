/** Structured data about pages (schema.org as JSON-LD), for search engines and assistants. */
import type { Tool, ToolSummary } from '#catalog/tools/tools.ts';
import { keysWhere, type KeysWhere } from '#fields/fields.ts';
import { HAS_FREE_USE, type Price, type PricePeriod } from '#fields/pricing.ts';
import type { View } from '#http/pages/page-types.ts';
import { screenshotPath } from '#http/pages/site-paths.ts';
import { raw, type Html } from './html.ts';
import { pathTo } from './links.ts';

type Members = Readonly<Record<string, unknown>>;

// Characters that could end the script element or begin a comment, and former line ends of JavaScript.
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A script element of structured data. It is never executed, so the content security policy allows it. */
export function jsonLd(members: Members): Html {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...members }).replaceAll(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return raw(`<script type="application/ld+json">${json}</script>`);
}

/** Platforms that are operating systems. */
const SYSTEMS: Readonly<Record<string, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
};

/** Unit codes (UN/CEFACT) of the period of a price; a single use has none. */
const UNIT_CODES: Partial<Record<PricePeriod, string>> = { month: 'MON', year: 'ANN' };

/** The members of a paid offer besides its price. */
function paidOffer({ amount, currency, per }: Price, url: string | null): Members {
  const unitCode = UNIT_CODES[per];
  return {
    ...(unitCode !== undefined && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: currency, unitCode },
    }),
    ...(url !== null && { url }),
  };
}

/** The schema.org property of each public field; null without one. */
const PROPERTIES: { [K in KeysWhere<{ audience: 'public' }>]: ((tool: Tool) => Members) | null } = {
  url: ({ url }) => ({ url }),
  name: ({ name }) => ({ name }),
  tagline: ({ tagline }) => ({ description: tagline }),
  description: null,
  platforms: ({ platforms }) => ({
    operatingSystem:
      platforms === null
        ? 'Any'
        : platforms
            .map((platform) => SYSTEMS[platform] ?? 'Any')
            .filter((system, at, all) => all.indexOf(system) === at)
            .join(', '),
  }),
  hasApi: null,
  selfHosted: null,
  license: ({ license }) => (license === null ? {} : { license: `https://spdx.org/licenses/${license}.html` }),
  interfaceLanguages: ({ interfaceLanguages }) =>
    interfaceLanguages === null ? {} : { inLanguage: interfaceLanguages },
  freeTrial: null,
  needsAccount: null,
  euData: null,
  // The image is the share picture, which every tool has.
  logoUrl: null,
  categories: ({ categories }) => ({ applicationCategory: categories.map((category) => category.name) }),
  pricingModel({ pricingModel, priceFrom, pricingUrl, priceStated }) {
    // An operator's default is no statement of a price.
    if (pricingModel === null || priceStated === null) return {};
    const isFree = HAS_FREE_USE[pricingModel];
    const offer = (price: number, priceCurrency: string, more: Members = {}): Members => ({
      '@type': 'Offer',
      price,
      priceCurrency,
      ...more,
    });
    const offers = [
      ...(isFree ? [offer(0, priceFrom?.currency ?? 'USD')] : []),
      ...(priceFrom === null ? [] : [offer(priceFrom.amount, priceFrom.currency, paidOffer(priceFrom, pricingUrl))]),
    ];
    return {
      isAccessibleForFree: isFree,
      ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
    };
  },
  // With the pricing model.
  priceFrom: null,
  freeLimit: null,
  pricingUrl: null,
};

function entryData(tool: Tool): Members {
  return Object.assign({}, ...keysWhere({ audience: 'public' }).map((key) => PROPERTIES[key]?.(tool))) as Members;
}

/** Structured data of a tool's page. */
export function toolData(view: View, tool: Tool): Html {
  const { publicUrl, locale } = view;
  return jsonLd({
    '@type': 'SoftwareApplication',
    '@id': `${publicUrl}${pathTo(locale, 'tools', tool.slug)}#tool`,
    ...entryData(tool),
    mainEntityOfPage: `${publicUrl}${pathTo(locale, 'tools', tool.slug)}`,
    image: `${publicUrl}${shareImagePath(locale, tool.slug)}`,
    ...(tool.screenshot !== null && { screenshot: `${publicUrl}${screenshotPath(tool.screenshot, 1280)}` }),
    datePublished: tool.publishedAt,
    dateModified: tool.updatedAt,
  });
}

export interface Crumb {
  name: string;
  /** Path with locale, as pathTo gives it. */
  path: string;
}

/** The path from the home page to this page, which comes last. */
export function breadcrumbData(view: View, crumbs: readonly Crumb[]): Html {
  return jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${view.publicUrl}${path}`,
    })),
  });
}

/** Tools of a list in order; `before` is the number of tools on earlier pages. */
export function listData(view: View, name: string, tools: readonly ToolSummary[], before: number): Html {
  return jsonLd({
    '@type': 'ItemList',
    name,
    itemListElement: tools.map((tool, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: tool.name,
      url: `${view.publicUrl}${pathTo(view.locale, 'tools', tool.slug)}`,
    })),
  });
}

/** The site with its search, for the home page. */
export function siteData(view: View): Html {
  const { publicUrl, locale, t, site } = view;
  return jsonLd({
    '@type': 'WebSite',
    name: site.name,
    description: site.description?.text ?? t.catalog.lead,
    url: `${publicUrl}${pathTo(locale)}`,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${pathTo(locale, 'tools')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

/** Path of the share picture: of a tool, or without slug of the site. */
export function shareImagePath(locale: string, slug?: string): string {
  return slug === undefined ? `/og/${locale}.png` : `/og/${locale}/${encodeURIComponent(slug)}.png`;
}
