import { chosenFrame, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const list = layout({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  columnGap: space.xl,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', columnGap: space.l } },
});
export const link = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '36px',
  color: vars.color.link,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  ':hover': { background: vars.color.deep },
  selectors: { '&[aria-current]': { fontWeight: weight.strong, color: vars.color.page.ink } },
  '@media': { [media.phone]: { minBlockSize: '44px' }, ...chosenFrame('&[aria-current]') },
});
export const name = layout({ minInlineSize: 0, overflowWrap: 'break-word' });
export const count = layout({
  ...text.small,
  color: vars.color.page.ink2,
  fontVariantNumeric: 'tabular-nums',
});
