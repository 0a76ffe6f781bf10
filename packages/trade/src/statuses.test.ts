import { expect, expectTypeOf, test } from 'vitest';
import * as statuses from './statuses.ts';

const { numbersOf, orderStatus } = statuses;
const maps = Object.entries(statuses).filter(([, value]) => typeof value === 'object');

test.each(maps)('%s has a number for each name, in order', (_, names) => {
  const numbers = Object.values(names);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('numbers are those of the specification', () => {
  expect(orderStatus).toEqual({ toBeConfirmed: 1, pendingPayment: 2, completed: 3, cancelled: 4 });
  expect(numbersOf(statuses.auditStatus)).toEqual([0, 1, 2, 3]);
  expect(statuses.shipType.dualPurpose).toBe(9);
  expect(statuses.userAction).toEqual({ scrolled: 2, stayed: 3, entered: 4 });
  expect(numbersOf(statuses.yesOrNo)).toEqual([0, 1]);
});

test('a status is one of its numbers, and nothing else', () => {
  expectTypeOf<statuses.OrderStatus>().toEqualTypeOf<1 | 2 | 3 | 4>();
  expectTypeOf(numbersOf(orderStatus)).toEqualTypeOf<statuses.OrderStatus[]>();
});
