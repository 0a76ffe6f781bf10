import { expect, test } from 'vitest';
import { en } from '../../language/en.ts';
import { zh } from '../../language/zh.ts';
import { namesOf, plain, spelled } from './pageNames.ts';

const titles = { zh: zh.title, en: en.title };
const isFound = (keyword: string) => namesOf('ports', titles).some((name) => name.includes(plain(keyword)));

test.each(['港口', 'gangkou', 'gang kou', 'GK', 'Ports', 'port'])(
  'the page of ports is found by %s',
  (typed) => expect(isFound(typed)).toBe(true),
);

test.each(['港航', 'gangchuan', 'vessels'])('and not by %s', (typed) => expect(isFound(typed)).toBe(false));

test('every title can be read', () => {
  const unread = Object.values(zh.title).filter((title) => /\p{Script=Han}/u.test(spelled(title)[0]));
  expect(unread).toEqual([]);
});
