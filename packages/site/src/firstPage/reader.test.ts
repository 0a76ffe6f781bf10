import { expect, it } from 'vitest';
import { readerOf } from './reader.ts';

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
