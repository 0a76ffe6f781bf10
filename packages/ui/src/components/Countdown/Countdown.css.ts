import { vars } from '../../theme/contract.css.ts';
import { weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const countdown = part({
  fontFamily: vars.font.number,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  selectors: { '&[data-signal]': { color: vars.color.signal } },
});
