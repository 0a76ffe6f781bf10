import { density, layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  paddingBlock: `${space.xl} ${space.chapter}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
});
export const titles = layout({ display: 'grid', gap: space.s });
export const title = layout({
  ...text.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
export const lead = layout({ color: vars.color.page.ink2 });
export const panel = layout({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

export const toolbar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.m,
});
export const tools = layout({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const number = layout({ fontWeight: weight.medium });
export const quiet = layout({ color: vars.color.raised.ink3 });
export const more = layout({ color: vars.color.raised.ink3, whiteSpace: 'nowrap' });
export const money = layout({ fontWeight: weight.strong });

/** However long the name, how many more there are stays in sight. */
export const lane = layout({
  display: 'flex',
  alignItems: 'last baseline',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'inline' } },
});
/** Two lines of the row, where one is too short for a route; of what is no name any more the details have the rest. */
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

export const detail = layout({ display: 'grid', gap: space.m });
export const routes = layout({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  padding: 0,
});
