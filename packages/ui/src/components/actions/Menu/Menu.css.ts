import { density, vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const panel = part({ padding: 0, minInlineSize: '200px' });
export const head = part({ padding: space.l, borderBlockEnd: `1px solid ${vars.color.lineSoft}` });
export const menu = part({ padding: '6px', outline: 'none' });

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '100%',
  minBlockSize: density.controlSmall,
  paddingBlock: '5px',
  paddingInline: space.m,
  borderRadius: vars.radius.medium,
  ...text.body,
  color: vars.color.raised.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Focus follows the pointer, so one look serves mouse and keyboard.
    '&:focus, &[aria-expanded="true"]': { background: vars.color.tint.surface, color: vars.color.tint.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.color.raised.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:focus': { outline: '2px solid Highlight' },
        '&[aria-expanded="true"]': { color: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = part({
  color: vars.color.bad.ink,
  selectors: { '&:focus': { background: vars.color.bad.surface, color: vars.color.bad.ink } },
});

export const label = part({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

/** Keeps its space, so that texts of checked and unchecked items are aligned. */
export const mark = part({
  visibility: 'hidden',
  color: vars.color.link,
  selectors: { '[aria-checked="true"] > &': { visibility: 'visible' } },
});

export const separator = part({
  margin: '6px',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});

/** Its first item is level with the item that opens it. */
export const submenu = part({
  padding: '6px',
  marginBlockStart: '-7px',
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});

/** The way back, apart from the items. */
export const back = part({
  fontWeight: weight.strong,
  marginBlockEnd: '6px',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
});
