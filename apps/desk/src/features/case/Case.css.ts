import { layout, media, space, stack, text, vars, weight } from '@fairway/ui/theme';

const handled = '[data-flow="handled"] &';

export const view = layout({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
});
/** A case that goes through several steps. */
export const steps = layout({ display: 'grid', gap: space.xl, padding: space.l, minInlineSize: 0 });
export const head = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.xl}`,
  padding: `${space.m} ${space.l}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const narrowOnly = layout({ justifySelf: 'start', '@media': { [media.wide]: { display: 'none' } } });
export const titles = layout({ flex: '1 1 220px', minInlineSize: 0 });
export const title = layout({
  ...text.title,
  fontWeight: weight.heavy,
  overflowWrap: 'break-word',
  // Receives the focus when one case replaces another.
  ':focus': { outline: 'none' },
});
export const sub = layout({
  ...text.caption,
  color: vars.color.page.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const leaf = layout({ display: 'flex', alignItems: 'center', gap: space.s });
export const place = layout({ ...text.small, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const body = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(360px, 1fr)' } },
});
/** Without papers: facts on one side, comparisons and history on the other. */
export const columns = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(280px, 1fr)',
  alignItems: 'start',
  '@media': { [media.notRoomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = layout({
  '@media': { [media.roomy]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
});
/** As high as the facts beside it. */
const highPapers = 'calc(clamp(260px, calc(100vh - 330px), 720px) + 45px)';
export const papers = layout({
  alignContent: 'start',
  minInlineSize: 0,
  blockSize: highPapers,
  paddingInline: space.l,
  paddingBlockEnd: space.l,
  '@media': {
    [media.roomy]: { borderInlineEnd: `1px solid ${vars.color.line}` },
    [media.phone]: { blockSize: 'clamp(280px, 55vh, 560px)' },
  },
});
export const papersBar = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.s,
});
export const picks = layout({ display: 'flex', gap: space.xs });

export const side = layout({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [media.roomy]: { overflow: 'auto', blockSize: highPapers },
  },
});
export const block = layout({
  display: 'grid',
  gap: space.s,
  padding: `${space.m} ${space.l}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const blockTitle = layout({ ...text.body, fontWeight: weight.strong });
export const keys = layout({ ...text.caption, color: vars.color.page.ink3 });
export const sentence = layout({
  ...text.small,
  gridColumn: '1 / -1',
  color: vars.color.page.ink2,
  overflowWrap: 'break-word',
});
export const assignee = layout({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s,
  minInlineSize: 0,
  selectors: {
    [handled]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.m },
  },
  '@media': {
    [media.phone]: { selectors: { [handled]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const decision = layout({
  display: 'grid',
  gap: space.s,
  padding: `${space.m} ${space.l}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.page.surface,
  '@media': { [media.wide]: { position: 'sticky', insetBlockEnd: 0, zIndex: stack.sticky } },
});
export const actions = layout({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'end',
  '@media': { [media.wide]: { gridColumn: -2, paddingBlockStart: '26px' } },
});
export const key = layout({
  ...text.caption,
  font: 'inherit',
  fontSize: '11px',
  paddingInline: space.xs,
  marginInlineStart: space.xs,
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  opacity: 0.8,
});
export const preview = layout({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  background: vars.color.paper.surface,
  color: vars.color.paper.ink,
});
/** A list of reasons that is longer than the dialog. */
export const reasons = layout({ display: 'grid', gap: space.m, maxBlockSize: '46vh', overflow: 'auto' });

/** Money that a case is about, and what of it was compared. */
export const amount = layout({ display: 'grid' });
export const amountLabel = layout({ ...text.caption, color: vars.color.page.ink2 });
export const amountNumber = layout({
  ...text.heading,
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
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

export const days = layout({
  display: 'flex',
  gap: space.hair,
  '@media': { [media.phone]: { display: 'none' } },
});
export const day = layout({
  ...text.caption,
  inlineSize: '26px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.page.ink2,
  borderBlockStart: `6px solid ${vars.color.brand.surface}`,
  selectors: {
    // A day without work: hatched, and not counted in the promised time.
    '&[data-off]': {
      color: vars.color.page.ink3,
      borderImage: `repeating-linear-gradient(135deg, ${vars.color.lineControl} 0 2px, transparent 2px 5px) 6`,
    },
  },
});
export const promise = layout({ ...text.small });
