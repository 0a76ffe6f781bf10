import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';

/** Stays visible next to the form; under it without room. */
export const summary = layout({
  display: 'grid',
  gap: space.m,
  padding: space.xl,
  borderRadius: vars.radius.large,
  background: vars.color.deep,
  '@media': {
    [media.notPhone]: { position: 'sticky', insetBlockStart: space.section },
    [media.phone]: { padding: space.l },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
export const premium = layout({
  ...text.display,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
export const wait = layout({ ...text.title, color: vars.color.page.ink2 });

export const pair = layout({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const route = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
});
export const money = layout({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '104px 1fr', gap: space.m } },
});

export const number = layout({
  ...text.display,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const compare = layout({ display: 'grid', gap: space.l, maxInlineSize: '760px' });
export const table = layout({ inlineSize: '100%', borderCollapse: 'collapse', ...text.body });
export const caption = layout({
  ...text.small,
  captionSide: 'bottom',
  textAlign: 'start',
  color: vars.color.page.ink2,
  paddingBlockStart: space.s,
});
export const cause = layout({
  textAlign: 'start',
  fontWeight: weight.regular,
  paddingBlock: space.s,
  paddingInlineEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const mark = layout({
  inlineSize: '64px',
  textAlign: 'center',
  color: vars.color.page.ink3,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: { '&[data-covered]': { color: vars.color.page.ink } },
  '@media': { [media.phone]: { inlineSize: '44px' } },
});
export const apart = layout({
  ...text.small,
  textAlign: 'center',
  color: vars.color.page.ink2,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
