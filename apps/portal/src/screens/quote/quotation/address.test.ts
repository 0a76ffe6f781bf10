import { quotation } from '@fairway/gateway/contract/quote';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { linkIn } from './address.ts';

it.each([
  's'.repeat(43),
  's'.repeat(65),
  's'.repeat(44),
  '',
  'content',
  `${'s'.repeat(42)}+`,
  `-_${'9'.repeat(41)}`,
])('the page takes the links that the contract takes: %s', (link) => {
  const { query } = quotation.selectByLink;
  expect(linkIn(link) !== null).toBe(query !== undefined && v.is(query, { link }));
});
