import { describe, expect, it } from 'vitest';
import { sampleNames } from '../priceMessage/examples/sampleNames.ts';
import type { PriceFileLayout } from './priceFileLayout.ts';
import { type PriceFileLine, readPriceFileLine } from './priceFileLine.ts';
import { proposePriceFile } from './proposePriceFile.ts';

const names = sampleNames();
const today = '2026-11-20';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

function readFile(text: string, changed: Partial<PriceFileLayout> = {}): PriceFileLine[] {
  const rows = rowsOf(text);
  const proposal = proposePriceFile(rows, names, today);
  if (!proposal) return [];
  const layout = { ...proposal, ...changed, constants: { ...proposal.constants, ...changed.constants } };
  return rows.slice(layout.headerRow).map((row) => readPriceFileLine(row, { names, layout, today }));
}

/** A line as one text: ports, carrier, prices, and the rest that it mentions. */
function lineText({ origins, destinations, cells, validFrom, validTo, doubts }: PriceFileLine): string {
  const { carrier, price_20gp, price_40gp, price_40hq, currency, ...rest } = cells;
  const prices = [price_20gp, price_40gp, price_40hq].map((price) => price ?? '-').join('/');
  return [
    `${origins.join('+')}>${destinations.join('+')}`,
    ...[carrier || '-', prices, currency || '-'],
    validFrom || validTo ? `${validFrom ?? ''}..${validTo ?? ''}` : '',
    ...Object.entries(rest).map(([column, value]) => `${column}:${value}`),
    ...doubts.map(({ column, rule }) => `?${column}:${rule}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

describe('layouts of carriers and forwarders', () => {
  it.each([
    [
      'a rate sheet with titles above it',
      `MAERSK LINE
Spot rates Valid 2026-12-01 to 2026-12-14 (all in USD)

POL | POD | 20GP | 40GP | 40HC | T/T | Remarks
Shanghai, China | Hamburg (DE) | 1850 | 2900 | 2950 | 32 | Direct`,
      ['CNSHA>DEHAM MAEU 1850/2900/2950 USD 2026-12-01..2026-12-14 remark_en:Direct'],
    ],
    [
      'Chinese headings with a currency column',
      `船公司 | 起运港 | 目的港 | 20GP | 40GP | 40HQ | 币种 | 有效期 | 备注
中远海运 | 宁波 | 鹿特丹 | 1,800 | 2,800 | 2,850 | 美元 | 2026/12/1-2026/12/14 | 含旺季附加费`,
      ['CNNGB>NLRTM COSU 1800/2800/2850 USD 2026-12-01..2026-12-14 remark_zh:含旺季附加费'],
    ],
    [
      'headings in both languages',
      `起运港 POL | 目的港 POD | 船公司 Carrier | 20'GP (USD) | 40'HQ (USD) | 生效日期 Valid From | 失效日期 Valid To
上海 | 洛杉矶 | EMC | $1,680 | $2,100 | 01-Dec-2026 | 14-Dec-2026`,
      ['CNSHA>USLAX EGLV 1680/-/2100 USD 2026-12-01..2026-12-14'],
    ],
    [
      'a schedule with prices',
      `POL | POD | Carrier | Vessel | Voyage | ETD | ETA | SI Cut-off | CY Cut-off | Currency | 20GP | 40HQ
CNSHA | USLAX | COSU | COSCO SHIPPING HIMALAYAS | 084E | 2026-12-03 02:00 | 2026-12-16 18:00 | 2026-11-30 12:00 | 2026-12-01 18:00 | USD | 1350 | 2450`,
      [
        'CNSHA>USLAX COSU 1350/-/2450 USD vessel:COSCO SHIPPING HIMALAYAS voyage:084E departure:2026-12-03 02:00 arrival:2026-12-16 18:00 closing:2026-11-30 12:00 port_cut_off:2026-12-01 18:00',
      ],
    ],
    [
      'short headings of the cut-offs',
      `POL | POD | Line | Vessel / Voy | ETD | ETA | Doc cut | CY close | 20 GP | 40 HC | Curr
Shanghai | Los Angeles | EMC | EVER ACE / 0991E | 2026-12-20 10:00 | 2027-01-04 08:00 | 2026-12-16 12:00 | 2026-12-18 18:00 | 1500 | 1950 | USD`,
      [
        'CNSHA>USLAX EGLV 1500/-/1950 USD vessel:EVER ACE voyage:0991E departure:2026-12-20 10:00 arrival:2027-01-04 08:00 closing:2026-12-16 12:00 port_cut_off:2026-12-18 18:00',
      ],
    ],
    [
      'vessel and voyage in one cell, dates as Excel counts them, arrival by transit days',
      `Loading Port | Discharge Port | Vessel/Voyage | ETD | TT (days) | 20DC | 40HC | Curr
CNNGB | DEHAM | ONE INNOVATION / 021W | 46357.75 | 33 | USD 1,900 | USD 2,950 | USD`,
      [
        'CNNGB>DEHAM ONEY 1900/-/2950 USD vessel:ONE INNOVATION voyage:021W departure:2026-12-01 18:00 arrival:2027-01-03 18:00',
      ],
      { constants: { carrier: 'ONEY' } },
    ],
    [
      'routes by name in one cell',
      `航线 | 船司 | 小柜 | 大柜 | 高柜 | 有效期至
上海-汉堡 | MSC | 1850美元 | 2900美元 | 2950美元 | 2026年12月14日`,
      ['CNSHA>DEHAM MSCU 1850/2900/2950 USD ..2026-12-14'],
    ],
    [
      'three prices in one cell, one price for both 40-foot boxes',
      `POL | POD | Carrier | 20/40/40HQ | Validity
SHA | HAM | CMA CGM | 1850/2900/2950 | 1 Dec - 14 Dec 2026`,
      ['CNSHA>DEHAM CMDU 1850/2900/2950 EUR 2026-12-01..2026-12-14'],
      { constants: { currency: 'EUR' } },
    ],
    [
      'a 40-foot column and boxes that are not offered',
      `Origin | Destination | 20' | 40' | Effective Date | Expiry Date
Qingdao | Busan, Korea | 50 | N/A | 2026.12.01 | 2026.12.31`,
      ['CNTAO>KRPUS HDMU 50/-/- USD 2026-12-01..2026-12-31'],
      { constants: { carrier: 'HDMU', currency: 'USD' } },
    ],
    [
      'several ports of discharge in one cell',
      `POL | POD | 20GP | 40HQ | USD
Yantian | Hamburg/Rotterdam/Antwerp | 1800 | 2850 |`,
      ['CNYTN>DEHAM+NLRTM+BEANR HLCU 1800/-/2850 USD'],
      { constants: { carrier: 'HLCU', currency: 'USD' } },
    ],
    [
      'the port of loading for the whole file, free time and transshipment',
      `12月上半月 上海出口
目的港 | 船东 | 20GP | 40GP | 40HQ | 航程 | 中转港 | 免箱期 | 免堆期
费利克斯托 | 长荣 | 1900 | 2950 | 2950 | 35天 | 新加坡 | 14天 | 7
安特卫普 | 长荣 | 1875 | 2900 | 2900 | 34天 | 直航 | 14天 | 7`,
      [
        'CNSHA>GBFXT EGLV 1900/2950/2950 USD 2026-12-01..2026-12-15 transit_port:SGSIN demurrage_days:7 detention_days:14',
        'CNSHA>BEANR EGLV 1875/2900/2900 USD 2026-12-01..2026-12-15 demurrage_days:7 detention_days:14',
      ],
      { constants: { origin: 'CNSHA', currency: 'USD' } },
    ],
    [
      'a group heading above the boxes, and surcharges that are not freight',
      ` | | Ocean Freight (USD) | Ocean Freight (USD) | Origin (CNY) | Origin (CNY)
POL | POD | 20GP | 40HQ | THC 20GP | THC 40HQ
CNSHA | NLRTM | 1800 | 2850 | 550 | 825`,
      ['CNSHA>NLRTM YMLU 1800/-/2850 USD'],
      { constants: { carrier: 'YMLU' } },
    ],
    [
      'ports above the boxes, in the upper of two rows',
      `Valid from 1 Dec 2026 to 14 Dec 2026
POL | POD | USD | | | T/T
 | | 20GP | 40GP | 40HQ |
Shanghai | Los Angeles | 1600 | 2000 | 2000 | 14`,
      ['CNSHA>USLAX EGLV 1600/2000/2000 USD 2026-12-01..2026-12-14'],
      { constants: { carrier: 'EGLV' } },
    ],
    [
      'currencies below the boxes',
      ` | | 20GP | | 40HQ | |
装港 | 卸港 | USD | CNY | USD | CNY | 船公司
上海 | 海防 | 150 | 1070 | 250 | 1780 | 锦江`,
      ['CNSHA>VNHPH 11WJ 150/-/250 USD'],
    ],
    [
      'short headings of the validity',
      `POL | POD | Cur | 20GP | 40HQ | Eff. Date | Exp. Date | Carrier
CNTAO | AUSYD | USD | 850 | 1700 | 20261201 | 20261231 | OOCL`,
      ['CNTAO>AUSYD OOLU 850/-/1700 USD 2026-12-01..2026-12-31'],
    ],
    [
      'codes in columns of their own',
      `No. | POL Code | POD Code | SCAC | 20DV | 40DV | 40HC | Ccy | Valid Till
1 | CNSHA | AEJEA | OOLU | 900 | 1700 | 1750 | USD | 14/12/2026`,
      ['CNSHA>AEJEA OOLU 900/1700/1750 USD ..2026-12-14'],
    ],
    [
      'amounts with cents of zero, and yuan',
      `起运港|目的港|船公司|船名|航次|开船日期|20GP|40HQ|货币
上海|大阪|海丰|SITC OSAKA|2648E|2026/12/5|￥500.00|￥900.00|人民币`,
      ['CNSHA>JPOSA 12PD 500/-/900 CNY vessel:SITC OSAKA voyage:2648E departure:2026-12-05'],
    ],
  ] as [string, string, string[], Partial<PriceFileLayout>?][])('%s', (_, text, lines, changed) => {
    expect(readFile(text, changed).map(lineText)).toEqual(lines);
  });

  it.each([
    ['no header', 'Dear all,\nplease find our rates.\nRegards'],
    ['a header without prices', 'POL|POD|Carrier|ETD\nSHA|HAM|MSC|1 Dec'],
  ])('%s is no layout', (_, text) => {
    expect(proposePriceFile(rowsOf(text), names, today)).toBeNull();
  });
});

describe('lines that a person has to check', () => {
  const header = 'POL|POD|Carrier|20GP|40HQ|Currency|ETD|ETA|T/T|Valid to';
  const line = (cells: Record<string, string>) => {
    const usual = {
      ...{ POL: 'CNSHA', POD: 'DEHAM', Carrier: 'MSC', '20GP': '1850', '40HQ': '2950', Currency: 'USD' },
      ...{ ETD: '2026-12-01 02:00', ETA: '2027-01-02 08:00', 'T/T': '32', 'Valid to': '2026-12-14' },
    };
    return `${header}\n${Object.values({ ...usual, ...cells }).join('|')}`;
  };
  it.each([
    [{ POL: 'Shangai Port X' }, 'origin', 'harbour'],
    [{ POD: 'Hamburg / Nowhere' }, 'destination', 'harbour'],
    [{ POD: 'Hamburg or nearby' }, 'destination', 'harbour'],
    [{ POD: '奥克兰' }, 'destination', 'severalPorts'],
    [{ POL: '' }, 'origin', 'harbour'],
    [{ Carrier: 'MSC/CMA' }, 'carrier', 'severalCarriers'],
    [{ Carrier: 'Blue Sea' }, 'carrier', 'carrier'],
    [{ '20GP': '1.850,00' }, 'price_20gp', 'amount'],
    [{ '20GP': '1850/2900' }, 'price_20gp', 'amount'],
    [{ '20GP': 'on request' }, 'price_20gp', 'amount'],
    [{ '20GP': '1850.5' }, 'price_20gp', 'amount'],
    [{ '20GP': '-1850' }, 'price_20gp', 'amount'],
    [{ '20GP': 'EUR 1850' }, 'currency', 'amountCurrency'],
    [{ Currency: 'JPY' }, 'currency', 'currency'],
    [{ Currency: '' }, 'currency', 'currency'],
    [{ ETD: '04/12/2026' }, 'departure', 'dayMonth'],
    [{ ETD: 'week 49' }, 'departure', 'time'],
    [{ ETD: '2026-02-30' }, 'departure', 'time'],
    [{ 'T/T': '45' }, 'transit_days', 'transit'],
  ] as const)('%j: %s, %s', (cells, column, rule) => {
    const doubts = readFile(line(cells)).flatMap((each) => each.doubts);
    expect(doubts.map((each) => [each.column, each.rule])).toContainEqual([column, rule]);
  });

  it('is nothing in the usual line', () => {
    expect(readFile(line({})).flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it.each([
    ['day', '2026-12-04'],
    ['month', '2026-04-12'],
  ] as const)('is no date once somebody chose that the %s comes first', (slashDates, day) => {
    const [read] = readFile(line({ ETD: '04/12/2026', ETA: '', 'T/T': '' }), { slashDates });
    expect(read?.cells.departure).toBe(day);
  });

  it('is no name once somebody chose its port', () => {
    const [read] = readFile(line({ POL: 'Oakland NZ' }), { names: { oaklandnz: 'NZAKL' } });
    expect(read?.origins).toEqual(['NZAKL']);
  });

  it.each([
    '28-Nov-2026',
    '2026/11/28',
    '28.11.2026',
    '2026年11月28日',
    '46354',
    '28/11/2026',
    'Nov 28, 2026',
    '28-Nov',
  ])('is not the day %s', (day) => {
    const [read] = readFile(line({ ETD: day, ETA: '', 'T/T': '' }));
    expect([read?.cells.departure, read?.doubts]).toEqual(['2026-11-28', []]);
  });
});
