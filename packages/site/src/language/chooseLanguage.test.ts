import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

describe('chooseLanguage', () => {
  it.each([
    ['zh', 'en-US', 'zh'],
    ['en', 'zh-CN', 'en'],
    [null, 'zh', 'zh'],
    [null, 'zh-CN', 'zh'],
    [null, 'CN', 'zh'],
    [null, 'zh-Hant-TW', 'zh'],
    [null, 'en-GB', 'en'],
    [null, 'de', 'en'],
    ['fr', 'de', 'en'],
  ] as const)('with %s stored and a browser in %s it is %s', (stored, browser, language) => {
    expect(chooseLanguage(stored, browser)).toBe(language);
  });
});
