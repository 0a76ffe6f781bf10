import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Covers the screen, so that the dialog below cannot be pressed. */
export const layer = part({
  position: 'fixed',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: space.l,
  border: 0,
  overflow: 'auto',
  color: vars.color.raised.ink,
  background: vars.color.scrim,
  outline: 'none',
  selectors: { '&:popover-open': { display: 'grid', placeItems: 'center' } },
});
