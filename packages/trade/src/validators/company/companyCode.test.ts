import { expect, test } from 'vitest';
import { companyCode } from './companyCode.ts';

test.each([
  ['HHS', null],
  ['YANGSHANGL', null],
  ['HH', 'companyCode'],
  ['YANGSHANGLO', 'companyCode'],
  ['hhs', 'companyCode'],
  ['HH1', 'companyCode'],
  ['HHS\n', 'companyCode'],
  ['ＨＨＳ', 'companyCode'],
  ['', 'companyCode'],
])('%j: %s', (value, broken) => {
  expect(companyCode(value)).toBe(broken);
});
