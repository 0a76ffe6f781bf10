import { describe, expect, it } from 'vitest';
import { parseLaw } from './lawText.ts';
import { readFact, readRegulations } from './read.ts';

const digits = '零一二三四五六七八九';

/** 42 as 四十二, 110 as 一百一十: how articles are numbered. */
function chinese(number: number): string {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const ten = tens === 1 && hundreds === 0 ? '十' : `${digits[tens]}十`;
  const head = hundreds > 0 ? `${digits[hundreds]}百` : '';
  if (tens === 0) return `${head}${hundreds > 0 && ones > 0 ? '零' : ''}${ones > 0 ? digits[ones] : ''}`;
  return `${head}${ten}${ones > 0 ? digits[ones] : ''}`;
}

const laws = readRegulations().laws.map((law) => ({ law, ...parseLaw(readFact(`laws/${law.slug}.md`)) }));

describe('a parsed law', () => {
  it('has chapters, sections and articles with names for addresses', () => {
    const code = laws.find(({ law }) => law.slug === 'maritime-code') ?? expect.fail();
    const article = code.parts.find(({ anchor }) => anchor === 'article-42') ?? expect.fail();
    expect(article.label).toBe('第四十二条');
    expect(article.chapter).toBe('第四章 海上货物运输合同');
    expect(article.paragraphs[0]).toMatch(/^本章下列用语的含义/);
    expect(article.paragraphs.length).toBeGreaterThan(4);
    expect(code.versions).toEqual([
      { day: '1992-11-07', text: '第七届全国人民代表大会常务委员会第二十八次会议通过' },
    ]);
  });

  it.each(laws)('$law.titleZh has every article from the first to the last', ({ parts }) => {
    const articles = parts.filter(({ kind }) => kind === 'article');
    expect(articles.length).toBeGreaterThan(5);
    expect(articles.map(({ label }) => label)).toEqual(
      articles.map((_, index) => `第${chinese(index + 1)}条`),
    );
    expect(articles.filter(({ paragraphs }) => !paragraphs[0])).toEqual([]);
  });

  it.each(laws)('$law.titleZh has anchors of its own for all parts', ({ parts }) => {
    expect(new Set(parts.map(({ anchor }) => anchor)).size).toBe(parts.length);
    expect(parts.filter(({ kind }) => kind === 'preamble').length).toBeLessThanOrEqual(1);
  });
});

it('mentions that a revision of the Maritime Code was adopted', () => {
  const code = readRegulations().laws.find(({ slug }) => slug === 'maritime-code');
  expect(code?.noteZh).toContain('修订');
  expect(code?.noteEn).toContain('revision');
});
