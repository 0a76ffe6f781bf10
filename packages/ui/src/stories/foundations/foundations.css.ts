import { groundOf } from '../../theme/ground.css.ts';
import { layout, media, space, text, vars, weight } from '../../theme/index.ts';

/** Keeps a colour or a shape unchanged, also with system colours. */
const itself = { forcedColorAdjust: 'none' } as const;

export const group = layout({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space.m,
  marginBlockEnd: space.xl,
});
export const heading = layout({ ...text.title, fontWeight: weight.strong });
export const note = layout({ ...text.small, color: vars.color.page.ink2, maxInlineSize: '48em' });
export const grid = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space.m,
});
export const swatch = layout({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.s,
  minBlockSize: '88px',
  padding: space.m,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  ...itself,
});
export const swatchName = layout({ ...text.small, fontWeight: weight.strong });
export const ratios = layout({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, ...text.caption });
export const chip = layout({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  alignItems: 'center',
  gap: space.s,
  ...text.small,
});
export const dot = layout({
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  ...itself,
});
export const value = layout({
  ...text.caption,
  color: vars.color.page.ink3,
  fontStretch: vars.font.numberWidth,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'plaintext',
  // At the start of the page, not of its direction.
  selectors: { '&:dir(rtl)': { textAlign: 'right' } },
});
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '144px 1fr',
  alignItems: 'baseline',
  gap: space.l,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: space.hair } },
});
export const bar = layout({ blockSize: '12px', background: vars.color.mark, borderRadius: '2px', ...itself });
export const box = layout({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '72px',
  border: `1px solid ${vars.color.lineControl}`,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  ...itself,
  ...text.small,
});
export const icon = layout({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s,
  padding: space.m,
  textAlign: 'center',
  ...text.caption,
  color: vars.color.page.ink2,
});
export const sizes = layout({ display: 'flex', alignItems: 'center', gap: space.s });
export const icons = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: space.s,
});

export const start = layout({ justifySelf: 'start' });
export const brandGround = layout({
  ...groundOf(vars.color.page),
  padding: space.l,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.body,
});
export const brands = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: space.m,
});
export const pair = layout({
  paddingInline: space.s,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  unicodeBidi: 'plaintext',
  ...text.small,
  ...itself,
});
export const code = layout({ ...text.small, overflowX: 'auto', unicodeBidi: 'plaintext' });
export const tokenRow = layout({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 2fr',
  alignItems: 'baseline',
  gap: space.l,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
  ...text.small,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: space.none } },
});
export const tokenDot = layout({
  display: 'inline-block',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineEnd: space.xs,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.line}`,
  ...itself,
});
