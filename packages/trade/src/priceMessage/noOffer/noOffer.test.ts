import { expect, it } from 'vitest';
import { readSample } from '../examples/readSample.ts';

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
