import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const name = layout({ display: 'grid', overflowWrap: 'break-word' });
export const note = layout({ ...text.caption, fontWeight: weight.regular, color: vars.color.raised.ink2 });
export const pages = layout({ display: 'grid', overflowWrap: 'anywhere' });
export const path = layout({ display: 'block' });
export const status = layout({ whiteSpace: 'nowrap' });
export const actions = layout({ display: 'inline-flex', gap: space.xs, whiteSpace: 'nowrap' });
export const figures = layout({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const previews = layout({
  display: 'flex',
  gap: space.xs,
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

/** Both languages of one text, side by side. */
export const pair = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const float = layout({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  marginBlockStart: space.m,
});
export const code = layout({ flex: 'none', inlineSize: '88px' });
export const says = layout({ minInlineSize: 0, display: 'grid', gap: space.xs, overflowWrap: 'break-word' });
