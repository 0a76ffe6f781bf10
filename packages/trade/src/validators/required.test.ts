import { expect, test } from 'vitest';
import { required } from './required.ts';

test.each(['', ' ', '\t\n', '\u3000'])('%j is empty', (value) => {
  expect(required(value)).toBe('required');
});

test.each(['0', ' a ', '无'])('%j is filled', (value) => {
  expect(required(value)).toBeNull();
});
