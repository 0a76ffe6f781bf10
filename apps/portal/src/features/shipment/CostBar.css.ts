import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const bar = layout({
  display: 'flex',
  gap: '1px',
  inlineSize: '100%',
  minInlineSize: '72px',
  blockSize: '6px',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
const colours = {
  '&[data-part="freight"]': { background: vars.color.link },
  '&[data-part="surcharges"]': { background: vars.color.mark },
  '&[data-part="origin"]': { background: vars.color.signal },
  '&[data-part="destination"]': { background: vars.color.page.ink3 },
};
export const part = layout({
  blockSize: '100%',
  selectors: colours,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const legend = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space.m,
  ...text.caption,
  color: vars.color.page.ink2,
});
export const name = layout({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const swatch = layout({
  inlineSize: '10px',
  blockSize: '6px',
  borderRadius: vars.radius.small,
  selectors: colours,
});
