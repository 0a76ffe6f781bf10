import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { DecisionActionsProps } from '../CaseDecision.tsx';
import type { CaseOptions, QueueWords, ReturnOptions } from '../options.ts';
import type { CorrectionCase } from './contract.ts';
import { queue } from './loader.ts';
import type { words } from './words.zh.ts';

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n').length;

/** The number in docs/how-to/add-a-queue.md. */
test('the screen of a new queue is less than 100 lines in three files', () => {
  const lines = ['loader.ts', 'route.tsx', 'Decision.tsx'].map(linesOf);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(100);
});

test('its address follows from the calls and the id', () => {
  const query = queue.list.read(new URLSearchParams('correctionNo=C1&page=2&keyword=a'), new Date());
  expect(query).toMatchObject({ open: 'C1', page: 2, keyword: 'a', sort: 'requestedAt' });
  expect(queue.list.addressOf({ ...query, page: 1 })).toBe('/corrections?correctionNo=C1&keyword=a');
});

/** Checked by the compiler. */
test('a part without its words cannot be an option', () => {
  type Options = CaseOptions<CorrectionCase, typeof words, (typeof words)['corrections']>;
  expectTypeOf<Options['sendBack']>().toEqualTypeOf<
    ReturnOptions<CorrectionCase, typeof words> | undefined
  >();
  expectTypeOf<Options['assign']>().toEqualTypeOf<undefined>();
  expectTypeOf<Options['checks']>().toEqualTypeOf<undefined>();
  expectTypeOf<(typeof words)['corrections']>().toExtend<QueueWords<CorrectionCase>>();
  expectTypeOf<(typeof words)['corrections']>().not.toExtend<QueueWords<{ readonly needsTwo: boolean }>>();
});

/** Checked by the compiler. */
test('a decision without a return has neither the return button nor its handler', () => {
  expectTypeOf<{ children: string }>().toExtend<DecisionActionsProps>();
  expectTypeOf<{ children: string; back: string; onReturn: () => void }>().toExtend<DecisionActionsProps>();
  expectTypeOf<{ children: string; back: string }>().not.toExtend<DecisionActionsProps>();
});
