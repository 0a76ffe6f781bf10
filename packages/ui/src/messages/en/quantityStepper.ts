import type { Messages } from '../types.ts';

export const quantityStepper: Messages['quantityStepper'] = {
  less: 'Fewer',
  more: 'More',
  whole: 'Type a whole number.',
  tooFew: (least) => `At least ${least}.`,
  tooMany: (most) => `At most ${most}.`,
};
