import { afterEach, expect, test, vi } from 'vitest';
import { sayingOf } from './saying.ts';
import { containing, either, nameInStoryLanguage, refusalTextOf } from './storyLanguage.ts';

const common = {
  zh: { page: '第 {{page}} 页', clear: '清除' },
  en: { page: 'Page {{page}}', clear: 'Clear' },
};
const own = {
  zh: { order: { pay: '付款（{{amount}}）', left: '还剩 3\u00a0天' } },
  en: { order: { pay: 'Pay ({{amount}})', left: '3\u00a0days left' } },
};
const says = sayingOf(common)(own);
const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

afterEach(() => vi.unstubAllGlobals());

test('words are those of the language that the page is in, a screen’s own before those of every page', () => {
  inLanguage('zh-CN');
  expect('清除').toMatch(says('clear'));
  expect('Clear').not.toMatch(says('clear'));
  inLanguage('en');
  expect('Clear').toMatch(says('clear'));
  expect('Pay (¥3,042.00)').toMatch(says('order.pay'));
  expect(nameInStoryLanguage({ nameZh: '宁波', nameEn: 'Ningbo' })).toBe('Ningbo');
});

test('placeholders match the given values, or anything', () => {
  inLanguage('en');
  expect('Page 12').toMatch(says('page', { whole: true }));
  expect('Page 12').toMatch(says('page', { values: { page: 12 }, whole: true }));
  expect('Page 12').not.toMatch(says('page', { values: { page: 1 }, whole: true }));
  expect('Pay (1.50)').toMatch(says('order.pay', { values: { amount: '1.50' } }));
  expect('Pay (1x50)').not.toMatch(says('order.pay', { values: { amount: '1.50' } }));
});

test('a space of the words may be one that does not break, and the other way round', () => {
  inLanguage('en');
  for (const text of ['3 days left', '3\u00a0days left']) expect(text).toMatch(says('order.left'));
  expect('(a) b?').toMatch(containing('(a)\u00a0b?', { whole: true }));
});

test("matches either text, and the server's text", () => {
  inLanguage('zh-CN');
  const pattern = either(says('clear', { whole: true }), says('page'));
  for (const text of ['清除', '翻到第 2 页']) expect(text).toMatch(pattern);
  expect('全部清除').not.toMatch(pattern);
  const refusal = refusalTextOf(
    (code: string, language, seconds?: number) => `${language} ${code} ${seconds}`,
  );
  expect('zh loginWait 30').toMatch(refusal('loginWait', 30));
});

test('an unknown key is an error of the story', () => {
  inLanguage('en');
  expect(() => says('order.gone' as 'order.pay')).toThrow('Nobody says order.gone.');
});
