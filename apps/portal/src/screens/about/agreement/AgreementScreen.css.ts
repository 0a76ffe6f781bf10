import { chosenLine, layout, space, vars, weight } from '@fairway/ui/theme';

export const page = layout({ maxInlineSize: '720px', paddingBlock: space.section });
export const nav = layout({ marginBlockEnd: space.xl });
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
  '@media': chosenLine('&[aria-current="page"]'),
});
export const note = layout({ marginBlock: `${space.xs} ${space.xl}` });
