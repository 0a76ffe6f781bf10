import { expect, test } from 'vitest';
import { initial } from './initial.ts';

test.each([
  ['Lin Wei', 'L'],
  ['林薇', '林'],
  ['  émile', 'É'],
  ['e\u0301mile', 'E\u0301'],
  ['𠮷田', '𠮷'],
  ['138****8000', '1'],
  ['', ''],
  [null as never, ''],
  [42 as never, '4'],
])('%s is drawn as %s', (name, letter) => {
  expect(initial(name)).toBe(letter);
});
