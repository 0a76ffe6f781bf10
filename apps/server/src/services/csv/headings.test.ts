import { csvColumns, csvKinds } from '@fairway/gateway/contract/csvColumns';
import { csvPlaces } from '@fairway/trade';
import { expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

it.each(csvKinds)(
  'every column of %s has a Chinese or English heading, and no heading means two columns',
  (kind) => {
    const headings = headingsOf(csvColumns[kind]);
    for (const column of csvColumns[kind]) {
      expect(headings[column]?.length, column).toBeGreaterThan(1);
      for (const heading of headings[column] ?? [])
        expect([...csvPlaces([heading], headings).keys()], heading).toEqual([column]);
    }
  },
);
