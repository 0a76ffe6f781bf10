import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const list = layout({
  listStyle: 'none',
  padding: 0,
  // In a wider list, the days are too far from their route.
  maxInlineSize: '880px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** A row of a table on wide screens; on a phone two lines: the ship and when, then the way and its days. */
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 4fr) minmax(0, 5fr) 56px',
  gridTemplateAreas: '"when ship way days"',
  alignItems: 'baseline',
  columnGap: space.l,
  paddingBlock: space.s,
  minBlockSize: '40px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"ship when" "way days"',
      rowGap: space.hair,
      paddingBlock: space.m,
    },
  },
});
export const when = layout({ gridArea: 'when', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const ship = layout({ gridArea: 'ship', fontWeight: weight.medium, overflowWrap: 'break-word' });
export const way = layout({ gridArea: 'way' });
export const days = layout({ gridArea: 'days', ...text.small, textAlign: 'end', whiteSpace: 'nowrap' });
export const small = layout({ ...text.small, fontWeight: weight.regular, color: vars.color.page.ink2 });
export const link = layout({
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.phone]: { display: 'inline-block', paddingBlock: space.xs } },
});
