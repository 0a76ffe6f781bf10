import { titlesIn } from '@fairway/site/pages';
import { fold } from '@fairway/trade';
import { expect, test } from 'vitest';
import * as en from '../../language/pack.en.ts';
import * as zh from '../../language/pack.zh.ts';
import { menuPages, openPages } from '../../navigation/links.ts';
import { pages, type TitleKey, titleOf } from '../../routes.ts';
import { everydayWords } from './everydayWords.ts';
import { matchOf, namesOf, syllablesOf } from './pageNames.ts';

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

/** Screens of the pages that a text names, the best match first. */
const screensFor = (keyword: string) =>
  [...openPages(), ...menuPages(['*'])]
    .map(({ screen }) => ({
      screen,
      match: matchOf(fold(keyword), { screen, names: namesOf({ screen }, titles) }),
    }))
    .filter(({ match }) => match > 0)
    .toSorted((one, other) => other.match - one.match)
    .map(({ screen }) => screen);

test.each([
  ['滞箱费', 'tools/demurrage'],
  ['滞箱费怎么算', 'tools/demurrage'],
  ['detention', 'tools/demurrage'],
  ['微信支付', 'order/orderRecord'],
  ['发票', 'order/orderRecord'],
  ['invoice', 'order/orderRecord'],
  ['how to get a refund', 'order/orderRecord'],
  ['密码', 'account/security'],
  ['客服电话', 'about/aboutUs'],
  ['contact', 'about/aboutUs'],
  ['保险', 'insurance/insure'],
  ['ais', 'tools/shipLocation'],
  ['税号', 'tools/hsCode'],
  ['查箱', 'tools/cargoTracking'],
])('%s names the page %s', (typed, screen) => expect(screensFor(typed)[0]).toBe(screen));

test.each(['raisins', '上海', 'rotterdam', 'csnu6218474', ''])('%j names no page', (typed) =>
  expect(screensFor(typed)).toEqual([]),
);

test('everyday words belong to pages that exist', () => {
  const screens = new Set<string>(pages.map(({ screen }) => screen));
  expect(Object.keys(everydayWords).filter((screen) => !screens.has(screen))).toEqual([]);
});
