import { useState } from 'react';
import { noSelection, type Selection, selectionUnder } from './selection.ts';

/** Chosen rows of a table; "all that match" is given up when `match` (see `matchKey`) becomes another query. */
export function useSelection(
  match = '',
  first: Selection = noSelection,
): [Selection, (selection: Selection) => void] {
  const [selection, setSelection] = useState(first);
  const valid = selectionUnder(selection, match);
  // Cleared for good: returning to the query must not restore a selection that the user has left.
  if (valid !== selection) setSelection(valid);
  return [valid, setSelection];
}
