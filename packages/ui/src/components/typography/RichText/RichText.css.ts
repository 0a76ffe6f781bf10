import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** Lines of some 36 Chinese or 70 Latin characters, where its column is 44rem wide. */
export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  fontSize: '16px',
  lineHeight: '28px',
  overflowWrap: 'break-word',
});
export const paragraph = part({ margin: 0 });
export const link = part({ color: vars.color.link });
export const heading = part({ ...text.title, fontWeight: weight.strong, marginBlockStart: space.s });
export const list = part({
  display: 'grid',
  gap: space.s,
  paddingInlineStart: space.xl,
  listStyle: 'disc',
  selectors: { 'ol&': { listStyle: 'decimal' } },
});
export const item = part({ '::marker': { color: vars.color.page.ink3 } });
export const quote = part({
  margin: 0,
  paddingInlineStart: space.l,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.page.ink2,
});
export const scroll = part({
  position: 'relative',
  overflowX: 'auto',
  '@media': { [media.paper]: { overflowX: 'visible' } },
});
export const table = part({
  borderCollapse: 'collapse',
  minInlineSize: 'min(100%, 26rem)',
  ...text.body,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = part({
  paddingBlock: space.s,
  paddingInline: `0 ${space.xl}`,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  selectors: {
    '&[data-end]': { textAlign: 'end' },
    'th&': { color: vars.color.page.ink2, fontWeight: weight.medium },
  },
});
export const code = part({ fontFamily: 'monospace', whiteSpace: 'pre-wrap' });
export const rule = part({ border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
