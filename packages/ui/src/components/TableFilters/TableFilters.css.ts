import { vars } from '../../theme/contract.css.ts';
import { media, space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const root = part({ display: 'grid', gap: space.s });

export const tools = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const search = part({
  inlineSize: '240px',
  '@media': { [media.phone]: { inlineSize: 'auto', flex: 1 } },
});

export const used = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  listStyle: '""',
});

export const chip = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: '100%',
  paddingInline: `${space.s} ${space.xs}`,
  borderRadius: vars.radius.small,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  overflowWrap: 'anywhere',
  ...text.small,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const remove = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.tint.hover } },
});

export const form = part({ display: 'grid', gap: space.l, minInlineSize: '260px' });

export const group = part({ display: 'grid', gap: space.s });

export const legend = part({
  marginBlockEnd: space.xs,
  padding: 0,
  color: vars.color.page.ink2,
  fontWeight: weight.medium,
  ...text.small,
});

export const bounds = part({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'start',
  gap: space.s,
  lineHeight: '32px',
});

export const foot = part({ display: 'flex', justifyContent: 'space-between', gap: space.s });
