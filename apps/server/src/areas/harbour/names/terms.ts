import { fold, type NamedPort as PortNames } from '@fairway/trade';

/** One spelling that a port is found by. */
export interface Term {
  readonly term: string;
  /** A code or an exact name outranks the word inside a name. */
  readonly kind: 'code' | 'name' | 'word';
}

export interface NamedPort extends PortNames {
  /** Pinyin of each Chinese name, a syllable a word. */
  readonly readings: Readonly<Record<string, string>>;
}

/**
 * Returns every character and every pair of neighbours of a folded text: the entries of the index and the terms of a
 * search.
 */
export function gramsOf(folded: string): string[] {
  const characters = [...folded];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])];
}

/** Every spelling a port is found by, each once, with the strongest kind it has. */
export function termsOf(port: NamedPort): Term[] {
  const ownCodes = [port.code, port.locode];
  const codes = [...ownCodes, ...port.aliases, ...ownCodes.map(placeOf)];
  const names = [port.nameZh, port.nameEn, ...port.alsoKnownAs];
  const parts = names
    .flatMap((name) => name.split(/[()（）]/u))
    .filter((part) => [...part.trim()].length > 1);
  const readings = Object.values(port.readings).map((reading) => reading.split(' '));
  const spelled = readings.flatMap((syllables) => {
    const joined = syllables.join('');
    const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
    // ü is typed v by some and u by others.
    return [joined, joined.replaceAll('v', 'u'), initials];
  });
  const words = parts.flatMap((part) => wordStarts(part));
  const terms = new Map<string, Term['kind']>();
  const add = (kind: Term['kind'], spellings: readonly string[]) => {
    for (const term of spellings.map(fold)) if (term && !terms.has(term)) terms.set(term, kind);
  };
  add('code', codes);
  add('name', [...names, ...parts, ...spelled]);
  // The rest of another place's code is often the start of a name: `los` is Los Angeles before it is Lagos.
  add('word', [...words, ...port.aliases.map(placeOf), ...initialsOf(port.nameEn)]);
  return [...terms].map(([term, kind]) => ({ term, kind }));
}

/** The place within a code that begins with its country, `SHA` of `CNSHA`. */
function placeOf(code: string): string {
  return code.slice(2);
}

/** `HCMC` of Ho Chi Minh City; a name of one word has none. */
function initialsOf(name: string): string[] {
  const words = name
    .replace(/\(.*\)/u, '')
    .trim()
    .split(/[\s-]+/u);
  return words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
}

/** `Port Klang` is found from `klang` on: the rest of the name from each later word. */
function wordStarts(name: string): string[] {
  const words = name.trim().split(/[\s-]+/u);
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
}
