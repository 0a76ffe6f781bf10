import { expect, test } from 'vitest';
import { en } from '../../messages/en.ts';
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
  [
    'an empty field with its own text',
    { rule: 'required' },
    { requiredText: 'Choose a port', label: 'Port' },
    'Choose a port',
  ],
  ['an empty field', { rule: 'required' }, { label: 'Company name' }, 'Enter the company name.'],
  [
    'an empty field of choices',
    { rule: 'required' },
    { label: 'VAT rate', missing: 'choice' },
    'Choose the VAT rate.',
  ],
  [
    'an empty field of files',
    { rule: 'required' },
    { label: 'Your licence', missing: 'file' },
    'Upload your licence.',
  ],
  [
    'an empty field whose label is a sentence',
    { rule: 'required' },
    { label: 'I agree', missing: 'none' },
    en.rules.required,
  ],
  ['an empty field without a label', { rule: 'required' }, {}, en.rules.required],
  ['a rule of a server alone', { rule: 'soldOut', message: 'Somebody has it' }, {}, 'Somebody has it'],
  ['a rule of a server without words', { rule: 'soldOut', message: '' }, {}, en.form.unexpected],
] as const)('%s', (_, problem, own, text) => {
  expect(problemText(problem, en, own)).toBe(text);
});
