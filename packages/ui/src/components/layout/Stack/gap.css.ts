import { byScreen, eachOf } from '../../../theme/byScreen.ts';
import { space } from '../../../theme/scale.ts';

/** Between the children of a layout. */
export const gap = byScreen(
  eachOf(space, (step) => ({ gap: step })),
  'gap',
);
