import { fold } from '../../text/fold.ts';
import { currencySource } from '../prices/currencies.ts';
import type { Mention, Scan } from '../text/scan.ts';
import type { PortNames } from './portNames.ts';

/** Three letters that are also English words, months or terms: a port only next to another one. */
const weakCodes = new Set(
  'mar inc sub sea pen car col sai van kin lis git mer ali nap sou tag bos mia los tin dar dur dam ade ham sal rio la lb ny hk sin cur alg bal sav one nsa ptp bus sh nb yt'.split(
    ' ',
  ),
);

/** A port that a line names. */
export interface PortMention extends Mention<string> {
  /** Ports of this name, the first of them is the value. */
  readonly codes: readonly string[];
  /** Whether it is a port only next to another one. */
  readonly weak: boolean;
}

export const isChinese = (port: PortMention | undefined) => port?.value.startsWith('CN') === true;

/** The ports of a line, in their order; their names are used up. */
export function readPorts(scan: Scan, names: PortNames): PortMention[] {
  const candidates = [...latinPorts(scan.rest, names), ...hanPorts(scan.rest, names)].toSorted(
    (a, b) => a.start - b.start,
  );
  const nextTo = (at: number, step: number) => {
    const [one, other] =
      step > 0 ? [candidates[at], candidates[at + 1]] : [candidates[at - 1], candidates[at]];
    if (!one || !other) return false;
    return /^ {0,2}(?:[-/>~,&+ ]{1,3}|to|到|至)? {0,2}$/i.test(scan.line.slice(one.end, other.start));
  };
  const mentions = candidates.filter(
    (port, at) =>
      !port.weak || nextTo(at, 1) || nextTo(at, -1) || isLabelled(scan, port) || isListed(scan, port),
  );
  for (const { start, end } of mentions) scan.use(start, end);
  return mentions.filter((port, at) => !isCityOf(port, mentions[at + 1], scan));
}

/** Each port once: 巴生西/巴生北 are one port here, and so is New York, NY. */
export const distinct = (ports: readonly PortMention[]) =>
  ports.filter(({ value }, index) => ports.findIndex((port) => port.value === value) === index);

/** Whether a name is the city of the terminal behind it, as in 深圳盐田 and Guangzhou Nansha, or the same port again. */
function isCityOf(port: PortMention, next: PortMention | undefined, scan: Scan): boolean {
  return (
    next !== undefined &&
    port.codes.includes(next.value) &&
    /^[ (]*$/.test(scan.line.slice(port.end, next.start))
  );
}

function isLabelled(scan: Scan, port: PortMention): boolean {
  return /(?:\b(?:pol|pod|from|fm|ex|to|via)\b|港|经|到|至)[: ]{0,3}$/i.test(scan.before(port.start));
}

const priceBehind = new RegExp(`^ ?[:=-]? {0,10}(?:${currencySource})? ?\\d{3}`, 'i');

/** Whether a code in capitals begins a line and a price follows it: `SAV 3350/40HQ`. */
function isListed(scan: Scan, { start, end }: PortMention): boolean {
  const code = scan.line.slice(start, end);
  return (
    /^[A-Z]{3}$/.test(code) &&
    scan.line.slice(Math.max(0, start - 20), start).trim() === '' &&
    priceBehind.test(scan.line.slice(end, end + 20))
  );
}

const word = /[A-Za-z\u00C0-\u024F][A-Za-z\u00C0-\u024F.']{0,24}/g;

function latinPorts(text: string, { codesOf }: PortNames): PortMention[] {
  const words = [...text.matchAll(word)].map((match) => ({ text: match[0], start: match.index }));
  const mentions: PortMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 5; count > 0; count -= 1) {
      const first = words[at];
      const last = words[at + count - 1];
      if (!first || !last) continue;
      const end = last.start + last.text.replace(/[.']+$/, '').length;
      const spelling = text.slice(first.start, end);
      if (spelling.length > 40 || /[,;:/>]/.test(spelling)) continue;
      const folded = fold(spelling);
      const codes = codesOf.get(folded);
      if (codes === undefined) continue;
      const short = folded.length < 4;
      if (short && count > 1) continue;
      const capitals = spelling === spelling.toUpperCase();
      const weak = short && (!capitals || (weakCodes.has(folded) && folded !== 'ham' && folded !== 'sin'));
      mentions.push({ value: codes[0] ?? '', codes, weak, start: first.start, end });
      at += count - 1;
      break;
    }
  }
  return mentions;
}

const regionNames = new Intl.DisplayNames(['zh'], { type: 'region' });

/** Of the ports of a name, the only one in a country: 奥克兰(NZ), 奥克兰(新西兰). */
function inCountry(codes: readonly string[], bracket: string): readonly string[] | undefined {
  const country = bracket.replace(/[() ]/g, '');
  return onlyOne(codes, (code, name) => code.startsWith(country) || name?.startsWith(country));
}

/** 新西兰奥克兰 */
function inCountryBefore(codes: readonly string[], before: string): readonly string[] | undefined {
  return onlyOne(codes, (_, name) => name !== undefined && before.endsWith(name));
}

function onlyOne(
  codes: readonly string[],
  isIn: (code: string, country: string | undefined) => boolean | undefined,
): readonly string[] | undefined {
  const matches = codes.filter((code) => isIn(code, regionNames.of(code.slice(0, 2))));
  return codes.length > 1 && matches.length === 1 ? matches : undefined;
}

function hanPorts(text: string, { codesOf, longestHan }: PortNames): PortMention[] {
  const mentions: PortMention[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!/[\u4e00-\u9fff]/.test(text.charAt(at))) continue;
    for (let length = Math.min(longestHan, text.length - at); length > 1; length -= 1) {
      const codes = codesOf.get(text.slice(at, at + length));
      if (codes === undefined) continue;
      // 青岛港 is the port itself; (墨) and (美) distinguish two ports of one name.
      const country = /^\( ?(?:[A-Z]{2}|\p{Script=Han}{1,5}) ?\)/u.exec(text.slice(at + length))?.[0] ?? '';
      const exact =
        country === ''
          ? undefined
          : (codesOf.get(fold(text.slice(at, at + length + country.length))) ?? inCountry(codes, country));
      const port = /^港(?!口|币)/.test(text.slice(at + length)) ? 1 : 0;
      const end = at + length + (exact ? country.length : port);
      const all = exact ?? inCountryBefore(codes, text.slice(Math.max(0, at - 6), at)) ?? codes;
      mentions.push({ value: all[0] ?? '', codes: all, weak: false, start: at, end });
      at = end - 1;
      break;
    }
  }
  return mentions;
}
