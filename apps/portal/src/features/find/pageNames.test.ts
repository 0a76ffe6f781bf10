import { titlesIn } from '@fairway/site/pages';
import { fold } from '@fairway/trade';
import { expect, test } from 'vitest';
import * as en from '../../language/pack.en.ts';
import * as zh from '../../language/pack.zh.ts';
import { openPages } from '../../navigation/links.ts';
import { type TitleKey, titleOf } from '../../routes.ts';
import { namesOf, syllablesOf } from './pageNames.ts';

const titles = { zh: titlesIn<TitleKey>(zh), en: titlesIn<TitleKey>(en) };
const isFound = (screen: Parameters<typeof namesOf>[0]['screen'], keyword: string) =>
  namesOf({ screen }, titles).some((name) => name.includes(fold(keyword)));

test.each(['港口', 'gangkou', 'gang kou', 'GK', 'Ports', 'port'])(
  'the page of ports is found by %s',
  (typed) => expect(isFound('encyclopedia/ports', typed)).toBe(true),
);

test.each(['港航', 'gangchuan', 'vessels'])('and not by %s', (typed) =>
  expect(isFound('encyclopedia/ports', typed)).toBe(false),
);

test.each(['hsbianma', 'hsbm'])('Latin in a title stays whole: HS codes are found by %s', (typed) =>
  expect(isFound('tools/hsCode', typed)).toBe(true),
);

test('the title of every page in the search has a reading, one syllable per character', () => {
  const wordsIn = (title: string) => title.match(/\p{Script=Han}|[A-Za-z\d]+/gu)?.length;
  const unread = openPages().filter((page) => syllablesOf(page).length !== wordsIn(titles.zh[titleOf(page)]));
  expect(unread.map(({ screen }) => screen)).toEqual([]);
});
