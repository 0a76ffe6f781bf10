import { expect, it } from 'vitest';
import { readerOf } from './requestLanguage.ts';

it.each([
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  [undefined, 'en-US,en;q=0.9', 'en'],
  [undefined, undefined, 'en'],
  ['lang=zh', 'en-US', 'zh'],
  ['theme=dark; lang=en', 'zh-CN', 'en'],
  ['lang=__proto__', 'zh-CN', 'zh'],
  ['lang=zh; member=1', 'zh-CN', null],
  ['member=', 'zh-CN', 'zh'],
  [';;=;lang', 'en', 'en'],
])('cookies %j and languages %j are read as %j', (cookie, languages, reader) => {
  expect(readerOf({ language: 'lang', member: 'member' }, cookie, languages)).toBe(reader);
});

it.each([
  ['/?lang=en', 'lang=zh', 'zh-CN', 'en'],
  ['/wikipedia/harbour?group=EUR&lang=zh', undefined, 'en', 'zh'],
  ['/?lang=fr', 'lang=zh', 'en', 'zh'],
  ['/?lang=en', 'member=1', 'en', null],
])('%s with cookies %j and languages %j is read as %j', (target, cookie, languages, reader) => {
  expect(readerOf({ language: 'lang', member: 'member' }, cookie, languages, target)).toBe(reader);
});
