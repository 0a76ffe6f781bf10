import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const amount = layout({ display: 'grid' });
export const amountLabel = layout({ ...text.caption, color: vars.color.page.ink2 });
export const amountNumber = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});

/** To whom and for what on the one side, what was compared and what happened on the other. */
export const body = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(280px, 1fr)',
  alignItems: 'start',
  '@media': { 'screen and (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = layout({
  '@media': { [media.roomy]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
});

export const checks = layout({ listStyle: 'none', padding: 0, display: 'grid' });
export const check = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.m}`,
  padding: `${space.xs} ${space.s}`,
  marginInline: `calc(-1 * ${space.s})`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  ':focus': { background: vars.color.tint.surface, outlineOffset: '-2px' },
});
export const checkName = layout({ fontWeight: weight.medium });

export const issuing = layout({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 230px) minmax(0, 180px) minmax(0, 1fr) auto' },
  },
});
/** The browser's own button, in the looks of ours. */
export const file = layout({
  inlineSize: '100%',
  ...text.small,
  '::file-selector-button': {
    font: 'inherit',
    fontWeight: weight.strong,
    minBlockSize: '40px',
    paddingInline: space.l,
    marginInlineEnd: space.m,
    color: vars.color.raised.ink,
    background: vars.color.raised.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
  },
});
export const settled = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
