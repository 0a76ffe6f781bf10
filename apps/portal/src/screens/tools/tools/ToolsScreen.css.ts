import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const list = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
/** A line for each tool: its icon, its name, its question; on a phone the question is below. */
export const tool = layout({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: space.l,
  minBlockSize: '88px',
  paddingBlock: space.l,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: vars.color.deep },
  '@media': {
    [media.phone]: { gridTemplateColumns: '32px minmax(0, 1fr)', rowGap: space.hair },
  },
});
export const name = layout({ ...text.title, fontWeight: weight.strong, color: vars.color.link });
export const says = layout({
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { gridColumn: 2, ...text.small } },
});
