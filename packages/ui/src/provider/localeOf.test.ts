import { expect, test } from 'vitest';
import { formatsOf } from '../components/data/LineChart/chartWords.ts';
import { writeDay } from '../components/dates/DatePicker/written.ts';
import { dueAt } from '../components/feedback/Steps/due.ts';
import { core } from '../messages/en/core.ts';

test('one day is spelt one way by all that writes days in English', () => {
  const day = '2026-09-13';
  expect(writeDay(day, 'en')).toBe('13 Sept 2026');
  expect(dueAt(day, { lang: 'en', timeZone: 'Asia/Shanghai' }).text).toBe('13 Sept 2026');
  expect(formatsOf('en').long(day)).toBe('13 Sept 2026');
  expect(formatsOf('en').short(day)).toBe('13 Sept');
  expect(core.calendar.dayAndMonth(day)).toBe('13 Sept');
  expect(core.weekPicker.range(day, '2026-09-19')).toBe('13–19 Sept');
});
