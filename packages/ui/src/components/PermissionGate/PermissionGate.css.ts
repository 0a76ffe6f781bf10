import { space } from '../../theme/scale.ts';
import { part, within } from '../../theme/style.ts';

/** Put on the closed control itself. */
export const closed = part({});
// Twice, to stand above the looks of the control whichever stylesheet comes last.
within(`.${closed}.${closed}[aria-disabled="true"]`, { opacity: 0.56, cursor: 'not-allowed' });

export const asking = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
});
