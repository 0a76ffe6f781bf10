import type { Messages } from '../types.ts';

export const confirm: Messages['confirm'] = {
  goes: 'This will be deleted',
  andMore: (count) => `and ${count} more`,
  failed: 'That did not work. Please try again.',
};
