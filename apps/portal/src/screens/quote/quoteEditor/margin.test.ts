import { expect, it } from 'vitest';
import { readMargin, writeMargin } from './margin.ts';

it.each([
  ['box', '', { kind: 'box', amount: 0 }],
  ['box', '150', { kind: 'box', amount: 15_000 }],
  ['box', '-12.5', { kind: 'box', amount: -1_250 }],
  ['box', '−0', { kind: 'box', amount: 0 }],
  ['percent', '3.33', { kind: 'percent', basisPoints: 333 }],
  ['percent', '3,33', null],
  ['percent', '1.234', null],
  ['box', '1e3', null],
] as const)('%s %j is %j, and is written as it was typed', (kind, text, margin) => {
  expect(readMargin({ kind, text })).toEqual(margin);
  if (margin) expect(readMargin({ kind, text: writeMargin(margin) })).toEqual(margin);
});
