import { expect, test } from 'vitest';
import { factsOf } from './factsOf.ts';

const format = {
  sum: ({ amount }: { readonly amount: number }) => `¥${amount / 100}`,
  stamp: (at: string | Date) => `at ${String(at).slice(0, 10)}`,
};
const entry = { before: null, after: null, reason: null, subject: null };
const words = (key: string) => (key === 'shell.and' ? '、' : key.replace(/^log\./, ''));
const linesOf = (more: object) => factsOf({ ...entry, ...more }, words, format);

test.each([
  [
    'the states of an order',
    { subject: { kind: 'order', id: '1', name: '1' }, before: { status: 1 }, after: { status: 3 } },
    ['fact.status value.order1 → value.order3'],
  ],
  [
    'roles, each in words',
    { before: { roles: ['editor'] }, after: { roles: ['editor', 'finance'] } },
    ['fact.roles value.editor → value.editor、value.finance'],
  ],
  [
    'an article that is to come out',
    { after: { status: 'scheduled', publishAt: '2026-11-24T01:00:00.000Z', revision: 2 } },
    ['fact.status value.scheduled', 'fact.revision 2', 'fact.publishAt at 2026-11-24'],
  ],
  ['once what did not change', { before: { revision: 2 }, after: { revision: 2 } }, ['fact.revision 2']],
  ['a sum as money', { after: { received: 59_600 } }, ['fact.received ¥596']],
  [
    'what somebody typed as it is',
    { after: { to: 'Ada Quayle' }, reason: 'ill' },
    ['fact.to Ada Quayle', 'ill'],
  ],
])('tells %s', (_, facts, lines) => {
  expect(linesOf(facts)).toEqual(lines);
});
