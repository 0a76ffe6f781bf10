import { layout, layoutWithin, media, space, text, vars } from '@fairway/ui/theme';

export const band = layout({ background: vars.color.deep, borderBlockEnd: `1px solid ${vars.color.line}` });

/** The heading with its facts. On phones the facts come after the sailings, so that these begin on the first screen. */
export const head = layout({
  display: 'grid',
  gap: space.s,
  '@media': { [media.phone]: { display: 'contents' } },
});
export const headLine = layout({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"heading aside" "facts facts"',
      gap: space.s,
      // As tall as two lines of names, which its outline does not have yet.
      minBlockSize: '72px',
    },
  },
});

export const facts = layout({
  '@media': { [media.phone]: { order: 1 } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  color: vars.color.page.ink2,
  ...text.small,
});

/** As long as the facts will be, which may take two lines; none of them is known yet. */
export const unknown = layout({
  inlineSize: 'fit-content',
  borderRadius: vars.radius.small,
  background: vars.color.neutral.surface,
  '@media': { [media.forced]: { outline: '1px solid GrayText' } },
});
layoutWithin(`.${unknown} > *`, { visibility: 'hidden' });

export const toCharts = layout({ color: vars.color.link, textUnderlineOffset: '3px' });
export const count = layout({ color: vars.color.page.ink });

export const helpList = layout({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: space.l,
  color: vars.color.page.ink2,
  ...text.small,
});

export const loginHint = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  padding: `${space.s} ${space.l}`,
  borderRadius: vars.radius.medium,
  background: vars.color.tint.surface,
  color: vars.color.tint.ink,
  '@media': { [media.phone]: { paddingInline: space.m }, [media.forced]: { border: '1px solid CanvasText' } },
});

/** Phones have no room for it before the first sailing. */
export const note = layout({ '@media': { [media.phone]: { display: 'none' } } });
