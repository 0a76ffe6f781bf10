import { makeSailings, type Sailing } from '../../DataGrid/specimens/sailings.tsx';
import { filterRows } from '../../DataTable/filterRows.ts';
import { sortRows } from '../../DataTable/sortRows.ts';
import type { FetchPage } from '../matchingRows.ts';

const values = {
  vessel: ({ vessel }: Sailing) => vessel,
  departure: ({ departure }: Sailing) => departure,
  transit: ({ transit }: Sailing) => transit,
  price: ({ price }: Sailing) => price,
};

/** A server that searches, filters, sorts and pages sailings. */
export function searchSailings(sailings = makeSailings(86)): FetchPage<Sailing> {
  return async ({ page, size, sort, search, filters }) => {
    const matches = sortRows(filterRows(sailings, filters, values, search), sort, values, 'en');
    return { rows: matches.slice((page - 1) * size, page * size), total: matches.length };
  };
}
