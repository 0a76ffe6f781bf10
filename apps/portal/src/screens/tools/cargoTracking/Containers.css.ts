import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const title = layout({ ...text.lead, fontWeight: weight.strong, margin: 0, paddingBlockEnd: space.s });
export const list = layout({ listStyle: 'none', margin: 0, padding: 0 });
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '11rem 4rem minmax(7rem, max-content) minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"number state" "last last"',
    },
  },
});
const area = (name: string) => ({ '@media': { [media.phone]: { gridArea: name } } });
export const number = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  ...area('number'),
});
/** On phones the head of the page has it. */
export const type = layout({
  ...text.small,
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
export const state = layout(area('state'));
export const last = layout({ ...text.small, color: vars.color.page.ink2, minInlineSize: 0, ...area('last') });
