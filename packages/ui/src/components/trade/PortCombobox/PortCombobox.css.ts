import { vars } from '../../../theme/contract.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const port = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minInlineSize: 0,
});

export const names = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  minInlineSize: 0,
});

const clamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

export const name = part({ ...text.lead, ...clamp, fontWeight: weight.strong });

export const other = part({
  ...text.small,
  ...clamp,
  fontWeight: weight.regular,
  color: vars.color.raised.ink2,
});

export const side = part({ flex: 'none', textAlign: 'end', maxInlineSize: '45%' });

export const code = part({
  ...text.small,
  ...numerals,
  fontWeight: weight.strong,
  color: vars.color.raised.ink2,
  letterSpacing: '0.02em',
});

export const country = part({
  ...text.caption,
  display: 'block',
  fontWeight: weight.regular,
  color: vars.color.raised.ink3,
});
