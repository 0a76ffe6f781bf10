import { fold } from '../../text/fold.ts';
import type { Mention, Scan } from '../text/scan.ts';

export interface NamedCarrier {
  /** SCAC or tracking code, `MAEU`. */
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** Names of carriers in the trade, besides the names that they have here. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  MAEU: ['MSK', 'MAERSK', '马士基', '马基', 'MCC', 'SEALAND'],
  MSCU: ['MSC', '地中海航运', '地中海'],
  CMDU: ['CMA CGM', 'CMA', '达飞'],
  COSU: ['COSCO', 'COSCON', '中远海运', '中远海', '中远', '中海'],
  HLCU: ['HPL', 'HLAG', 'HLC', 'HAPAG LLOYD', 'HAPAG', '赫伯罗特', '赫罗特'],
  ONEY: ['ONE LINE', 'OCEAN NETWORK EXPRESS', 'ONE', '海洋网联'],
  EGLV: ['EMC', 'EVERGREEN', 'EGL', '长荣'],
  HDMU: ['HMM', 'HYUNDAI', '韩新', '现代商船', '现代'],
  YMLU: ['YML', 'YANG MING', 'YM', '阳明'],
  ZIMU: ['ZIM', '以星'],
  OOLU: ['OOCL', '东方海外'],
  WHLC: ['WHL', 'WAN HAI', 'WANHAI', '万海'],
  PCIU: ['PIL', '太平船务', '太平'],
  '12PD': ['SITC', '新海丰', '海丰国际', '海丰'],
  KMTU: ['KMTC', '高丽海运', '高丽'],
  '12AT': ['IAL', 'INTERASIA', '运达'],
  '13DF': ['TSL', 'TS LINES', 'TS LINE', '德翔'],
  CULU: ['CUL', 'CULINES', '中联航运', '中联'],
  SMLM: ['SML', 'SM LINE', '森罗'],
  SKLU: ['SINOKOR', 'SKR', '长锦'],
  '11QU': ['HEUNG A', 'HEUNGA', 'HAL', '兴亚'],
  REGU: ['RCL', '宏海'],
  MATS: ['MATSON', '美森'],
  APLU: ['APL', '美国总统'],
  ANNU: ['ANL', '澳国航运'],
  '11DX': ['CNC', '正利'],
  NSRU: ['NAMSUNG', 'NSS', '南星'],
  SIKU: ['SAMUDERA', '萨姆达拉'],
  ESPU: ['ESL', 'EMIRATES', '阿联酋航运'],
  GSLU: ['GSL', 'GOLD STAR', '金星'],
  SQQY: ['SEALEAD', 'SEA LEAD', '海领'],
  ARKU: ['ARKAS', '阿卡斯'],
  FESO: ['FESCO', '俄远东'],
  '11WJ': ['JJ SHIPPING', 'JIN JIANG', 'JINJIANG', 'JJSC', 'JJ', '锦江'],
  '12GE': ['HASCO', '海华'],
  '12IH': ['SINOTRANS', '中外运'],
  CHVW: ['SWIRE', '太古'],
};

/** Nicknames that are also words or too short to be sure of: only in capitals. */
const capitalsOnly = new Set(['one', 'ym', 'jj', 'hal', 'esl', 'mcc', 'emirates', 'skr', 'nss', 'swire']);

export interface CarrierNames {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly longestHan: number;
}

/** The carriers of a list by all that the trade calls them. */
export function carrierNames(carriers: readonly NamedCarrier[]): CarrierNames {
  const codeOf = new Map<string, string>();
  for (const { code, nameZh, nameEn } of carriers)
    for (const name of [code, nameEn, ...nameZh.split(/[()（）]/u), ...(nicknames[code] ?? [])]) {
      const folded = fold(name);
      if (folded.length > 1 && !codeOf.has(folded)) codeOf.set(folded, code);
    }
  const hanNames = [...codeOf.keys()].filter((name) => /^\p{Script=Han}/u.test(name));
  return { codeOf, longestHan: Math.max(2, ...hanNames.map((name) => name.length)) };
}

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
