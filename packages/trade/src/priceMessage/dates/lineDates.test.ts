import { describe, expect, it } from 'vitest';
import type { PriceExample } from '../examples/example.ts';
import { doubtOf, expectRead } from '../examples/readSample.ts';

describe('a rule of dates and days', () => {
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
    [
      'cells aligned by blanks',
      'POD      20GP  40HQ  T/T\nHAMBURG  1850  2950  32\nEX SHANGHAI',
      'CNSHA>DEHAM - 1850/-/2950 USD tt:32',
    ],
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
    [
      'a year of two digits',
      'SHA-HAM 40HC USD2950 ETD 02.12.26',
      'CNSHA>DEHAM - -/-/2950 USD etd:2026-12-02',
    ],
    [
      'half of a month behind its name',
      'Rates ex Shanghai - Dec 1H\nHAM USD 1850/2900/2950',
      'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-15',
    ],
    ['short words for days', 'SHA-HAM 40HC USD2950 34d FT14', 'CNSHA>DEHAM - -/-/2950 USD tt:34 free:14'],
    [
      'the day of a last date',
      'SHA-HAM 40HC USD2950 valid till Friday 4 Dec',
      'CNSHA>DEHAM - -/-/2950 USD to:2026-12-04',
    ],
  ])('for %s', (_, ...example) => expectRead(...example));

  it.each([
    ['several departures', '上海-汉堡 USD1850/2900/2950 12月7、14号开', 'departure', 'severalDays'],
    [
      'days that are no date',
      'SHA-HAM USD1850/2900/2950 ETD 05/12, free time 7/14 days',
      'departure',
      'dayMonth',
    ],
    ['weights that are no date', 'SHA-HAM USD1850/2900/2950 max 13/12 t ETD 05/12', 'departure', 'dayMonth'],
    ['several sailings', 'SHA-HAM USD1850/2900/2950 ETD 12/14, 12/21', 'departure', 'severalDays'],
    ['a week without a word', '上海-汉堡 40HQ USD2650 下周有柜', 'validTo', 'dateRole'],
    ['two periods in a line', '上海-汉堡\n12.1-12.7 12.8-12.14\n40HQ USD2650', 'validTo', 'dateRole'],
  ] as const)('marks %s', (_, message, field, doubt) => {
    expect(doubtOf(message, field)).toBe(doubt);
  });
});
