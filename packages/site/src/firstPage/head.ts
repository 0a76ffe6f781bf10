import { addressIn } from '../language/languageInAddress.ts';
import { type Language, languageCodes, languages } from '../language/languages.ts';

/** Metadata of a page for search engines and for apps that preview links. */
export interface PageFacts {
  /** Name of the page's subject. */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  readonly kind?: 'website' | 'article';
  /** The canonical path and query, if it differs from the rendered one. */
  readonly address?: string;
  /** Path of a picture of 1200 × 630. */
  readonly picture?: string;
  /** Excludes the page from search engines. */
  readonly hidden?: true;
  /** The feeds with the content of the page. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
  /** Facts in the words of schema.org, each an object of JSON-LD. */
  readonly data?: readonly object[];
}

interface Place {
  /** Scheme and host that readers open the site at. */
  readonly origin: string;
  /** Path and query of the page. */
  readonly address: string;
  readonly language: Language;
  readonly siteName: string;
}

/** Writes the metadata of a page into its head: its other language, and its link preview. */
export function headOf(facts: PageFacts, { origin, address, language, siteName }: Place): string {
  const { title, description, kind = 'website', picture, hidden, feeds = [], data = [] } = facts;
  const at = (code: Language) => origin + addressIn(facts.address ?? address, code);
  const own = [tag('meta', { name: 'description', content: description })];
  const shared = Object.entries({
    'og:type': kind,
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': at(language),
    'og:locale': languages[language].locale.replace('-', '_'),
    ...(picture ? { 'og:image': origin + picture, 'og:image:width': '1200', 'og:image:height': '630' } : {}),
  }).map(([property, content]) => tag('meta', { property, content }));
  shared.push(tag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }));
  // People also share pages that search engines must not list.
  if (hidden) return [...own, tag('meta', { name: 'robots', content: 'noindex' }), ...shared].join('');
  const alternates = languageCodes.map((code) =>
    tag('link', { rel: 'alternate', hreflang: code, href: at(code) }),
  );
  return [
    ...own,
    tag('link', { rel: 'canonical', href: at(language) }),
    ...alternates,
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: at('en') }),
    ...feeds.map((feed) => tag('link', { rel: 'alternate', ...feed })),
    ...shared,
    ...data.map((each) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...each }).replaceAll('<', '\\u003c');
      return `<script type="application/ld+json">${json}</script>`;
    }),
  ].join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) =>
      ` ${key}="${value.replace(/[&<>"]/g, (character) => entities[character] ?? character)}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}
