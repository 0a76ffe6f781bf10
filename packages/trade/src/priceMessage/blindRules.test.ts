import { describe, expect, it } from 'vitest';
import type { PriceExample } from './examples/example.ts';
import { measure } from './examples/measure.ts';
import { sampleNames } from './examples/sampleNames.ts';
import { readPriceMessage } from './priceMessage.ts';

const names = sampleNames();
const read = (message: string) => readPriceMessage(message, { names, today: '2026-11-20' }).rows;

describe('a rule of the second blind round', () => {
  it.each<[string, ...PriceExample]>([
    ['a list of prices with plus', '上海-汉堡 EMC 1450+2500+2500', 'CNSHA>DEHAM EGLV 1450/2500/2500 USD'],
    ['surcharges with plus', '上海-汉堡 40HQ USD2950+100+50', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a box with two names', 'SHA-HAM USD 2,050 per FEU (40HQ)', 'CNSHA>DEHAM - -/-/2050 USD'],
    ['GP next to 20GP and HQ', '上海-汉堡 HQ1900 GP1700 20GP1500', 'CNSHA>DEHAM - 1500/1700/1900 USD'],
    [
      'a price for a box',
      "USD 1250 for 20'ST and USD 1490 for 40'HC SHA-HAM",
      'CNSHA>DEHAM - 1250/-/1490 USD',
    ],
    [
      'a price that a box is',
      "SHA-HAM 20'DC is EUR 1600 and 40'HC is EUR 2550",
      'CNSHA>DEHAM - 1600/-/2550 EUR',
    ],
    [
      "a 40HQ behind 40'",
      "SHA-HAM COSCO: 20' 1900, 40' 2950, 40HQ 3000. Via MSC: 20' 1850, 40' 2900, 40HQ 2950",
      'CNSHA>DEHAM COSU 1900/2950/3000 USD',
      'CNSHA>DEHAM MSCU 1850/2900/2950 USD',
    ],
    ['boxes below their prices', 'SHA-HAM\n1800/3000\n(20/40HC, USD)', 'CNSHA>DEHAM - 1800/-/3000 USD'],
    [
      'a price for several boxes',
      'SHA-HAM 2x40HC: USD 5,200 total (2,600 per container)',
      'CNSHA>DEHAM - -/-/2600 USD',
    ],
    ['a former price in English', 'SHA-HAM 40HC USD 2550 (was 2750)', 'CNSHA>DEHAM - -/-/2550 USD'],
    [
      'a container of the shipper',
      '上海-海参崴 SOC 1300/1900 COC 2100/3200',
      'CNSHA>RUVVO - 2100/3200/3200 USD',
    ],
    [
      'days in Chinese numerals',
      '上海-汉堡 40HQ USD2950 三十五天 免7天',
      'CNSHA>DEHAM - -/-/2950 USD tt:35 free:7',
    ],
    ['one digit of days', '上海-胡志明 USD50/100/100 三天到', 'CNSHA>VNSGN - 50/100/100 USD tt:3'],
    [
      'days behind a validity',
      'SHA-HAM USD 2950/40HC valid 14 Dec 16 days',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-14 tt:16',
    ],
    ['days behind a surcharge', '上海-汉堡 40HQ USD2950 含ENS 27天', 'CNSHA>DEHAM - -/-/2950 USD tt:27'],
    [
      'free days in front of others',
      '上海-汉堡 40HQ USD2950 7天免箱 20天',
      'CNSHA>DEHAM - -/-/2950 USD tt:20 free:7',
    ],
    [
      'free days at a port',
      'SHA-HAM 40HC USD2950 free time at POD: 10 days',
      'CNSHA>DEHAM - -/-/2950 USD free:10',
    ],
    [
      'days of each port',
      '宁波\n鹿特丹 1700/2700/2700\n汉堡 1750/2800/2800\n航程:28/31天',
      'CNNGB>NLRTM - 1700/2700/2700 USD',
      'CNNGB>DEHAM - 1750/2800/2800 USD',
    ],
    [
      'the longer of two counts of days',
      'SHA-HAM 40HC USD2950 T/T 28-32 days',
      'CNSHA>DEHAM - -/-/2950 USD tt:32',
    ],
    [
      'a date between slashes',
      '上海-汉堡 20GP 1850/12.5/13天',
      'CNSHA>DEHAM - 1850/-/- USD etd:2026-12-05 tt:13',
    ],
    [
      'a date behind a surcharge',
      '上海-汉堡 40HQ USD2950 含EBS 12.10前有效',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-10',
    ],
    [
      'a cut-off in front of its sailing day',
      '上海-悉尼 40HQ USD2200 截一开四 12.1-12.7',
      'CNSHA>AUSYD - -/-/2200 USD from:2026-12-01 to:2026-12-07 day:4',
    ],
    [
      'a validity behind a sailing day',
      '上海-汉堡 40HQ USD2950 每周三开船 有效期至12月15日',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-15 day:3',
    ],
    [
      'a validity with a dash',
      'SHA-HAM 40HC USD2950 until 12-14',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-14',
    ],
    [
      'a validity in words',
      'SHA-HAM 40HC USD2950 validity 1st to 14th December',
      'CNSHA>DEHAM - -/-/2950 USD from:2026-12-01 to:2026-12-14',
    ],
    [
      'German dates',
      'SHA-HAM 40HC EUR 2950 valid 01.12. - 14.12.2026',
      'CNSHA>DEHAM - -/-/2950 EUR from:2026-12-01 to:2026-12-14',
    ],
    [
      'a validity within that of the title',
      '12月上半月特价\n上海-汉堡 40HQ USD2950\n以上有效期12.1-12.7',
      'CNSHA>DEHAM - -/-/2950 USD from:2026-12-01 to:2026-12-07',
    ],
    [
      'weeks below each other',
      '宁波-纽约\n49周 2900\n50周 3000\n40HQ ONE',
      'CNNGB>USNYC ONEY -/-/2900 USD from:2026-11-30 to:2026-12-06',
      'CNNGB>USNYC ONEY -/-/3000 USD from:2026-12-07 to:2026-12-13',
    ],
    [
      'weeks side by side',
      '目的港\t11.23-11.29\t11.30-12.6\n汉堡\t2800\t2700\n上海出',
      'CNSHA>DEHAM - -/-/2800 USD from:2026-11-23 to:2026-11-29',
      'CNSHA>DEHAM - -/-/2700 USD from:2026-11-30 to:2026-12-06',
    ],
    [
      'carriers side by side',
      '目的港\tCOSCO\tMSC\n汉堡\t2700\t2600\n上海出',
      'CNSHA>DEHAM COSU -/-/2700 USD',
      'CNSHA>DEHAM MSCU -/-/2600 USD',
    ],
    [
      'two days in a cell',
      'POL\tPOD\t40HQ\t截关/开船\nSHA\tHAM\t2800\t三/五',
      'CNSHA>DEHAM - -/-/2800 USD day:5',
    ],
    [
      'lines of prices with commas',
      'Xiamen - Sydney\nCOSCO: 20GP USD 1100, 40HQ USD 2150, 14 days\nANL: 20GP USD 1050, 40HQ USD 2100, 16 days',
      'CNXMN>AUSYD COSU 1100/-/2150 USD tt:14',
      'CNXMN>AUSYD ANNU 1050/-/2100 USD tt:16',
    ],
    [
      'words behind a price',
      '盐田-费城 40HQ 3200 35天 纽约 3100 32天',
      'CNYTN>USPHL - -/-/3200 USD tt:35',
      'CNYTN>USNYC - -/-/3100 USD tt:32',
    ],
    ['both labels in front of a route', 'POL/POD: SHA/ROT\nO/F: USD2550/40HC', 'CNSHA>NLRTM - -/-/2550 USD'],
    [
      'prices in cells without a heading',
      'MSK\t上海\t汉堡\t40HQ\t2700\nMSC\t上海\t汉堡\t40HQ\t2550',
      'CNSHA>DEHAM MAEU -/-/2700 USD',
      'CNSHA>DEHAM MSCU -/-/2550 USD',
    ],
    [
      'a year of two digits',
      'SHA-HAM 40HC USD2950 ETD 02.12.26',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-02',
    ],
    ['a box in words', "SHA-HAM 40' high cube USD 2950", 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a size in front of a currency', 'SHA-HAM HC USD 2950, 20 USD 1850', 'CNSHA>DEHAM - 1850/-/2950 USD'],
    ['short words for days', 'SHA-HAM 40HC USD2950 34d FT14', 'CNSHA>DEHAM - -/-/2950 USD tt:34 free:14'],
    [
      'the day of a last date',
      'SHA-HAM 40HC USD2950 valid till Friday 4 Dec',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-04',
    ],
    ['a list of prices with dashes', '上海-汉堡 1850-2900-2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['平柜', '上海-汉堡 高柜:2950 平柜:2900 小柜:1850', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['an offer with a question', '上海-汉堡 40HQ USD2950 有人要吗?', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a forwarder who asks to pass an offer on', '求推!上海-汉堡 40HQ USD2950', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a question about a price', '上海-汉堡 40HQ 还有舱吗? 2900以内'],
    ['a target', 'Any news about SHA-HAM 2x40HQ? Our target is USD 2400.'],
  ])('for %s', (_, ...example) => {
    const { misses } = measure([example], read);
    expect(misses).toEqual([]);
  });

  it.each([
    ['a range of prices', '上海-汉堡 40HQ 2600-2700', '40HQ', 'boxes'],
    ['boxes below their prices', 'SHA-HAM\n1800/3000\n(20/40HC, USD)', '40HQ', 'boxes'],
    ['carriers side by side', '目的港\tCOSCO\tMSC\n汉堡\t2700\t2600\n上海出', '40HQ', 'boxes'],
    ['a week without a word', '上海-汉堡 40HQ USD2650 下周有柜', 'validTo', 'dateRole'],
    ['two periods in a line', '上海-汉堡\n12.1-12.7 12.8-12.14\n40HQ USD2650', 'validTo', 'dateRole'],
    ['ports of a coast', '青岛-美西基本港 40HQ 1850', 'destination', 'unknownPort'],
  ] as const)('marks %s', (_, message, field, doubt) => {
    const row = read(message).at(-1);
    expect((field === '40HQ' ? row?.prices[field] : row?.[field])?.doubt).toBe(doubt);
  });
});
