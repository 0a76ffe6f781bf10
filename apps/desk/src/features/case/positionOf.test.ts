import { transferListing } from '@fairway/gateway/contract/listings/transfers';
import { expect, test } from 'vitest';
import { positionOf } from './positionOf.ts';
import { queueList } from './queueList.ts';

const list = queueList({ path: '/transfers', listing: transferListing, open: 'orderNo' });
const at = (search: string) =>
  positionOf(list, list.read(new URLSearchParams(search), new Date()), ['1', '2', '3']);

test('a case leads to those beside it, on the page and by the keyword that it stands under', () => {
  expect(at('orderNo=2&page=4&keyword=a')).toEqual({
    back: '/transfers?keyword=a&page=4',
    place: { at: 2, total: 3 },
    previous: '/transfers?orderNo=1&keyword=a&page=4',
    next: '/transfers?orderNo=3&keyword=a&page=4',
  });
});

test('the last one leads on to nothing, and one of another page to the first of this one', () => {
  expect(at('orderNo=3')).toMatchObject({ previous: '/transfers?orderNo=2', next: null });
  expect(at('orderNo=9')).toMatchObject({ place: null, previous: null, next: '/transfers?orderNo=1' });
});
