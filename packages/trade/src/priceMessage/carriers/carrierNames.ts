import { fold } from '../../text/fold.ts';

export interface NamedCarrier {
  /** SCAC or tracking code, `MAEU`. */
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** Names of carriers in the trade, besides the names that they have here. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  MAEU: ['MSK', 'MAERSK', '马士基', '马基', 'MCC', 'SEALAND'],
  MSCU: ['MSC', '地中海航运', '地中海', 'MEDITERRANEAN SHIPPING'],
  CMDU: ['CMA CGM', 'CMA', '达飞'],
  COSU: ['COSCO', 'COSCON', '中远海运', '中远海', '中远', '中海'],
  HLCU: ['HPL', 'HLAG', 'HLC', 'HAPAG LLOYD', 'HAPAG', '赫伯罗特', '赫罗特'],
  ONEY: ['ONE LINE', 'OCEAN NETWORK EXPRESS', 'ONE', '海洋网联'],
  EGLV: ['EMC', 'EVERGREEN', 'EVERGREEN MARINE', 'EGL', '长荣'],
  HDMU: ['HMM', 'HYUNDAI', 'HYUNDAI MERCHANT MARINE', '韩新', '现代商船', '现代'],
  YMLU: ['YML', 'YANG MING', 'YM', '阳明'],
  ZIMU: ['ZIM', '以星'],
  OOLU: ['OOCL', 'ORIENT OVERSEAS', '东方海外'],
  WHLC: ['WHL', 'WAN HAI', 'WANHAI', '万海'],
  PCIU: ['PIL', 'PACIFIC INTERNATIONAL LINES', '太平船务', '太平'],
  '12PD': ['SITC', '新海丰', '海丰国际', '海丰'],
  KMTU: ['KMTC', 'KOREA MARINE TRANSPORT', '高丽海运', '高丽'],
  '12AT': ['IAL', 'INTERASIA', '运达'],
  '13DF': ['TSL', 'TS LINES', 'TS LINE', '德翔'],
  CULU: ['CUL', 'CULINES', '中联航运', '中联'],
  SMLM: ['SML', 'SM LINE', '森罗'],
  SKLU: ['SINOKOR', 'SKR', '长锦'],
  '11QU': ['HEUNG A', 'HEUNGA', 'HAL', '兴亚'],
  REGU: ['RCL', 'REGIONAL CONTAINER LINES', '宏海'],
  MATS: ['MATSON', '美森'],
  APLU: ['APL', 'AMERICAN PRESIDENT LINES', '美国总统'],
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

/** A name this long still names its carrier with more words after it: Mediterranean Shipping Company S.A. */
const ownName = 12;

/** Codes of the carriers that the trade calls so, or by a name that begins so: `msk`, `evergreen marine corp`. */
export function carriersCalled(text: string): string[] {
  const typed = fold(text);
  if (typed.length < 2) return [];
  return Object.entries(nicknames)
    .filter(([, names]) =>
      names
        .map(fold)
        .some((name) => name.startsWith(typed) || (name.length >= ownName && typed.startsWith(name))),
    )
    .map(([code]) => code);
}

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
