import type { PriceField } from '../priceRow.ts';
import type { Mention, Scan } from '../text/scan.ts';

export interface DayCounts {
  readonly transitDays: PriceField<number> | null;
  readonly freeDays: PriceField<number> | null;
  readonly direct: PriceField<string> | null;
}

const freeWords = '(?:免费?(?:用箱|用柜|箱|柜|堆|租)?期?|用箱|用柜)';
const freeBefore = new RegExp(
  `(?:目的港)?(?:${freeWords}(?:时间)?|free ?(?:time|days?|detention|demurrage)?(?: (?:at|in) (?:pod|dest(?:ination)?)(?: port)?)?|(?<![\\d'])\\bf\\/?t|dem(?:urrage)?(?:[/+& ]{0,3}det(?:ention)?)?|\\bdet(?:ention)?)[ :=-]{0,3}(\\d{1,2})(?![\\d/.])(?: ?(?:天|日历天|days?|d\\b))?`,
  'gi',
);
/** 7天免箱 20天: no blank is between the number and its word. */
const freeJoined = new RegExp(
  `(?<!(?:航程|全程|t\\/?t)[ :]{0,3}|[\\d/.-])(\\d{1,2})(?:天|days?)(?:目的港)?${freeWords}(?= )`,
  'gi',
);
const freeAfter = new RegExp(
  `(?<![\\d/.-])(\\d{1,2}) ?(?:天|日历天|days?|d) {0,2}(?:的)?(?:目的港)?(?:${freeWords}|free(?: (?:time|detention|demurrage))?|(?:of )?(?:dem|det|f\\/?t)[a-z]{0,7})(?![^,;]{0,4}\\d)`,
  'gi',
);
/** Of a range, the longer one. */
const transitBefore =
  /(?:\bt\/?t(?![a-z])|\btransit(?: ?time)?|航程|全程|船程|航行|时效)(?: ?\(days\))?(?: ?(?:约|大约|大概|about|approx\.?|is))?[ :=-]{0,3}(?:\d{1,2} ?[-~至到] ?)?(\d{1,2})(?!\d)(?: ?(?:天|days?|d\b))?/gi;
const anyDays = /(?<![\d.:]|(?<![\d.-])\d{1,2}\/)(\d{1,2}) ?(?:天|days?\b|d\b)(?! ?以?内)(?:左右|到港|到)?/gi;
const notTransit =
  /(?:有效|valid|提前|月结|账期|付款|payment|credit|within|advance|限(?!时)|超过)(?!.*(?:\d[./月-]\d|\d ?[a-z]{3}|[a-z]{3} ?\d))|前 ?$/i;
/** 三天, 十五天; 几天 and 三五天 are about so many. */
const hanDays =
  /(?<![一二两三四五六七八九十周期拜第])([二三四]?十[一二三四五六七八九]?|[一二两三四五六七八九]) ?天(?! ?以?内)(?:左右|到港|到)?/g;
/** 航程28/31/30天: each of several ports has its own, and none of them is that of all. */
const severalCounts =
  /(?:\bt\/?t(?![a-z])|\btransit(?: ?time)?|航程|全程|船程|航行|时效)[ :=-]{0,3}\d{1,2}(?:\/\d{1,2}){1,5} ?(?:天|days?|d\b)/gi;
const direct = /直航|直达|直行|直靠|不中转|无中转|\bdirect\b|\bno (?:transshipment|t\/s)\b|\bnon-?stop\b/gi;

/** Transit days, free days and direct service of a line. */
export function readDayCounts(scan: Scan): DayCounts {
  const count = (match: RegExpExecArray) => Number(match[1]);
  const free = [freeJoined, freeAfter, freeBefore].flatMap((pattern) => scan.take(pattern, count));
  // 免堆 and DEM are days at the terminal; the free days of the box count where both are stated.
  const isOfTerminal = ({ start, end }: Mention<number>) =>
    /堆|^dem(?!.{0,12}det)/i.test(scan.line.slice(start, end));
  scan.take(severalCounts, () => true);
  const transit = scan.take(transitBefore, count);
  const bare = [
    ...scan.take(anyDays, count),
    ...scan.take(hanDays, ([, number = '']) => hanCount(number)),
  ].filter(({ start }) => !notTransit.test(scan.before(start)));
  const [service] = scan.take(direct, () => 'direct');
  return {
    transitDays: first([...transit, ...bare]),
    freeDays: first(
      free.toSorted((a, b) => Number(isOfTerminal(a)) - Number(isOfTerminal(b)) || a.start - b.start),
    ),
    direct: service ? { ...service, doubt: null } : null,
  };
}

function first([mention]: readonly Mention<number>[]): PriceField<number> | null {
  return mention ? { ...mention, doubt: null } : null;
}

const digits = '一二三四五六七八九';

/** 三, 十五, 三十五. */
function hanCount(text: string): number {
  const countOf = (digit: string) => digits.indexOf(digit === '两' ? '二' : digit) + 1;
  if (!text.includes('十')) return countOf(text);
  const [tens = '', units = ''] = text.split('十');
  return (tens === '' ? 1 : countOf(tens)) * 10 + (units === '' ? 0 : countOf(units));
}
