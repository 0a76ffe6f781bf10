import { layout, layoutWithin, media, offPaper, space, text, vars, weight } from '@fairway/ui/theme';

export const noPaper = layout({ display: 'flex', flexWrap: 'wrap', gap: space.s, '@media': offPaper });
export const columns = layout({
  marginBlockStart: space.l,
  '@media': { [media.paper]: { display: 'block' } },
});
export const inNotice = layout({ display: 'grid', gap: space.m, justifyItems: 'start' });

/** The countdown is emphasized over the sentence beside it. */
export const left = layout({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.s,
  fontWeight: weight.strong,
});

export const pictures = layout({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: 0,
});
export const picture = layout({
  display: 'block',
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const table = layout({ inlineSize: '100%', borderCollapse: 'collapse', ...text.body });
layoutWithin(`.${table} th`, { ...text.caption, color: vars.color.page.ink2, fontWeight: weight.regular });
layoutWithin(`.${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: space.s,
  paddingInline: `0 ${space.l}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
layoutWithin(`.${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
export const lane = layout({ fontWeight: weight.medium, overflowWrap: 'break-word' });
export const note = layout({ display: 'block', ...text.caption, color: vars.color.page.ink2 });
export const stamp = layout({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.notPhone]: { whiteSpace: 'nowrap' } },
});
/** On a phone the days of a route are below it. */
export const onlyWide = layout({ '@media': { [media.phone]: { display: 'none' } } });
export const onlyPhone = layout({ '@media': { [media.notPhone]: { display: 'none' } } });

export const sums = layout({ display: 'grid', gap: space.s, margin: 0 });
export const sum = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.l,
  color: vars.color.raised.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const total = layout({
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.raised.ink,
  fontWeight: weight.strong,
});
export const totalNumber = layout({ margin: 0, ...text.title, fontWeight: weight.heavy });

export const pair = layout({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.l,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
