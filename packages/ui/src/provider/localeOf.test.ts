import { expect, test } from 'vitest';
import { formatsOf } from '../components/data/LineChart/chartWords.ts';
import { writeDay } from '../components/dates/DatePicker/written.ts';
import { dueAt } from '../components/feedback/Steps/due.ts';
import { calendar } from '../messages/en/calendar.ts';
import { weekPicker } from '../messages/en/weekPicker.ts';

test('one day is spelt one way by all that writes days in English', () => {
  const day = '2026-09-13';
  expect(writeDay(day, 'en')).toBe('13 Sept 2026');
  expect(dueAt(day, { lang: 'en', timeZone: 'Asia/Shanghai' }).text).toBe('13 Sept 2026');
  expect(formatsOf('en').long(day)).toBe('13 Sept 2026');
  expect(formatsOf('en').short(day)).toBe('13 Sept');
  expect(calendar.dayAndMonth(day)).toBe('13 Sept');
  expect(weekPicker.range(day, '2026-09-19')).toBe('13–19 Sept');
});
