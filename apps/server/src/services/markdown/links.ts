import { decodeEntities } from '../parsing/entities.ts';

const longestAddress = 2000;
const deepestParentheses = 32;

export interface LinkEnd {
  readonly url: string;
  /** Index behind the closing parenthesis. */
  readonly end: number;
}

/** The parentheses after a link's words, `(address "title")`, from the `(` on; null if it is not a link. */
export function readLinkEnd(text: string, start: number): LinkEnd | null {
  let at = skipGaps(text, start + 1);
  const address = readAddress(text, at);
  if (!address) return null;
  at = skipGaps(text, address.end);
  const quote = text[at];
  if (at > address.end && (quote === '"' || quote === "'")) {
    const close = text.slice(at + 1, at + 1 + longestAddress).indexOf(quote);
    if (close < 0) return null;
    at = skipGaps(text, at + close + 2);
  }
  return text[at] === ')' ? { url: unescaped(address.url), end: at + 1 } : null;
}

/** At most three spaces or line breaks: more do not occur in real links. */
function skipGaps(text: string, start: number): number {
  let at = start;
  while (at < start + 4 && (text[at] === ' ' || text[at] === '\n')) at += 1;
  return at;
}

function readAddress(text: string, start: number): LinkEnd | null {
  const limit = Math.min(text.length, start + longestAddress);
  if (text[start] === '<') {
    for (let at = start + 1; at < limit; at += 1) {
      const sign = text[at];
      if (sign === '>') return { url: text.slice(start + 1, at), end: at + 1 };
      if (sign === '<' || sign === '\n') return null;
    }
    return null;
  }
  let depth = 0;
  let at = start;
  for (; at < limit; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === ' ' || sign === '\n') break;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && depth === 0) break;
    else if (sign === ')') depth -= 1;
    if (depth > deepestParentheses) return null;
  }
  return depth === 0 ? { url: text.slice(start, at), end: at } : null;
}

/** Returns the plain address: `\\)` without its backslash, `&amp;` as a sign. */
function unescaped(text: string): string {
  return decodeEntities(text).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

const longestLabel = 200;

/** The name of a link's address as definitions have it; null where it is too long to be one. */
export function labelOf(text: string): string | null {
  const label = text.length > longestLabel ? '' : text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
  return label === '' ? null : label;
}

/** `[name]: address "title"`, on a separate line. */
const definition =
  /^ {0,3}\[([^[\]\n]{1,200})\]: {0,3}(?:<([^<>\n]{0,2000})>|([^\s<]\S{0,1999}))(?: {1,3}(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))? *$/;

/** Returns the address that a line defines a name for. */
export function readDefinition(line: string): { readonly label: string; readonly url: string } | null {
  const [, name = '', bracketed, bare] = definition.exec(line.slice(0, 3000)) ?? [];
  const label = labelOf(name);
  return label === null ? null : { label, url: unescaped(bracketed ?? bare ?? '') };
}
