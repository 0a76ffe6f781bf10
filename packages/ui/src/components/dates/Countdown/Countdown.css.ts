import { vars } from '../../../theme/contract.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const countdown = part({
  ...numerals,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  selectors: { '&[data-signal]': { color: vars.color.signal } },
});
