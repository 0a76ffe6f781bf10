import { type Element, htmlOf, wordsOf } from './xml.ts';

/** The elements inside one that have one of these names; `content:encoded` names its prefix, too. */
export function fieldsOf(element: Element, ...names: readonly string[]): Element[] {
  const children = element.children.filter((child) => typeof child !== 'string');
  return names.flatMap((name) => {
    const [first = '', second] = name.split(':');
    return second === undefined
      ? children.filter((child) => child.name === first && !isForeign(child))
      : children.filter((child) => child.prefix === first && child.name === second);
  });
}

/** Vocabularies in RSS and Atom that use their names for other things, such as a picture's title. */
const foreign = ['media', 'itunes', 'content', 'dc', 'image', 'georss', 'slash', 'wfw', 'sy', 'googleplay'];

function isForeign({ prefix }: Element): boolean {
  return foreign.includes(prefix);
}

/** Returns the first of these that is not empty, in the order of their names. */
export function fieldOf(element: Element, ...names: readonly string[]): Element | undefined {
  const fields = fieldsOf(element, ...names);
  return fields.find((field) => wordsOf(field).trim() !== '') ?? fields[0];
}

/** Returns the content of an element as HTML: RSS and Atom escape it, and Atom may hold it as elements. */
export function htmlIn(element: Element | undefined): string {
  if (!element) return '';
  const isXhtml = element.attributes.get('type')?.toLowerCase() === 'xhtml';
  const hasElements = element.children.some((child) => typeof child !== 'string');
  return isXhtml || hasElements ? htmlOf(element) : wordsOf(element);
}

export function dateOf(entry: Element): string {
  const field = fieldOf(
    entry,
    'pubdate',
    'published',
    'dc:date',
    'issued',
    'date',
    'updated',
    'modified',
    'dcterms:created',
  );
  return field ? wordsOf(field) : '';
}

/** Whether a feed is written in Chinese, by its language field or its title. */
export function isChineseFeed(channel: Element): boolean {
  const language = fieldOf(channel, 'language', 'dc:language');
  const named = (language ? wordsOf(language) : '') || (channel.attributes.get('xml:lang') ?? '');
  const title = fieldOf(channel, 'title');
  return named.trim() === '' ? /\p{Script=Han}/u.test(title ? wordsOf(title) : '') : /^\s*zh/i.test(named);
}

/** Returns the base of relative addresses: `xml:base`, otherwise the site that the feed names. */
export function resolved(address: string, ...around: readonly Element[]): string {
  const based = around.reduce(
    (base, element) => absolute(element.attributes.get('xml:base') ?? '', base) ?? base,
    address,
  );
  if (based !== address) return based;
  const site = around.map((element) => fieldOf(element, 'link')).find((link) => link !== undefined);
  const own = site ? (site.attributes.get('href') ?? wordsOf(site)) : '';
  return (site?.attributes.get('rel') === 'self' ? null : absolute(own, address)) ?? address;
}

/** An http or https address, also one that is relative or that a line break cuts; null for any other. */
export function absolute(link: string, base: string): string | null {
  const address = link.trim().replaceAll(/\s*[\n\r\t]\s*/g, '');
  if (address === '' || address.length > 2000 || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Returns the target of an entry: its link, otherwise an id that is an address. */
export function linkOf(entry: Element, around: string): string | null {
  const base = absolute(entry.attributes.get('xml:base') ?? '', around) ?? around;
  const links = fieldsOf(entry, 'link');
  const candidates = [
    // A feed that counts its readers names the article behind its own link.
    ...fieldsOf(entry, 'feedburner:origlink').map(wordsOf),
    ...links.filter((link) => !link.attributes.has('href')).map(wordsOf),
    ...links
      .filter((link) => ['', 'alternate'].includes(link.attributes.get('rel') ?? ''))
      .map((link) => link.attributes.get('href') ?? ''),
    ...fieldsOf(entry, 'guid', 'id')
      .map(wordsOf)
      .filter((guid) => /^\s*https?:\/\//i.test(guid)),
    ...fieldsOf(entry, 'guid').filter(isPermanent).map(wordsOf),
    entry.attributes.get('rdf:about') ?? '',
    ...behindLinks(entry),
  ];
  for (const candidate of candidates) {
    const link = absolute(candidate, base);
    if (link !== null) return link;
  }
  return null;
}

/** Some sites send their feed through a writer of HTML, which closes a link in front of its address. */
function behindLinks({ children }: Element): string[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const isBehind = typeof before === 'object' && before.name === 'link' && before.children.length === 0;
    return isBehind && typeof child === 'string' && /^\s*https?:\/\//i.test(child) ? [child] : [];
  });
}

/** A guid is an address unless marked otherwise; a bare number or a name is not one. */
function isPermanent(guid: Element): boolean {
  return guid.attributes.get('ispermalink')?.toLowerCase() !== 'false' && /[/.]/.test(wordsOf(guid));
}
