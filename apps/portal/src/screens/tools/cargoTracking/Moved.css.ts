import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const moved = layout({ display: 'grid', gap: space.s, alignContent: 'start', minInlineSize: 0 });
export const title = layout({ ...text.lead, fontWeight: weight.strong });
export const small = layout({ ...text.small, color: vars.color.page.ink2 });
export const chart = layout({ inlineSize: '100%', maxInlineSize: '420px', direction: 'ltr' });
export const line = layout({
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const plan = layout({
  fill: 'none',
  stroke: vars.color.page.ink3,
  strokeWidth: 1,
  strokeDasharray: '3 3',
});
export const grid = layout({ fill: 'none', stroke: vars.color.lineSoft, strokeWidth: 1 });
export const tick = layout({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });
export const scale = layout({
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  fill: vars.color.page.ink2,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const dot = layout({ fill: vars.color.mark, '@media': { [media.forced]: { fill: 'Highlight' } } });
export const steps = layout({ listStyle: 'none', padding: 0, display: 'grid', gap: space.s });
export const step = layout({ display: 'grid' });
