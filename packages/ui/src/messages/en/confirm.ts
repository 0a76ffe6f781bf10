import type { Messages } from '../types.ts';

export const confirm: Messages['confirm'] = {
  goes: 'The following will be deleted',
  andMore: (count) => `and ${count} more`,
  failed: 'That did not work. Please try again.',
};
