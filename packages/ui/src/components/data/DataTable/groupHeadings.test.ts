import { describe, expect, it } from 'vitest';
import { groupHeadings } from './groupHeadings.ts';

const headingOf = (row: string) => (row.startsWith('closed') ? 'Closed' : null);

describe('the headings above rows', () => {
  it.each([
    ['no group has a heading', ['a', 'b'], [null, null]],
    ['only the first row of a group has one', ['a', 'closed 1', 'closed 2'], [null, 'Closed', null]],
    ['a page can begin with a group', ['closed 1', 'closed 2'], ['Closed', null]],
    ['there are no rows', [], []],
  ])('%s', (_, rows, headings) => {
    expect(groupHeadings(rows, headingOf)).toEqual(headings);
  });

  it('are none without a function that returns them', () => {
    expect(groupHeadings(['a'], undefined)).toEqual([null]);
  });
});
