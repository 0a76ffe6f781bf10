import { expect, test } from 'vitest';
import { doubtNames, ruleNames } from '../validators/rule.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

test('both languages have a whole sentence for every rule and every doubt', () => {
  for (const name of ruleNames) {
    expect(zh.rules[name]).toMatch(/\p{Script=Han}.*。$/u);
    expect(en.rules[name]).toMatch(/^[A-Z].*\.$/);
  }
  for (const name of doubtNames) {
    expect(zh.doubts[name]).toMatch(/\p{Script=Han}.*。$/u);
    expect(en.doubts[name]).toMatch(/^[A-Z].*\.$/);
  }
});
