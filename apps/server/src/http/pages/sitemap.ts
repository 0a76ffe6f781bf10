import { html } from './html.ts';

/** One page of the portal: path and query, without a language. */
export interface SitemapAddress {
  readonly address: string;
  /** When its content last changed, if known. */
  readonly changedAt?: Date | null;
}

/** One kind of page that the sitemap lists, such as all ports. */
export interface SitemapSource {
  /** Names its files: `ports` becomes `/sitemap/ports-1.xml`. Small letters and hyphens. */
  readonly name: string;
  /** Every page of the kind, always in the same order. Read once in ten minutes at most. */
  addresses(): Promise<readonly SitemapAddress[]>;
}

/** A language of the pages, and its parameter in an address. */
const languages = ['zh', 'en'] as const;

/** Pages in one file: 2,000 addresses, one for each language, and less than 1 MB. */
export const pagesInFile = 1000;

function inLanguage(address: string, language: (typeof languages)[number]): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Returns a file of addresses, each in every language with links to the other languages (sitemaps.org 0.9). */
export function urlSet(origin: string, addresses: readonly SitemapAddress[]): string {
  const urls = addresses.flatMap(({ address, changedAt }) =>
    languages.map(
      (language) => html`<url><loc>${origin}${inLanguage(address, language)}</loc>${languages.map(
        (other) =>
          html`<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${inLanguage(address, other)}"/>`,
      )}${changedAt && html`<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>`}</url>
`,
    ),
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.markup;
}

/** The file that names the others. */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => html`<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>\n`)}</sitemapindex>
`.markup;
}

/** Returns the robots file. It excludes private pages, and states of pages without search results of interest. */
export function robots(origin: string, closed: readonly string[]): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
