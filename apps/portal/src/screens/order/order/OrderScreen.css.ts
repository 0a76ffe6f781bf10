import { layout, media, space, vars } from '@fairway/ui/theme';

export const page = layout({ paddingBlock: `${space.xl} ${space.chapter}` });

/** As the payment lies: beside its receipt, below it where there is no room. */
export const outline = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const card = layout({
  display: 'grid',
  gap: space.xl,
  padding: space.xxl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  '@media': { [media.phone]: { gap: space.l, padding: space.l } },
});

/** On a line of its own above the buttons. */
export const follows = layout({ flexBasis: '100%' });
