import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

export const offPaper = layout({ '@media': { [media.paper]: { display: 'none' } } });
export const frame = layout({
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  '@media': { [media.paper]: { overflow: 'visible', border: 0 } },
});
export const table = layout({ inlineSize: '100%', borderCollapse: 'collapse', ...text.small });
export const caption = layout({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const cell = {
  padding: `${space.s} ${space.m}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
} as const;
/** Stays while the sailings are scrolled under it. */
const pinned = { position: 'sticky', insetInlineStart: 0, background: vars.color.page.surface } as const;
export const corner = layout({ ...cell, ...pinned, fontWeight: weight.strong });
export const sailing = layout({ ...cell, minInlineSize: '148px', fontWeight: weight.strong });
export const quiet = layout({
  display: 'block',
  ...text.caption,
  fontWeight: 400,
  color: vars.color.page.ink2,
});
export const heading = layout({
  ...cell,
  background: vars.color.sunk.surface,
  fontWeight: weight.strong,
});
export const row = layout({ breakInside: 'avoid' });
export const label = layout({
  ...cell,
  ...pinned,
  minInlineSize: '132px',
  fontWeight: 400,
  color: vars.color.page.ink2,
  '@media': { [media.phone]: { minInlineSize: '104px', maxInlineSize: '128px' } },
});
export const value = layout({
  ...cell,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-kind="sum"] > &': { fontWeight: weight.heavy, fontSize: '16px' },
    '&[data-best]': { background: vars.color.good.surface, color: vars.color.good.ink },
  },
});
export const best = layout({ ...text.caption, fontWeight: weight.strong });
