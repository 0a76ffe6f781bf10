import { expect, test } from 'vitest';
import { companyName } from './companyName.ts';

test.each([
  ['上海恒力国际货运代理有限公司', null],
  ['恒力（上海）供应链管理有限公司', null],
  ['A.P. Møller - Mærsk A/S', null],
  ["Kuehne+Nagel Int'l, Ltd.", null],
  ['3M 中国', null],
  ['《中国航务周刊》杂志社', null],
  ['上海“一带一路”物流有限公司', null],
  ['江苏苏－沪集装箱运输有限公司', null],
  ['Hapag–Lloyd (China) Shipping Ltd.', null],
  ['Yahoo! Logistics', null],
  ['《》', 'companyName'],
  ['𠮷野物流', null],
  ['公', 'companyName'],
  ['12345', 'companyName'],
  ['（）', 'companyName'],
  [' 恒力物流', 'companyName'],
  ['恒力物流\n', 'companyName'],
  ['恒力<script>物流', 'companyName'],
  ['恒'.repeat(101), 'companyName'],
  ['', 'companyName'],
])('%j: %s', (value, broken) => {
  expect(companyName(value)).toBe(broken);
});
