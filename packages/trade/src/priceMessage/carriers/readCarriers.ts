import { fold } from '../../text/fold.ts';
import type { Mention, Scan } from '../text/scan.ts';
import type { CarrierNames } from './carrierNames.ts';

/** Nicknames that are also words or too short to be sure of: only in capitals. */
const capitalsOnly = new Set(['one', 'ym', 'jj', 'hal', 'esl', 'mcc', 'emirates', 'skr', 'nss', 'swire']);

const word = /(?<![A-Za-z0-9])\d\d[A-Z]{2}(?![A-Za-z0-9])|[A-Za-z]{1,24}/g;

/** The carriers of a line, in their order; their words are used up. */
export function readCarriers(scan: Scan, names: CarrierNames): Mention<string>[] {
  const mentions = [...latinCarriers(scan.rest, names), ...hanCarriers(scan.rest, names)];
  for (const { start, end } of mentions) scan.use(start, end);
  return mentions.toSorted((a, b) => a.start - b.start);
}

function latinCarriers(text: string, { codeOf }: CarrierNames): Mention<string>[] {
  const words = [...text.matchAll(word)].map((match) => ({ text: match[0], start: match.index }));
  const mentions: Mention<string>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const count of [3, 2, 1]) {
      const last = words[at + count - 1];
      const first = words[at];
      if (!first || !last) continue;
      const end = last.start + last.text.length;
      const spelling = text.slice(first.start, end);
      if (spelling.length > 30 || /[,;:/]/.test(spelling)) continue;
      const folded = fold(spelling);
      const code = codeOf.get(folded);
      if (code === undefined || !isCarrier(text, spelling, folded, end)) continue;
      mentions.push({ value: code, start: first.start, end });
      at += count - 1;
      break;
    }
  }
  return mentions;
}

/** Whether a name is one here: `one` in small letters is a carrier only where no English word follows it. */
function isCarrier(text: string, spelling: string, folded: string, end: number): boolean {
  if (!capitalsOnly.has(folded) || spelling === spelling.toUpperCase()) return true;
  return (
    folded === 'one' &&
    !/^ ?[a-z]/i.test(text.slice(end, end + 2)) &&
    !/\b(?:which|this|that|no|any) $/i.test(text.slice(0, end - 3))
  );
}

function hanCarriers(text: string, { codeOf, longestHan }: CarrierNames): Mention<string>[] {
  const mentions: Mention<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!/[\u4e00-\u9fff]/.test(text.charAt(at))) continue;
    for (let length = longestHan; length > 1; length -= 1) {
      const code = codeOf.get(text.slice(at, at + length));
      // 地中海航线 is a trade, 地中海 the carrier; 现代 is a word.
      if (code === undefined || /^(?:线|航线|港|化|物流)/.test(text.slice(at + length))) continue;
      mentions.push({ value: code, start: at, end: at + length });
      at += length - 1;
      break;
    }
  }
  return mentions;
}
