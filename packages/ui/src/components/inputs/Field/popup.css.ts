import { partOf } from '../../../theme/style.ts';
import { floating } from '../../overlays/Popover/floating.css.ts';

/** A popup of a control in the top layer: a list, a calendar. */
export const popup = partOf(floating, {
  padding: 0,
  overflow: 'hidden',
  // Above its control: the shadow must not fall onto that.
  selectors: { '&[data-side="top"]': { clipPath: 'inset(-96px -96px 0)' } },
});
