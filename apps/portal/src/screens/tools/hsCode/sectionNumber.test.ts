import { describe, expect, it } from 'vitest';
import { sectionNumber } from './sectionNumber.ts';

describe('the number of a section of the tariff', () => {
  it.each([
    ['I', '一'],
    ['IX', '九'],
    ['X', '十'],
    ['XVI', '十六'],
    ['XX', '二十'],
    ['XXI', '二十一'],
  ])('%s is %s in Chinese, and stays in English', (code, chinese) => {
    expect(sectionNumber(code, 'zh')).toBe(chinese);
    expect(sectionNumber(code, 'en')).toBe(code);
  });

  it('returns text that is not a section number unchanged', () => {
    expect(sectionNumber('84', 'zh')).toBe('84');
  });
});
