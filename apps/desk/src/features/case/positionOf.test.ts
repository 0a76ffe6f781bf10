import { transferReview } from '@fairway/gateway/contract/transferReview';
import { expect, test } from 'vitest';
import { caseQueue } from './caseQueue.ts';
import { positionOf } from './positionOf.ts';

const { list } = caseQueue({ path: '/transfers', calls: transferReview, id: 'orderNo' });
const at = (search: string, waiting = ['1', '2', '3']) =>
  positionOf(
    list,
    list.read(new URLSearchParams(search), new Date()),
    ['1', '2', '3'].map((id) => ({ id, waits: waiting.includes(id) })),
  );

test('a case links to its neighbours, on the same page and with the same keyword', () => {
  expect(at('orderNo=2&page=4&keyword=a')).toEqual({
    back: '/transfers?keyword=a&page=4',
    place: { at: 2, total: 3 },
    previous: '/transfers?orderNo=1&keyword=a&page=4',
    next: '/transfers?orderNo=3&keyword=a&page=4',
  });
});

test('the last case links to no next one, and a case of another page to the first that waits on this page', () => {
  expect(at('orderNo=3')).toMatchObject({ previous: '/transfers?orderNo=2', next: null });
  expect(at('orderNo=9')).toMatchObject({ place: null, previous: null, next: '/transfers?orderNo=1' });
  expect(at('orderNo=9', ['3'])).toMatchObject({ next: '/transfers?orderNo=3' });
  expect(at('orderNo=9', [])).toMatchObject({ next: null });
});
