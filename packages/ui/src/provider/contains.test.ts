import { expect, test } from 'vitest';
import { containsIn } from './contains.ts';

test.each([
  ['en-GB', 'São Paulo', 'sao', true],
  ['en-GB', 'Sa\u0303o Paulo', 'são', true],
  ['en-GB', 'Rotterdam', 'DAM', true],
  ['en-GB', 'Rotterdam', '', true],
  ['en-GB', 'Rotterdam', 'damm', false],
  ['zh-CN', '上海港', '海', true],
  ['fr', 'Hôtel du Port', 'hotel', true],
  ['sv', 'Malmö', 'malmo', false],
])('in %s "%s" contains "%s": %s', (locale, text, typed, expected) => {
  expect(containsIn(locale)(text, typed)).toBe(expected);
});
