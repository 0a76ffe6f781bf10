import { chosenLine, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const fields = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const field = layout({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: `0 ${space.s}`,
  alignItems: 'start',
  padding: `${space.xs} ${space.s}`,
  marginInline: `calc(-1 * ${space.s})`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  ':focus': { background: vars.color.tint.surface, outlineOffset: '-2px' },
});
export const fieldNumber = layout({
  ...text.caption,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  marginBlockStart: '2px',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.small,
  background: vars.color.brand.surface,
  color: vars.color.brand.ink,
});
export const fieldBody = layout({ display: 'grid', minInlineSize: 0 });
export const fieldName = layout({ ...text.small, color: vars.color.page.ink2 });
export const fieldValue = layout({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const fieldCheck = layout({ ...text.small, color: vars.color.page.ink2, overflowWrap: 'anywhere' });
export const deciding = layout({
  display: 'grid',
  alignItems: 'end',
  gap: space.m,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const kinds = layout({
  display: 'flex',
  gap: space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const kind = layout({
  paddingBlock: space.s,
  color: vars.color.page.ink2,
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': {
      color: vars.color.page.ink,
      fontWeight: weight.strong,
      borderBlockEndColor: vars.color.brand.surface,
    },
  },
  '@media': chosenLine('&[aria-current]'),
});
