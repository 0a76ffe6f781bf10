import { chosenFrame, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const revisions = layout({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  '@media': { [media.narrow]: { maxBlockSize: '240px', overflowY: 'auto' } },
});
export const revision = layout({
  display: 'grid',
  gap: space.hair,
  padding: space.m,
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.deep },
    '&[aria-current]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
  },
  '@media': chosenFrame('&[aria-current]'),
});
export const number = layout({ fontWeight: weight.strong });
export const when = layout({ ...text.small });
export const changes = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });
export const field = layout({ ...text.body, fontWeight: weight.strong });
export const lines = layout({ display: 'grid', border: `1px solid ${vars.color.line}` });
const whole = {
  ...text.body,
  display: 'block',
  paddingBlock: space.xs,
  paddingInline: space.m,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
} as const;
/** Lines that are unchanged, added or removed: marked by a sign too, not by color alone. */
export const piece = {
  same: layout({ ...whole, color: vars.color.page.ink2 }),
  added: layout({
    ...whole,
    background: vars.color.good.surface,
    color: vars.color.good.ink,
    '::before': { content: '"+ "' },
  }),
  removed: layout({
    ...whole,
    background: vars.color.bad.surface,
    color: vars.color.bad.ink,
    textDecoration: 'line-through',
    '::before': { content: '"− "' },
  }),
};
