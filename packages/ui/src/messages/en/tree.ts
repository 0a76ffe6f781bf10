import type { Messages } from '../types.ts';

export const tree: Messages['tree'] = {
  search: (label) => `Search ${label}`,
  searchPlaceholder: 'Search',
  found: (count) => `${count} found`,
  none: (words) => `Nothing found for "${words}"`,
  branchFailed: 'Not loaded. Open it to try again',
  taken: (name) => `${name} is taken: go where it belongs and press Ctrl+V, or Esc to let go.`,
  refused: (name) => `${name} cannot go there.`,
  moved: (name, above) => `${name} is now below ${above}.`,
  reordered: (name, place, count) => `${name} is now ${place} of ${count}.`,
  undone: (name) => `${name} is back where it was.`,
  failed: (name) => `${name} could not be moved and is where it was.`,
  undo: 'Undo',
};
