import { describe, expect, it } from 'vitest';
import type { PriceExample } from '../examples/example.ts';
import { doubtOf, expectRead } from '../examples/readSample.ts';

describe('a rule of ports, boxes and prices', () => {
  it.each<[string, ...PriceExample]>([
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
    ['an amount in another currency', '上海-汉堡 40HQ USD2950 HKD$500 doc', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['days of payment', '上海-汉堡 USD1850/2900/2950 月结30天', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['a former price', '上海-汉堡 40HQ USD2950（原价3100）', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a fee', '上海-汉堡 40HQ USD2950 保舱费 300', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a price in front of 只', '上海-汉堡 40HQ USD2950 只收普货', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a price in front of 票', '上海-汉堡 USD1850/2900/2950 票结', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
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
      'days of each port',
      '宁波\n鹿特丹 1700/2700/2700\n汉堡 1750/2800/2800\n航程:28/31天',
      'CNNGB>NLRTM - 1700/2700/2700 USD',
      'CNNGB>DEHAM - 1750/2800/2800 USD',
    ],
    [
      'carriers side by side',
      '目的港\tCOSCO\tMSC\n汉堡\t2700\t2600\n上海出',
      'CNSHA>DEHAM COSU -/-/2700 USD',
      'CNSHA>DEHAM MSCU -/-/2600 USD',
    ],
    ['both labels in front of a route', 'POL/POD: SHA/ROT\nO/F: USD2550/40HC', 'CNSHA>NLRTM - -/-/2550 USD'],
    [
      'prices in cells without a heading',
      'MSK\t上海\t汉堡\t40HQ\t2700\nMSC\t上海\t汉堡\t40HQ\t2550',
      'CNSHA>DEHAM MAEU -/-/2700 USD',
      'CNSHA>DEHAM MSCU -/-/2550 USD',
    ],
    ['a box in words', "SHA-HAM 40' high cube USD 2950", 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a size in front of a currency', 'SHA-HAM HC USD 2950, 20 USD 1850', 'CNSHA>DEHAM - 1850/-/2950 USD'],
    ['a list of prices with dashes', '上海-汉堡 1850-2900-2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['平柜', '上海-汉堡 高柜:2950 平柜:2900 小柜:1850', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
    ['an offer with a question', '上海-汉堡 40HQ USD2950 有人要吗?', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a forwarder who asks to pass an offer on', '求推!上海-汉堡 40HQ USD2950', 'CNSHA>DEHAM - -/-/2950 USD'],
    ['a question about a price', '上海-汉堡 40HQ 还有舱吗? 2900以内'],
    ['a target', 'Any news about SHA-HAM 2x40HQ? Our target is USD 2400.'],
  ])('for %s', (_, ...example) => expectRead(...example));

  it.each([
    [
      'a place that we do not know in a list',
      'EX SHA\nHamburg 1850/2900/2950\nAtlantis 1800/2800/2850',
      'destination',
      'unknownPort',
    ],
    ['a place behind another offer', '上海→釜山 $50/$100；→平泽 $80/$160', 'destination', 'unknownPort'],
    ['a group without a dash', '汉堡 1350/2400/2400，宁波/上海同价', 'origin', 'roles'],
    ['two offers of three ports', 'SHA-LAX/LGB/OAK USD1800/2300/2300, USD1850/2350/2350', '20GP', 'boxes'],
    ['ranges of prices', '上海-汉堡 USD 1450-1550/2500-2600', '20GP', 'boxes'],
    ['a range of prices', '上海-汉堡 40HQ 2600-2700', '40HQ', 'boxes'],
    ['boxes below their prices', 'SHA-HAM\n1800/3000\n(20/40HC, USD)', '40HQ', 'boxes'],
    ['carriers side by side', '目的港\tCOSCO\tMSC\n汉堡\t2700\t2600\n上海出', '40HQ', 'boxes'],
    ['ports of a coast', '青岛-美西基本港 40HQ 1850', 'destination', 'unknownPort'],
  ] as const)('marks %s', (_, message, field, doubt) => {
    expect(doubtOf(message, field)).toBe(doubt);
  });
});
