import { vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

const { raised } = vars.color;

export const panel = part({ selectors: { '&&': { inlineSize: '400px', padding: 0 } } });

/** Rows reach to the edges of the sheet, as they do in the panel. */
export const sheet = part({ marginInline: `-${space.l}` });

export const list = part({ outline: 'none' });

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.m,
  paddingBlock: space.s,
  paddingInline: space.l,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});
export const title = part({ flex: 1, ...text.lead, fontWeight: weight.strong });

export const waiting = part({ padding: space.l });
export const days = part({ paddingBlockEnd: space.s });

export const day = part({
  ...text.caption,
  fontWeight: weight.strong,
  color: raised.ink3,
  paddingInline: space.l,
  paddingBlock: `${space.m} ${space.xs}`,
});

export const rows = part({ listStyle: '""' });

export const row = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: space.m,
  paddingInline: space.l,
  selectors: {
    '&:has(a:hover)': { background: vars.color.sunk.surface },
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.s,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.color.mark,
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-unread]::before': { background: 'Highlight' } } },
  },
});

export const kind = part({ flex: 'none', marginBlockStart: '3px', color: raised.ink3 });
export const words = part({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

export const heading = part({
  ...text.body,
  color: raised.ink,
  textDecoration: 'none',
  selectors: {
    '[data-unread] &': { fontWeight: weight.strong },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    // The whole row is the place to press.
    'a&::after': { content: '""', position: 'absolute', inset: 0 },
    'a&:focus-visible': { outline: 'none' },
    'a&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const note = part({ ...text.small, color: raised.ink2 });
export const time = part({ display: 'block', ...text.caption, color: raised.ink3 });

/** Above the link that covers the row. */
export const markRead = iconButton('32px', vars.radius.small, {
  position: 'relative',
  flex: 'none',
  marginBlock: '-5px',
  marginInlineEnd: '-8px',
});

export const more = part({ marginBlock: space.s, marginInline: space.l });

export const all = part({
  display: 'block',
  paddingBlock: space.m,
  paddingInline: space.l,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
  textAlign: 'center',
  ...text.small,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
