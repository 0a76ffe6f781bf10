import { vars } from '../../../theme/contract.css.ts';
import { text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** A box in the top layer. It inherits no styles from wherever it is written: a table cell, a dark header. */
export const floating = part({
  ...text.body,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
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
});
