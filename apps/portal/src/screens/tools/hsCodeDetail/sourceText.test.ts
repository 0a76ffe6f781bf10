import { describe, expect, it } from 'vitest';
import { sourceText } from './sourceText.ts';

const words = { archived: '（存档网页）', rebate: '；退税率：' };

describe('the source of a record in Chinese', () => {
  it.each([
    ['hs.bianmachaxun.com (archived page)', 'hs.bianmachaxun.com（存档网页）'],
    ['http://a.example/1; rebate: https://b.example/2', 'http://a.example/1；退税率：https://b.example/2'],
    ['http://www.hs-bianma.com/hs_chapter_22.htm', 'http://www.hs-bianma.com/hs_chapter_22.htm'],
  ])('%s', (source, text) => {
    expect(sourceText(source, words)).toBe(text);
  });
});
