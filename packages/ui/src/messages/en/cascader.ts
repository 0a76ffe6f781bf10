import type { Messages } from '../types.ts';

export const cascader: Messages['cascader'] = {
  placeholder: 'Choose, or paste an address',
  choose: 'Choose a place',
  first: 'First level',
  within: (path) => `Within ${path}`,
  chosen: (path) => `Chosen: ${path}`,
  fromAddress: 'Found in the address',
  results: 'Results',
  count: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  none: (keyword) => `Nothing found for "${keyword}"`,
  empty: 'Nothing to choose from',
  failed: 'This could not be loaded',
  columnFailed: (path) => `What lies within ${path} could not be loaded`,
  unfinished: 'Choose one from the list.',
};
