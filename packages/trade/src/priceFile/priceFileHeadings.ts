import { type BoxWord, type CarrierNames, columnOf } from '../priceMessage/readers.ts';
import { fold } from '../text/fold.ts';
import type { PriceFileField } from './priceFileLayout.ts';

/** Longer cells are no headings. */
const longest = 60;

/** Headings that messages do not have, folded; the first that fits counts. */
const headings: readonly (readonly [PriceFileField, RegExp])[] = [
  [
    'vessel_voyage',
    /^(?:vesselvoyage|vesselvoy|vslvoy|vesselvoyageno|vesselandvoyage|mothervesselvoyage|船名航次|船名航次号|大船船名航次)$/i,
  ],
  ['vessel', /^(?:vessel|vesselname|vsl|vslname|ship|mothervessel|船名|船舶|大船|一程船|船舶名称|大船船名)$/],
  ['voyage', /^(?:voyage|voy|voyageno|voyagenumber|voyno|航次|航次号)$/],
  ['arrival', /^(?:eta|arrival|arrivaldate|etapod|预计到港|到港|到港日|抵港|到港时间|预抵|预计抵港)$/],
  ['departure', /^(?:etd|etdpol|departuredate|预计开航|预计离港|离港时间|开船时间|开航时间|离港日期)$/],
  [
    'closing',
    /^(?:si|sicutoff|sicutofftime|siclosing|doc|docs|docclosing|docclose|doccut|doccutoff|documentcutoff|截单|截单时间|截si|截补料|补料截止)$/,
  ],
  ['vgm_cut_off', /^(?:vgm|vgmcutoff|vgmclosing|截vgm|vgm截止|vgm截止时间)$/],
  [
    'customs_cut_off',
    /^(?:customscutoff|customsclosing|customsclearance|截海关|截放行|截放行条|海关截止|截关)$/,
  ],
  ['manifest_cut_off', /^(?:manifestcutoff|amscutoff|ams|enscutoff|截舱单|舱单截止|截ams|截ens)$/],
  [
    'port_cut_off',
    /^(?:cy|cycut|cycutoff|cyclose|cyclosing|portcutoff|gatecutoff|cutoff|cargocutoff|截港|截港时间|截港日|截重|截进港)$/,
  ],
  ['gate_open', /^(?:gateopen|cyopen|gatein|cyopening|portopen|开港|开港时间|开仓|开舱)$/],
  [
    'demurrage_days',
    /^(?:demurrage|freedemurrage|demfree|demurragefreetime|demdays|免堆期|免费堆存|免堆|免堆存天数)$/,
  ],
  [
    'detention_days',
    /^(?:detention|freedetention|detfree|detentionfreetime|detdays|免箱期|免柜期|免用箱|免费用箱|用箱天数)$/,
  ],
  ['origin', /^(?:polcode|polname|placeofreceipt|por|loadport|起运港代码|装港代码|起港|启运港|起运港口)$/],
  [
    'destination',
    /^(?:podcode|podname|finaldestination|placeofdelivery|deliveryport|dischargeport|目的港代码|卸港代码|目的港口|目的地港|抵运港)$/,
  ],
  ['carrier', /^(?:carriercode|scac|carriername|承运船东|船东|船公司代码|船公司名称)$/],
  [
    'valid_from',
    /^(?:validitystart|effectivefrom|ratevalidfrom|生效时间|有效期开始|有效开始|有效期从|起始有效期)$/,
  ],
  ['valid_to', /^(?:validityend|effectiveto|ratevalidto|失效时间|有效期结束|有效结束|有效截止|截止有效期)$/],
  ['remark', /^(?:remarks?|notes?|comments?|备注|说明|特殊说明|附注|备注说明)$/],
];

/** A column that has a surcharge is not the freight of a box. */
const surcharge =
  /thc|baf|caf|lss|ebs|cic|isps|pss|gri|doc fee|seal|surcharge|handling|inland|附加|码头|文件|铅封|操作|费(?!率)(?<!海运费|运费)|拖车/i;

const sameKind: Readonly<Record<string, PriceFileField>> = {
  origin: 'origin',
  destination: 'destination',
  route: 'route',
  carrier: 'carrier',
  currency: 'currency',
  validity: 'validity',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  departure: 'departure',
  transitDays: 'transit_days',
  freeDays: 'detention_days',
  via: 'transit_port',
};

const priceOf: Readonly<Record<BoxWord, PriceFileField | null>> = {
  '20GP': 'price_20gp',
  '40GP': 'price_40gp',
  '40HQ': 'price_40hq',
  '40': 'price_40',
  other: null,
};

/** Returns the field that a heading in Chinese, English or both names; null for any other text. */
export function fieldOf(heading: string, carriers: CarrierNames): PriceFileField | null {
  const text = heading.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > longest) return null;
  for (const spelling of spellingsOf(text)) {
    const field = headings.find(([, pattern]) => pattern.test(fold(spelling).replaceAll('_', '')))?.[0];
    if (field) return field;
    const column = columnOf(spelling.replaceAll('_', ' '), carriers);
    if (column === null || column.kind === 'other') continue;
    if (column.kind !== 'prices') return sameKind[column.kind] ?? null;
    if (column.carrier !== null || column.boxes.length === 0 || surcharge.test(spelling)) continue;
    const [only] = column.boxes;
    return column.boxes.length === 1 && only ? priceOf[only] : isLayout(column.boxes) ? 'prices' : null;
  }
  return null;
}

/** `起运港 POL`, `POL (起运港)`, `20GP (USD)`: the whole, without its brackets, and each language by itself. */
function spellingsOf(text: string): string[] {
  const bare = text.replace(/[([{【][^()[\]{}【】]{0,40}[)\]}】]/gu, ' ').trim();
  const latin = text.replace(/\p{Script=Han}+/gu, ' ').trim();
  const han = text.replace(/[^\p{Script=Han}]+/gu, '');
  return [...new Set([text, bare, latin, han])].filter((spelling) => spelling !== '');
}

/** Three prices in one cell, smallest box first. */
function isLayout(boxes: readonly BoxWord[]): boolean {
  return boxes.length === 3 && boxes[0] === '20GP' && boxes[2] === '40HQ';
}
