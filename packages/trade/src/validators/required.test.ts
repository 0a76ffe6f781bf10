import { expect, test } from 'vitest';
import { required } from './required.ts';

test.each([
  '',
  ' ',
  '\t\n',
  '\u3000',
  '\u200b',
  '\u200b\u200d \ufeff',
  '\u2060',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u202e',
])('%j is empty', (value) => {
  expect(required(value)).toBe('required');
});

test.each(['0', ' a ', '无', '👩\u200d🚀', 'a\u200b', '🇨🇳'])('%j is filled', (value) => {
  expect(required(value)).toBeNull();
});
