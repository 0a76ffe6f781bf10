import { vars } from '../../../theme/contract.css.ts';
import { weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const heading = part({
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
