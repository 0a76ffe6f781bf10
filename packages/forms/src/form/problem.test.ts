import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { problemText } from './problem.ts';

test.each([
  ['a rule of the kit', { rule: 'mobile' }, {}, en.rules.mobile],
  [
    'a rule in words of the field',
    { rule: 'mobile' },
    { texts: { mobile: 'A Chinese number' } },
    'A Chinese number',
  ],
  [
    'a rule of the kit that a server words itself',
    { rule: 'mobile', message: 'This number was closed' },
    { texts: { mobile: 'A Chinese number' } },
    'This number was closed',
  ],
  ['an empty field', { rule: 'required' }, { requiredText: 'Choose a port' }, 'Choose a port'],
  ['a rule of a server alone', { rule: 'soldOut', message: 'Somebody has it' }, {}, 'Somebody has it'],
  ['a rule of a server without words', { rule: 'soldOut', message: '' }, {}, en.form.unexpected],
] as const)('%s', (_, problem, own, text) => {
  expect(problemText(problem, en, own)).toBe(text);
});
