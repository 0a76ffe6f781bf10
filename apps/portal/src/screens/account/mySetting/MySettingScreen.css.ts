import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

/** Receives focus when it appears; it is not a control. */
export const notice = layout({ outline: 'none' });
export const form = layout({ maxInlineSize: '480px' });
export const foot = layout({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.m,
  marginBlockStart: space.l,
});
export const file = layout({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** The square that will be shown, with the picture under it. */
export const view = layout({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(280px, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.sunk.surface,
  border: `1px solid ${vars.color.lineControl}`,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const picture = layout({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  maxInlineSize: 'none',
  pointerEvents: 'none',
  userSelect: 'none',
});
export const sliders = layout({ display: 'grid', gap: space.m });
export const slider = layout({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
});
export const range = layout({
  inlineSize: '100%',
  minBlockSize: '32px',
  accentColor: vars.color.brand.surface,
});

export const rows = layout({
  listStyle: 'none',
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = layout({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const sign = layout({ color: vars.color.page.ink2 });
export const name = layout({ fontWeight: weight.medium });
export const note = layout({ ...text.small, color: vars.color.page.ink2 });
export const list = layout({
  display: 'grid',
  gap: space.xs,
  marginBlock: space.xs,
  paddingInlineStart: space.l,
  ...text.small,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});
