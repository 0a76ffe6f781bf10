import { layout, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({ maxInlineSize: '720px', paddingBlock: space.section });
export const nav = layout({ display: 'flex', gap: space.xl, marginBlockEnd: space.xl });
export const tab = layout({
  color: vars.color.page.ink2,
  textDecoration: 'none',
  paddingBlockEnd: space.xs,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.page.ink,
      borderColor: vars.color.mark,
      fontWeight: weight.strong,
    },
  },
});
export const title = layout({
  ...text.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
export const note = layout({
  ...text.small,
  color: vars.color.page.ink3,
  marginBlock: `${space.xs} ${space.xl}`,
});
export const section = layout({ marginBlockEnd: space.xl });
export const heading = layout({ ...text.lead, fontWeight: weight.strong, marginBlockEnd: space.s });
export const paragraph = layout({ color: vars.color.page.ink2, marginBlockEnd: space.s });
