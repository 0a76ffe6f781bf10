import { expect, it } from 'vitest';
import type { PriceExample } from '../examples/example.ts';
import { expectRead, readSample } from '../examples/readSample.ts';

it.each([
  '上海-汉堡 40HQ 2950 欢迎询价',
  '上海-汉堡 40HQ 2950，其他港口请询价',
  '上海-汉堡 40HQ 2950 客户要求提前订舱',
  'SHA-HAM 40HQ 2950 target rate available',
  'we are looking for your booking: SHA-HAM 40HQ 2950',
  '上海-汉堡 40HQ 2950 含报关费',
  '上海-汉堡 40HQ 2950 拖车费另计',
  '上海-汉堡 40HQ 2950 门到港含拖车费900',
  '上海-芝加哥 铁路 40HQ 2950 (IPI)',
])('%s is an offer', (message) => {
  expect(readSample(message).map(({ prices }) => prices['40HQ']?.value)).toEqual([295_000]);
});

it.each([
  '求上海-汉堡 40HQ 2800',
  '客户目标价 40HQ 2800 上海-汉堡',
  'SHA-HAM target rate USD 2800/40HQ',
  '空运 上海-洛杉矶 500+ 28/kg',
  '中欧班列 西安-汉堡 40HQ $6500 18天',
])('%s is no offer', (message) => {
  expect(readSample(message)).toEqual([]);
});

it.each<PriceExample>([
  ['EX SHANGHAI - NINGBO NO SPACE\nHAMBURG 1850/2900/2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
  ['EX SHANGHAI (NINGBO: NO SPACE)\nHAMBURG 1850/2900/2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
  ['FROM SHANGHAI, NINGBO IS FULL\nHAMBURG 1850/2900/2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
  ['宁波爆舱，上海出\n汉堡 1850/2900/2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
  ['上海-汉堡爆舱，鹿特丹 1850/2900/2950', 'CNSHA>NLRTM - 1850/2900/2950 USD'],
  ['上海-汉堡 满舱，宁波-汉堡 1850/2900/2950', 'CNNGB>DEHAM - 1850/2900/2950 USD'],
  [
    '上海-汉堡 1850/2900/2950\n上海-鹿特丹：爆舱\n宁波-汉堡 1800/2800/2850',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNNGB>DEHAM - 1800/2800/2850 USD',
  ],
  [
    '上海-鹿特丹 1850/2950/2950\n上海-洛杉矶 full container 2100/2600/2600',
    'CNSHA>NLRTM - 1850/2950/2950 USD',
    'CNSHA>USLAX - 2100/2600/2600 USD',
  ],
  [
    '上海-鹿特丹 1850/2950/2950\n汉堡满载 1800/2900/2900',
    'CNSHA>NLRTM - 1850/2950/2950 USD',
    'CNSHA>DEHAM - 1800/2900/2900 USD',
  ],
  [
    '上海-鹿特丹 1850/2950/2950\n上海-汉堡 满 1800/2900/2900',
    'CNSHA>NLRTM - 1850/2950/2950 USD',
    'CNSHA>DEHAM - 1800/2900/2900 USD',
  ],
  ['Shanghai to Hamburg full liner service 1850/2900/2950', 'CNSHA>DEHAM - 1850/2900/2950 USD'],
])('%s: only the port in front of the words is sold out', (message, ...rows) => expectRead(message, ...rows));
