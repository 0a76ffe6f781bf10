import { vars } from '../../../theme/contract.css.ts';
import { media, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** A popup of a control in the top layer: a list, a calendar. Inherits no styles from the container of the control. */
export const popup = part({
  ...text.body,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  fontFamily: vars.font.body,
  fontWeight: weight.regular,
  fontStretch: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  color: vars.color.raised.ink,
  background: vars.color.raised.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  // Above its control: the shadow must not fall onto that.
  selectors: { '&[data-side="top"]': { clipPath: 'inset(-96px -96px 0)' } },
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});
