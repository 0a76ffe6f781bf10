import { fold } from '@fairway/trade';
import { allowedTypos, closestOf, editDistance } from '../../../services/search/misspelling.ts';

/** A container port by everything that it is called, folded. */
export interface PortSpellings {
  readonly code: string;
  readonly terms: ReadonlySet<string>;
  readonly countryCode: string;
  /** Names of its country in Chinese and English, in English also without their first words. */
  readonly country: ReadonlySet<string>;
}

/** Countries as people write them, by the code of their ports. */
const countryNicknames: Readonly<Record<string, string>> = {
  usa: 'us',
  america: 'us',
  uk: 'gb',
  england: 'gb',
  uae: 'ae',
  holland: 'nl',
  turkey: 'tr',
  brasil: 'br',
  阿联酋: 'ae',
  澳洲: 'au',
};

/** Words that may be added to the name of a port: matched only where the port's name lacks them, unlike Port Klang. */
export const genericWords = /\b(?:sea)?ports?(?:\s+(?:of|in))?\b|\bharbou?rs?(?:\s+(?:of|in))?\b|港口|港/giu;

const han = /[\u4e00-\u9fff]/u;
const separators = /[\s,，、;；:：/|()（）[\]·.\-–—]+/u;
/** Shorter Latin words are the initials and codes of too many places. */
const leastLetters = 4;

/**
 * Codes of the ports that a text names next to other words: "Rotterdam, NL", "busan new port", "德国汉堡". Those that the
 * most letters belong to, by their name and their country; words that belong to neither are passed over. A country alone
 * names all its ports.
 */
export function portsNamedIn(text: string, ports: readonly PortSpellings[]): string[] {
  const words = text.normalize('NFKC').split(separators).map(fold).filter(Boolean).slice(0, 8);
  const scores = ports.map((port) => ({ code: port.code, ...scoreOf(words, port) }));
  const matches = scores.filter(({ name }) => name > 0);
  if (matches.length === 0) return portsOfCountry(text, ports);
  const best = Math.max(...matches.map(({ name, country }) => name + country));
  return matches.filter(({ name, country }) => name + country === best).map(({ code }) => code);
}

/** Codes of the ports whose country is all that a text names: "Thailand", "ports of Thailand", "泰国港口". */
function portsOfCountry(text: string, ports: readonly PortSpellings[]): string[] {
  const country = fold(text.replace(genericWords, ' '));
  // NL is also the beginning of codes.
  if (country.length < leastLetters && !han.test(country)) return [];
  return ports
    .filter((port) => port.country.has(country) || countryNicknames[country] === port.countryCode)
    .map(({ code }) => code);
}

/** How many letters of the words are in the port's name, and in that of its country. */
function scoreOf(words: readonly string[], port: PortSpellings): { name: number; country: number } {
  const ofName = spelledWords(words, port.terms);
  const ofCountry = spelledWords(words, port.country);
  let name = 0;
  let country = 0;
  for (const [index, word] of words.entries()) {
    if (ofName.has(index)) name += word.length;
    else if (han.test(word)) {
      name += coveredLetters(word, port.terms);
      country += coveredLetters(word, port.country);
    } else if (
      ofCountry.has(index) ||
      word === port.countryCode ||
      countryNicknames[word] === port.countryCode
    )
      country += word.length;
  }
  return { name, country };
}

/** Positions of the words that spell a term, alone or with their neighbours: "los", "angeles". */
function spelledWords(words: readonly string[], terms: ReadonlySet<string>): ReadonlySet<number> {
  const spelled = new Set<number>();
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const run = words.slice(from, to).join('');
      if (run.length < leastLetters && !han.test(run)) break;
      if (!terms.has(run)) continue;
      for (let index = from; index < to; index++) spelled.add(index);
      break;
    }
  }
  return spelled;
}

/** Letters of a Chinese word, which has no spaces, that a name of two letters or more covers: 德国汉堡. */
function coveredLetters(word: string, names: ReadonlySet<string>): number {
  const covered = new Set<number>();
  for (const name of names) {
    if (name.length < 2 || !han.test(name)) continue;
    for (let at = word.indexOf(name); at >= 0; at = word.indexOf(name, at + 1))
      for (let index = at; index < at + name.length; index++) covered.add(index);
  }
  return covered.size;
}

/** Codes of the ports whose name differs from a folded text by a letter or two: "shangahi", "savanah". */
export function portsSpelledLike(typed: string, ports: readonly PortSpellings[]): string[] {
  const most = allowedTypos(typed);
  if (most === 0) return [];
  const distances = ports.map(({ code, terms }) => {
    const near = [...terms].filter(
      (term) => term.length >= 5 && term[0] === typed[0] && Math.abs(term.length - typed.length) <= most,
    );
    return { code, distance: Math.min(...near.map((term) => editDistance(typed, term))) };
  });
  return closestOf(distances, ({ distance }) => distance, most).map(({ code }) => code);
}
