import { expect, it } from 'vitest';
import { texts as aboutEn } from './aboutUs/texts.en.ts';
import { texts as aboutZh } from './aboutUs/texts.zh.ts';
import { documents as termsEn } from './agreement/documents.en.ts';
import { documents as termsZh } from './agreement/documents.zh.ts';

const sandbox = { sample: true, phone: '100 0000 0000', email: 'service@fairway.example' };
const operator = { sample: false, phone: '+86 21 5000 0000', email: 'service@example.com' };
const invented = /sample|invented|demo|示例|样例|编造|演示/i;

it.each([
  ['about us, Chinese', aboutZh],
  ['about us, English', aboutEn],
  ['terms, Chinese', termsZh],
  ['terms, English', termsEn],
] as const)('a house of its own has nothing invented to tell of, as a sandbox has: %s', (_, textsOf) => {
  expect(JSON.stringify(textsOf(sandbox))).toMatch(invented);
  expect(JSON.stringify(textsOf(operator))).not.toMatch(invented);
});
