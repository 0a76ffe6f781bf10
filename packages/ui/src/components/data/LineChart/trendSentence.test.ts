import { expect, it } from 'vitest';
import { lineChart as en } from '../../../messages/en/data.ts';
import { lineChart as zh } from '../../../messages/zh/data.ts';
import { trendSentence } from './trendSentence.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const speech = {
  format: String,
  percent: (share: number) => `${share * 100}%`,
  day: (day: string) => day.slice(5),
  several: false,
};

it.each([
  [[50, 60, 75], 'Rose from 50 to 75, up 50%; highest 75 (11-20), lowest 50 (11-18).'],
  [[80, null, 60], 'Fell from 80 to 60, down 25%; highest 80 (11-18), lowest 60 (11-20).'],
  // Of nothing there is no share.
  [[0, 0, 3], 'Rose from 0 to 3; highest 3 (11-20), lowest 0 (11-18).'],
  [[0, 0, -2], 'Fell from 0 to -2; highest 0 (11-18), lowest -2 (11-20).'],
])('%j amounts to a sentence', (values, expected) => {
  const sentence = trendSentence({ key: 'a', label: 'A', values }, days, { t: en, ...speech });
  expect(sentence.toLowerCase()).toBe(expected.toLowerCase());
});

it('writes the same in Chinese', () => {
  const sentence = trendSentence({ key: 'a', label: 'A', values: [0, 0, 3] }, days, { t: zh, ...speech });
  expect(sentence).toBe('从 0 升到 3；最高 3（11-20），最低 0（11-18）。');
});
