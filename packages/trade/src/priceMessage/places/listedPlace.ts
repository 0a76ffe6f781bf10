import type { PriceField } from '../priceRow.ts';
import { currencyCodes, currencySource } from '../prices/currencies.ts';
import type { Scan } from '../text/scan.ts';
import type { Places } from './readPlaces.ts';

const firstWord = new RegExp(
  `^[\\p{P}\\p{S} ]{0,8}(\\p{Script=Han}{2,8}|[A-Z][A-Za-z]{2,20}(?: [A-Z][A-Za-z]{2,20})?) {0,10}[:=-]? {0,10}(?=(?:${currencySource})? ?\\d{2})`,
  'iu',
);
const noPlace = new RegExp(
  `${currencySource}|${currencyCodes}|美|价|费|旺季|亏舱|改单|超重|附加|保舱|押金|peak|\\bows\\b|[小大高平]柜|[小大]箱|箱型|直航|直达|有效|包干|全包|rate|price|freight|total|amount|all|valid|etd|base|only|from|to$`,
  'i',
);

/** The word in the place of a port, in a list whose lines each begin with one; it is no port of ours. */
export function listedPlace(scan: Scan): PriceField<string> | null {
  const match = firstWord.exec(scan.rest);
  const word = match?.[1];
  if (!match || word === undefined || noPlace.test(word)) return null;
  const start = match[0].indexOf(word);
  scan.use(start, start + word.length);
  return { value: '', start, end: start + word.length, doubt: 'unknownPort' };
}

/** The side of the only port of a line that begins with it. */
export function listedSide({
  places: { origins, destinations },
  start,
}: {
  readonly places: Places;
  readonly start: number;
}): 'origin' | 'destination' | null {
  const [first] = origins.length > 0 ? origins : destinations;
  const isOnlySide = origins.length === 0 || destinations.length === 0;
  if (!first || !isOnlySide || first.start - start >= 4) return null;
  return origins.length > 0 ? 'origin' : 'destination';
}
