import { expect, test } from 'vitest';
import { brokenBy } from './brokenBy.ts';
import { seatAllocation } from './seatAllocation.ts';

const seat = { username: 'LiWei01', password: 'first1', again: 'first1', resourceIds: ['us-west'] };

test('account and permissions are needed', () => {
  expect(brokenBy(seatAllocation, seat)).toEqual({});
  expect(brokenBy(seatAllocation, { ...seat, username: '', resourceIds: [] })).toEqual({
    username: 'required',
    resourceIds: 'chooseOne',
  });
});

test('the first password is typed twice, the same both times', () => {
  expect(brokenBy(seatAllocation, { ...seat, again: 'first2' })).toEqual({ again: 'confirmation' });
  expect(brokenBy(seatAllocation, { ...seat, again: '' })).toEqual({ again: 'required' });
  expect(brokenBy(seatAllocation, { ...seat, password: 'first' })).toMatchObject({
    password: 'initialPasswordLength',
  });
});
