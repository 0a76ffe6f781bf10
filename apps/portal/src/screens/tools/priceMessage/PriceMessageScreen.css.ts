import { layout, media, space, text, vars } from '@fairway/ui/theme';

export const actions = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

/** A value that a person should check; the underline shows it without colour. */
export const unsure = layout({
  background: vars.color.caution.surface,
  color: vars.color.caution.ink,
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
  textDecoration: 'underline dashed',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'break-word',
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
});
/** In the card of a phone a long word breaks at the edge of its fact. */
export const lines = layout({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' } },
});
export const quiet = layout({ ...text.small, color: vars.color.page.ink2 });
export const checks = layout({
  ...text.small,
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
