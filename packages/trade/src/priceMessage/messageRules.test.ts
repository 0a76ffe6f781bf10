import { describe, expect, it } from 'vitest';
import type { PriceExample } from './examples/example.ts';
import { measure } from './examples/measure.ts';
import { sampleNames } from './examples/sampleNames.ts';
import { readPriceMessage } from './priceMessage.ts';

const names = sampleNames();
const read = (message: string) => readPriceMessage(message, { names, today: '2026-11-20' }).rows;

describe('a rule', () => {
  it.each<[string, ...PriceExample]>([
    [
      'one date settles the order of all',
      'SHA-HAM USD 1850/2900/2950 ETD 5/12 valid 14/12',
      'CNSHA>DEHAM - 1850/2900/2950 USD to:2026-12-14 etd:2026-12-05',
    ],
    [
      'the near reading of an unclear date',
      'SHA-HAM USD 1850/2900/2950 ETD 5/12',
      'CNSHA>DEHAM - 1850/2900/2950 USD etd:2026-12-05',
    ],
    [
      'a month in thirds',
      '12月下旬 上海-汉堡 USD1850/2900/2950',
      'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-21 to:2026-12-31',
    ],
    [
      'blanks in a Chinese date',
      '上海-汉堡 USD1850/2900/2950 有效期至 2026 年 12 月 5 日',
      'CNSHA>DEHAM - 1850/2900/2950 USD to:2026-12-05',
    ],
    [
      'times in a validity',
      '上海-汉堡 USD1850/2900/2950 有效期：2026-12-01 00:00 至 2026-12-07 23:59',
      'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-07',
    ],
    [
      'a cancelled sailing',
      '上海-汉堡 12/5 爆舱，12/12开 40HQ USD2950',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-12',
    ],
    [
      'a sailing that moved',
      '12/8 上海-汉堡 航次取消，改12/15 40HQ USD2950',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-15',
    ],
    [
      'a cut-off in front of a sailing',
      '上海-汉堡 40HQ USD2950 截关12/3 开船12/6',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-06',
    ],
    [
      'a cut-off behind its day',
      '上海-汉堡 40HQ USD2950 12/3截单 12/6开船',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-06',
    ],
    ['several sailings', '上海-汉堡 40HQ USD2950 12月7、14号开', 'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-07'],
    ['a later price', '上海-汉堡 40HQ USD2950，12月1日起涨50', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['an old price', '上海-汉堡 40HQ 由USD2800涨至USD2950', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['prices in front of boxes', '$2950 40hq $1850 20gp Shanghai Hamburg', 'CNSHA>DEHAM - 1850/-/2950 USD'],
    ['sizes behind prices', 'SHA-HAM USD1850/20 USD2950/40', 'CNSHA>DEHAM - 1850/2950/2950 USD'],
    [
      'sizes in brackets',
      'SHA-HAM USD 1,850 (20) / 2,900 (40) / 2,950 (HQ)',
      'CNSHA>DEHAM - 1850/2900/2950 USD',
    ],
    [
      'sizes in front of prices',
      'SHA-HAM USD: 20 1850 / 40 2900 / HQ 2950',
      'CNSHA>DEHAM - 1850/2900/2950 USD',
    ],
    ['numbers in words', '上海-汉堡 大柜两千九百五美金 小柜一千八美金', 'CNSHA>DEHAM - 1800/2950/2950 USD'],
    ['thousands as k', '上海-汉堡 高柜2.95k 小柜1.8k', 'CNSHA>DEHAM - 1800/-/2950 USD'],
    ['a comma of cents', 'SHA-HAM 20GP EUR 1.450,00 40HC EUR 2.400,00', 'CNSHA>DEHAM - 1450/-/2400 EUR'],
    ['boxes that have no column', '上海-汉堡 40RF USD4500 40HQ USD2950', 'CNSHA>DEHAM - -/-/2950 USD'],
    [
      'a port that costs more',
      'SHA-HAM USD 2000/40HQ, +100 for NGB',
      'CNSHA>DEHAM - -/-/2000 USD',
      'CNNGB>DEHAM - -/-/2100 USD',
    ],
    [
      'ports that cost more',
      '大连-东京 USD100/200/200；大阪/神户 +20',
      'CNDLC>JPTYO - 100/200/200 USD',
      'CNDLC>JPOSA - 120/220/220 USD',
      'CNDLC>JPUKB - 120/220/220 USD',
    ],
    [
      'a price for each port of a list',
      '上海-汉堡/鹿特丹 USD1850/2900/2900, 1800/2800/2800',
      'CNSHA>DEHAM - 1850/2900/2900 USD',
      'CNSHA>NLRTM - 1800/2800/2800 USD',
    ],
    ['a country in brackets', '盐田-奥克兰(NZ) USD1150/2300/2300', 'CNYTN>NZAKL - 1150/2300/2300 USD'],
    ['a country in front', '盐田-新西兰奥克兰 USD1150/2300/2300', 'CNYTN>NZAKL - 1150/2300/2300 USD'],
    [
      'a code that begins a line',
      'EX YTN\nNYC 3300/40HQ\nSAV 3350/40HQ',
      'CNYTN>USNYC - -/-/3300 USD',
      'CNYTN>USSAV - -/-/3350 USD',
    ],
    [
      'a line that is sold out',
      '上海-汉堡 USD1850/2900/2950\n上海-鹿特丹：爆舱\n有效期至12/5',
      'CNSHA>DEHAM - 1850/2900/2950 USD to:2026-12-05',
    ],
    [
      'a title with a validity',
      '本周特价\n上海-汉堡 USD1850/2900/2950\n有效期12/1-12/5',
      'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-05',
    ],
    [
      'free days at the terminal and of the box',
      '上海-汉堡 USD1850/2900/2950 免堆7天 免箱14天',
      'CNSHA>DEHAM - 1850/2900/2950 USD free:14',
    ],
    ['days of payment', '上海-汉堡 USD1850/2900/2950 月结30天', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['a former price', '上海-汉堡 40HQ USD2950（原价3100）', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a fee', '上海-汉堡 40HQ USD2950 保舱费 300', 'CNSHA>DEHAM - -/-/2950 USD'],
    [
      'cells aligned by blanks',
      'POD      20GP  40HQ  T/T\nHAMBURG  1850  2950  32\nEX SHANGHAI',
      'CNSHA>DEHAM - 1850/-/2950 USD tt:32',
    ],
    ['a price in front of 只', '上海-汉堡 40HQ USD2950 只收普货', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a price in front of 票', '上海-汉堡 USD1850/2900/2950 票结', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    [
      'the title of a month',
      '本月特价\n上海-汉堡 USD1850/2900/2950\n有效期12/1-12/5',
      'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-05',
    ],
    [
      'days of a month',
      '上海-汉堡 40HQ USD2950 有效期1-7号',
      'CNSHA>DEHAM - -/-/2950 USD from:2026-12-01 to:2026-12-07',
    ],
    [
      'both ends of a validity in one order',
      'SHA-HAM USD2950/HQ VALID: 01/12-07/12',
      'CNSHA>DEHAM - -/-/2950 USD from:2026-12-01 to:2026-12-07',
    ],
    [
      'the new price from a day on',
      '上海-汉堡 40HQ USD2950，12月15日起涨至USD3100/40HQ',
      'CNSHA>DEHAM - -/-/2950 USD',
      'CNSHA>DEHAM - -/-/3100 USD from:2026-12-15',
    ],
    [
      'several containers of a price',
      'SHA-HAM 40HQ 2,950USD*3 20GP 1,850USD*2',
      'CNSHA>DEHAM - 1850/-/2950 USD',
    ],
    [
      "containers of the carrier's own",
      'SHA-HAM USD 20COC 1850 40COC 2950',
      'CNSHA>DEHAM - 1850/2950/2950 USD',
    ],
    [
      'a surcharge below a list',
      '上海出\n汉堡 USD1850/2900/2950\n旺季 300/600/600',
      'CNSHA>DEHAM - 1850/2900/2950 USD',
    ],
    ['a weight with k', 'SHA-HAM USD2950/HQ 12k kgs max', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['air', '空运 上海-洛杉矶 500+ 28/kg'],
    ['rail', '中欧班列 西安-汉堡 40HQ $6500 18天'],
    ['a request', '求 上海-汉堡 40HQ 目标价2400'],
  ])('for %s', (_, ...example) => {
    expect(measure([example], read).misses).toEqual([]);
  });

  it.each([
    [
      'a place that we do not know in a list',
      'EX SHA\nHamburg 1850/2900/2950\nAtlantis 1800/2800/2850',
      'destination',
      'unknownPort',
    ],
    ['a place behind another offer', '上海→釜山 $50/$100；→平泽 $80/$160', 'destination', 'unknownPort'],
    ['a group without a dash', '汉堡 1350/2400/2400，宁波/上海同价', 'origin', 'roles'],
    ['several departures', '上海-汉堡 USD1850/2900/2950 12月7、14号开', 'departure', 'severalDays'],
    [
      'days that are no date',
      'SHA-HAM USD1850/2900/2950 ETD 05/12, free time 7/14 days',
      'departure',
      'dayMonth',
    ],
    ['weights that are no date', 'SHA-HAM USD1850/2900/2950 max 13/12 t ETD 05/12', 'departure', 'dayMonth'],
    ['several sailings', 'SHA-HAM USD1850/2900/2950 ETD 12/14, 12/21', 'departure', 'severalDays'],
    ['two offers of three ports', 'SHA-LAX/LGB/OAK USD1800/2300/2300, USD1850/2350/2350', '20GP', 'boxes'],
    ['ranges of prices', '上海-汉堡 USD 1450-1550/2500-2600', '20GP', 'boxes'],
  ] as const)('marks %s', (_, message, field, doubt) => {
    const row = read(message).at(-1);
    expect((field === '20GP' ? row?.prices[field] : row?.[field])?.doubt).toBe(doubt);
  });
});
