import { expect, test } from 'vitest';
import { textLang } from './textLang.ts';

test.each([
  ['Vessel delayed by port congestion', 'en'],
  ['因港口拥堵延误', 'zh-CN'],
  ['汇款金额与订单不符（CNY 597.00），请附 SWIFT 回单', 'zh-CN'],
  ['The title on the licence reads 恒力, please correct it', 'en'],
  ['MSC GULSUN', 'en'],
  ['', 'en'],
])('%j is of %s', (text, lang) => {
  expect(textLang(text)).toBe(lang);
});
