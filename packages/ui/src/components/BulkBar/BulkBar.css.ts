import { vars } from '../../theme/contract.css.ts';
import { media, space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const bar = part({
  display: 'grid',
  gap: space.m,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderRadius: vars.radius.medium,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const count = part({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums', ...text.body });

export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginInlineStart: 'auto' });

const track = { borderRadius: vars.radius.round, background: vars.color.raised.surface } as const;

export const progress = part({
  appearance: 'none',
  flex: '1 1 120px',
  minInlineSize: '80px',
  blockSize: '8px',
  border: 0,
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': { background: vars.color.brand.surface },
    '&::-moz-progress-bar': { background: vars.color.brand.surface },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});

export const outcomeActions = part({ display: 'inline-flex', gap: space.s });

export const reasons = part({ marginBlockStart: space.s });

export const reasonList = part({
  display: 'grid',
  gap: space.xs,
  maxBlockSize: '200px',
  overflow: 'auto',
  marginBlockStart: space.s,
  paddingInlineStart: space.l,
});
