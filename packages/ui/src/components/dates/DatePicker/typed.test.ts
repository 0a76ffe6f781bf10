import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { assist, moveSegment, parseDay, segmentAt, spanOf } from './typed.ts';
import { monthNames, writeDay } from './written.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['2026/11/3', '2026-11-03'],
  ['2026.11.23', '2026-11-23'],
  ['2026年11月23日', '2026-11-23'],
  ['２０２６－１１－２３', '2026-11-23'],
  ['11-23', '2026-11-23'],
  ['11/23', '2026-11-23'],
  ['11月23日', '2026-11-23'],
  ['1123', '2026-11-23'],
  ['1123-', '2026-11-23'],
  ['1-5', '2027-01-05'],
  ['23 Nov 2026', '2026-11-23'],
  ['23 november', '2026-11-23'],
  ['Nov 23, 2026', '2026-11-23'],
  ['Jan 5', '2027-01-05'],
  ['2026-02-30', null],
  ['13-01', null],
  ['2026-11', null],
  ['23 Foo 2026', null],
  ['tomorrow', null],
  ['', null],
  ['1'.repeat(100_000), null],
])('%.20s near 2026-11-20 is %s', (text, day) => {
  expect(parseDay(text, '2026-11-20')).toBe(day);
});

test.each([
  ['23112026', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['20122026', '2026-12-20'],
  ['23/11/2026', '2026-11-23'],
  ['5.12.2026', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['5/12', '2026-12-05'],
  ['11/23', '2026-11-23'],
  ['2311', '2026-11-23'],
  ['11月23日', '2026-11-23'],
  ['23 Sept 2026', '2026-09-23'],
  ['23 Sep 2026', '2026-09-23'],
  ['September 23', '2026-09-23'],
  ['31/02/2026', null],
  ['99999999', null],
])('in English %.20s near 2026-11-20 is %s', (text, day) => {
  expect(parseDay(text, '2026-11-20', 'en')).toBe(day);
});

test.each([
  ['zh', '2026-09-03'],
  ['zh-CN', '2026-09-03'],
  ['zh-TW', '2026/09/03'],
  ['ja', '2026/09/03'],
  ['ko', '2026. 09. 03.'],
  ['vi', '03/09/2026'],
  ['de', '03.09.2026'],
  ['es', '03/09/2026'],
  ['fr', '03/09/2026'],
  ['nl', '03-09-2026'],
  ['en', '03 Sept 2026'],
  ['en-GB', '03 Sept 2026'],
  ['en-US', 'Sep 03, 2026'],
  ['ar', '03/09/2026'],
  ['fa', '2026/09/03'],
  ['th', '03/09/2026'],
  ['bg', '03.09.2026'],
])('%s writes %s', (lang, text) => {
  expect(writeDay('2026-09-03', lang)).toBe(text);
  expect(parseDay(text, '2026-11-20', lang)).toBe('2026-09-03');
});

test.each([
  ['de', '1.3.26', '2026-03-01'],
  ['de', '01.03.2026', '2026-03-01'],
  ['de', '2026-03-01', '2026-03-01'],
  ['de', '1.3.', '2026-03-01'],
  ['de', '01032026', '2026-03-01'],
  ['de', '1. März 2026', '2026-03-01'],
  ['de', '1.3.99', '1999-03-01'],
  ['de', '32.3.26', null],
  ['de', '1.3.6', null],
  ['de', '1.3.202', null],
  ['es', '1/3/26', '2026-03-01'],
  ['es', '1 de marzo de 2026', '2026-03-01'],
  ['fr', '1 août 2026', '2026-08-01'],
  ['vi', '1/3/2026', '2026-03-01'],
  ['ja', '2026年3月1日', '2026-03-01'],
  ['ja', '26/3/1', '2026-03-01'],
  ['ja', '２０２６／３／１', '2026-03-01'],
  ['ko', '2026년 3월 1일', '2026-03-01'],
  ['ko', '3월 1일', '2026-03-01'],
  ['ko', '2026.3.1', '2026-03-01'],
  ['zh-TW', '2026年3月1日', '2026-03-01'],
  ['zh-CN', '26-3-1', '2026-03-01'],
  ['en-GB', '1/3/26', '2026-03-01'],
  ['en-US', '3/1/26', '2026-03-01'],
  ['en-US', '3/1/2026', '2026-03-01'],
  ['en-US', '03012026', '2026-03-01'],
  ['en-US', '3/1', '2026-03-01'],
  ['en-US', '23/11/2026', null],
])('in %s %s near 2026-03-20 is %s', (lang, text, day) => {
  expect(parseDay(text, '2026-03-20', lang)).toBe(day);
});

test('months have the names of the language', () => {
  expect(monthNames('de').slice(2, 5)).toEqual(['mär', 'apr', 'mai']);
});

test('separators come by themselves while digits are typed, and stay away while they are deleted', () => {
  expect(assist('202', '2026', 'zh')).toBe('2026-');
  expect(assist('2026-1', '2026-11', 'zh')).toBe('2026-11-');
  expect(assist('2026-', '2026--', 'zh')).toBe('2026-');
  expect(assist('2026-', '2026', 'zh')).toBe('2026');
  expect(assist('', '2026', 'zh')).toBe('2026');
  expect(assist('11', '11/', 'zh')).toBe('11/');
  expect(assist('202', '2026', 'ja')).toBe('2026/');
  expect(assist('2026. 0', '2026. 03', 'ko')).toBe('2026. 03. ');
  expect(assist('2026. ', '2026. .', 'ko')).toBe('2026. ');
  expect(assist('2026-', '2026-年', 'zh')).toBe('2026年');
  expect(assist('2026年3', '2026年3月', 'ja')).toBe('2026年3月');
  // In languages that write the day first, four digits may be a day and a month.
  expect(assist('231', '2311', 'en')).toBe('2311');
});

test('the part at the cursor is moved, and the others stay as the month allows', () => {
  const partsIn = (day: string, lang: string, carets: readonly number[]) =>
    carets.map((caret) => segmentAt(day, caret, lang));
  expect(partsIn('2026-11-23', 'zh', [0, 4, 5, 7, 8, 10])).toEqual([
    ...['years', 'years', 'months', 'months', 'days', 'days'],
  ]);
  expect(partsIn('23 Nov 2026', 'en', [0, 2, 3, 6, 7, 11])).toEqual([
    ...['days', 'days', 'months', 'months', 'years', 'years'],
  ]);
  expect(partsIn('2026. 11. 23.', 'ko', [4, 6, 10, 13])).toEqual(['years', 'months', 'days', 'days']);
  expect(spanOf('2026. 11. 23.', 'days', 'ko')).toEqual([10, 12]);
  expect(spanOf('23.11.2026', 'months', 'de')).toEqual([3, 5]);
  expect(spanOf('Nov 23, 2026', 'days', 'en-US')).toEqual([4, 6]);
  expect(moveSegment('2026-11-23', 'years', 1)).toBe('2027-11-23');
  expect(moveSegment('2026-10-31', 'months', 1)).toBe('2026-11-30');
  expect(moveSegment('2026-12-31', 'days', 1)).toBe('2027-01-01');
  expect(spanOf('2026-11-23', 'months', 'zh')).toEqual([5, 7]);
  expect(spanOf('23 Nov 2026', 'months', 'en')).toEqual([3, 6]);
  expect(spanOf('23 Nov 2026', 'years', 'en')).toEqual([7, 11]);
});

const languages = 'zh-CN zh-TW en en-GB en-US de fr es pt it nl id ja ko vi ar fa hr hu sv th'.split(' ');

test('every day is read back from its own spellings', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as IsoDay);
  fc.assert(
    fc.property(days, (day) => {
      expect(parseDay(day, '2026-11-20')).toBe(day);
      expect(parseDay(day.replaceAll('-', ''), '2026-11-20')).toBe(day);
      expect(parseDay(day.slice(5), day)).toBe(day);
      for (const lang of languages) expect(parseDay(writeDay(day, lang), '2026-11-20', lang), lang).toBe(day);
    }),
  );
});
