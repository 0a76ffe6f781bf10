import { layout, media, space, stack, text, vars } from '@fairway/ui/theme';

export const bar = layout({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page.surface,
  // Its box is above those of the rows.
  paddingInlineStart: '3px',
  '@media': { [media.phone]: { paddingInlineStart: '9px' } },
});
export const category = layout({ maxInlineSize: '240px' });
/** Disabled until something is chosen; a press then shows a message. */
export const remove = layout({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.48, cursor: 'not-allowed' } },
});
export const count = layout({ ...text.small, color: vars.color.page.ink2 });
export const rows = layout({
  listStyle: 'none',
  padding: 0,
  transition: 'opacity 120ms',
  selectors: { '&[data-moving]': { opacity: 0.55 } },
});
export const row = layout({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.m,
  alignItems: 'start',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const tick = layout({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  minBlockSize: '44px',
  paddingBlockStart: space.s,
  '@media': { [media.phone]: { minInlineSize: '44px' } },
});
