import { layout, offPaper, space, text, vars, weight } from '@fairway/ui/theme';

export const meta = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  ...text.small,
  color: vars.color.page.ink2,
});

export const note = layout({ ...text.small, color: vars.color.page.ink2 });

export const screenOnly = layout({ '@media': offPaper });

export const links = layout({ listStyle: 'none', padding: 0 });

export const lane = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
});

export const laneName = layout({ fontWeight: weight.strong, color: vars.color.link });

export const price = layout({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s,
  fontVariantNumeric: 'tabular-nums',
  fontStretch: vars.font.numberWidth,
});

export const priceNote = layout({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  color: vars.color.page.ink2,
});
