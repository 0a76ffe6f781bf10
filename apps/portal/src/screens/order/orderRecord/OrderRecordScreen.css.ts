import { density, layout, media, space, vars, weight } from '@fairway/ui/theme';

export const number = layout({ fontWeight: weight.medium });
export const quiet = layout({ color: vars.color.raised.ink3 });
export const more = layout({ color: vars.color.raised.ink3, whiteSpace: 'nowrap' });
export const money = layout({ fontWeight: weight.strong });

/** However long the name, the number of further ones stays visible. */
export const lane = layout({
  display: 'flex',
  alignItems: 'last baseline',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'inline' } },
});
/** Clamps a route to two lines; the details show names in full. */
export const laneName = layout({
  '@media': {
    [media.notPhone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      whiteSpace: 'normal',
      lineHeight: `min(20px, ${density.row} / 2 - 1px)`,
    },
  },
});
export const actions = layout({ display: 'inline-flex', gap: space.xs });

export const routes = layout({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  padding: 0,
});
