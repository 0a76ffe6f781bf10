import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const page = layout({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space.chapter}`,
  '@media': { [media.phone]: { paddingBlock: space.xl } },
});
export const card = layout({
  display: 'grid',
  gap: space.xl,
  inlineSize: 'min(440px, 100%)',
  padding: space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  '@media': { [media.phone]: { padding: space.l } },
});
export const head = layout({ display: 'grid', gap: space.s });
export const title = layout({
  ...text.heading,
  fontStretch: vars.font.headingWidth,
  fontWeight: weight.heavy,
});
export const lead = layout({ color: vars.color.raised.ink2 });
