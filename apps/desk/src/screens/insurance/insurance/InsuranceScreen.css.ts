import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const number = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const band = layout({
  padding: space.l,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const line = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
