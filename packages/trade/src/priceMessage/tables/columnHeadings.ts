import { fold } from '../../text/fold.ts';
import type { CarrierNames } from '../carriers/carrierNames.ts';
import { currenciesIn, currencySource } from '../prices/currencies.ts';
import type { BoxWord } from '../prices/priceToken.ts';
import { readTokens } from '../prices/readTokens.ts';
import { plainLine } from '../text/plainLine.ts';
import type { ColumnPeriod } from './columnPeriod.ts';

/** The content of a column of a table. */
export type TableColumn =
  | {
      readonly kind:
        | 'origin'
        | 'destination'
        | 'route'
        | 'carrier'
        | 'currency'
        | 'validity'
        | 'validFrom'
        | 'validTo'
        | 'departure'
        | 'cutOffAndDeparture'
        | 'transitDays'
        | 'freeDays'
        | 'via'
        | 'other';
    }
  | {
      readonly kind: 'prices';
      readonly boxes: readonly BoxWord[];
      readonly currency: 'USD' | 'CNY' | 'EUR' | null;
      readonly carrier: string | null;
      /** The validity of the prices of this column only. */
      readonly period: ColumnPeriod | null;
    };

type PlainKind = Exclude<TableColumn['kind'], 'prices'>;

/** Headings without signs and blanks, in both languages. */
const headings: readonly (readonly [PlainKind, RegExp])[] = [
  [
    'origin',
    /^(?:pol|origin|from|portofloading|loadingport|loading|起运港|起始港|装货港|装港|起运|起运地|出发港|始发港)$/,
  ],
  [
    'destination',
    /^(?:pod|destination|dest|to|portofdischarge|dischargeport|discharge|目的港|卸货港|卸港|目的地|港口|抵达港|到达港|portname|port)$/,
  ],
  ['route', /^(?:route|lane|航线|线路|起运港目的港|polpod)$/],
  ['carrier', /^(?:carrier|line|shippingline|service|船公司|船司|船东|承运人|carriers)$/],
  ['currency', /^(?:currency|curr|cur|ccy|币种|币别|货币)$/],
  [
    'validFrom',
    /^(?:eff|effdate|effective|effectivedate|validfrom|start|startdate|from?date|生效|生效日期|生效日|开始日期|起始日期|有效期起)$/,
  ],
  [
    'validTo',
    /^(?:exp|expdate|expiry|expirydate|expires|validto|validtill|validuntil|enddate|end|失效日期|截止日期|到期日|有效期止|有效期至|有效至)$/,
  ],
  ['validity', /^(?:validity|valid|vld|有效期|有效期限|适用期|有效日期)$/],
  [
    'departure',
    /^(?:etd|departure|sailing|sailingdate|saildate|sailingday|船期|开航日|开航|开船|开船日|开船日期|离港|班期|开航日期)$/,
  ],
  ['cutOffAndDeparture', /^截[关单港]?(?:日期?)?[开离][船航港]?(?:日期?)?$/],
  [
    'transitDays',
    /^(?:tt|ttdays?|transittime|transit|transitdays|days|transittimedays|航程|航程天|航程天数|天数|全程|船程)$/,
  ],
  [
    'freeDays',
    /^(?:ft|freetime|freedays|free|detention|demdet|免箱期|免柜期|免用箱|免费用箱|免堆期|免箱|用箱天数|免箱天数)$/,
  ],
  [
    'via',
    /^(?:via|routing|ts|tsport|transshipment|transhipmentport|transitport|中转港|中转|直航中转|直航转船)$/,
  ],
];

const currencyBehind = new RegExp(`${currencySource}$`);

/** The column of a heading; null for words that are no heading. */
export function columnOf(heading: string, carriers: CarrierNames): TableColumn | null {
  if (heading.length > 60) return null;
  const plain = plainLine(heading).trim();
  const folded = fold(plain);
  const words = folded.replace(currencyBehind, '');
  for (const [kind, pattern] of headings) if (pattern.test(folded) || pattern.test(words)) return { kind };
  const boxes = boxesOf(plain);
  const [currency = null] = currenciesIn(plain);
  if (boxes.length > 0) return { kind: 'prices', boxes, currency, carrier: null, period: null };
  const carrier = carriers.codeOf.get(folded);
  if (carrier !== undefined) return { kind: 'prices', boxes: [], currency: null, carrier, period: null };
  if (/^(?:rate|price|freight|of|oceanfreight|运价|价格|海运费|运费|单价|报价|allin)$/.test(words))
    return { kind: 'prices', boxes: [], currency, carrier: null, period: null };
  return /^(?:remarks?|note|notes|comment|备注|说明|截关|截单|截港|cutoff|closing|vessel|voyage|船名|航次|服务|序号|no|surcharges?|附加费)$/.test(
    folded,
  )
    ? { kind: 'other' }
    : null;
}

/** `20GP`, `Rate 20`, `O/F HQ`, `40GP/HQ`, `20/40/40HQ`. */
function boxesOf(heading: string): BoxWord[] {
  const boxes = readTokens(heading).flatMap((token) => (token.kind === 'box' ? [token.box] : []));
  // The kind alone behind a size adds to it: 40GP/HQ.
  if (boxes.length > 0)
    return boxes.length === 2 && boxes[0] === '20GP' && boxes[1] === '40GP' && !/\//.test(heading)
      ? ['20GP']
      : boxes;
  const size = /(?:^|[^\d])(20|40|45)(?:[^\d]|$)/.exec(heading)?.[1];
  if (size === undefined || /\d{3}/.test(heading)) return [];
  return [size === '20' ? '20GP' : size === '40' ? '40' : 'other'];
}
