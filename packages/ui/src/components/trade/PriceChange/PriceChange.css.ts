import { vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { space } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const change = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  whiteSpace: 'nowrap',
  ...tabular,
});

export const tone = parts({
  red: { color: vars.color.up },
  green: { color: vars.color.down },
  none: { color: vars.color.page.ink3 },
});

export const sign = part({ flex: 'none', fill: 'currentColor' });
