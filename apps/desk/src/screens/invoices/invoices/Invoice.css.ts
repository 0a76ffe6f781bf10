import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

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
