import type { PriceField } from '../priceRow.ts';
import { currencyCodes } from '../prices/currencies.ts';
import type { Scan } from '../text/scan.ts';
import { isChinese, type PortMention } from './readPorts.ts';

const routeDash = '(?:-{1,2}>?|>|到|至)';
const placeWord = '(\\p{Script=Han}{2,8}|[A-Za-z]{3,24})';
const placeAfter = new RegExp(`^ {0,2}${routeDash} {0,2}${placeWord}`, 'u');
const placeBefore = new RegExp(`(?<![\\p{L}\\p{N}])${placeWord} {0,2}${routeDash} {0,2}$`, 'u');
const noPlace = new RegExp(`^(?:${currencyCodes}|all|pil|via|etd|特价|直航|现舱|运费|海运费)`, 'i');

/**
 * A word at the other end of a route's dash that is no port of ours. Without it the row would take that port from the line
 * above, and its price would be compared on the wrong route. Below a heading with the port of loading, what follows a foreign
 * port is a remark.
 */
export function unknownPlace(
  scan: Scan,
  ports: readonly PortMention[],
  hasOrigin: boolean,
): { field: PriceField<string>; isOrigin: boolean } | null {
  const [port] = ports;
  if (!port) return null;
  const field = (start: number, word: string) => {
    scan.use(start, start + word.length);
    return { value: '', start, end: start + word.length, doubt: 'unknownPort' as const };
  };
  const before = placeBefore.exec(scan.rest.slice(Math.max(0, port.start - 40), port.start));
  if (before?.[1] && !noPlace.test(before[1]))
    return { field: field(port.start - before[0].length, before[1]), isOrigin: true };
  const after = placeAfter.exec(scan.rest.slice(port.end, port.end + 40));
  if (!after?.[1] || noPlace.test(after[1]) || (hasOrigin && !isChinese(port))) return null;
  return { field: field(port.end + after[0].length - after[1].length, after[1]), isOrigin: false };
}
