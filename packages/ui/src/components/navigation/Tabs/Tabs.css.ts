import { density, touch, vars } from '../../../theme/contract.css.ts';
import { edgeFade } from '../../../theme/edgeFade.ts';
import { disabledForced } from '../../../theme/forced.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const row = part({
  position: 'relative',
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Room for the focus ring next to the words, which are aligned with the content above and below. */
const aside = space.s;
/** The width of the button that scrolls the row, and so of the part that it covers. */
const scrollerWidth = 32;
const withoutHover = '(hover: none)';

export const list = part({
  display: 'flex',
  marginInline: `-${aside}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: '40px',
  selectors: edgeFade(scrollerWidth + Number.parseInt(aside, 10)),
  '@media': { [withoutHover]: { selectors: edgeFade() } },
});

export const tab = part({
  ...text.body,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minInlineSize: touch,
  minBlockSize: density.control,
  paddingInline: aside,
  fontWeight: weight.medium,
  color: vars.color.page.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.page.ink },
    '&:disabled': { color: vars.color.page.ink3, opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.small },
    '&[aria-selected="true"]': { color: vars.color.page.ink, fontWeight: weight.strong },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: aside,
      insetBlockEnd: 0,
      blockSize: '3px',
      background: vars.color.mark,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:disabled': disabledForced,
      },
    },
  },
});

export const errors = part({
  ...text.caption,
  minInlineSize: '18px',
  paddingInline: space.xs,
  borderRadius: vars.radius.round,
  background: vars.color.danger.surface,
  color: vars.color.danger.ink,
  ...tabular,
  fontWeight: weight.strong,
  textAlign: 'center',
});

/** A name that never ends gives up rather than push the others out. */
export const words = part({ maxInlineSize: '240px', overflow: 'hidden', textOverflow: 'ellipsis' });

export const scroller = part({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${scrollerWidth}px`,
  color: vars.color.page.ink2,
  background: vars.color.page.surface,
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { color: vars.color.page.ink } },
  '@media': { [withoutHover]: { display: 'none' } },
});
export const scrollerAt = parts({
  start: { insetInlineStart: 0, borderInlineEnd: `1px solid ${vars.color.line}` },
  end: { insetInlineEnd: 0, borderInlineStart: `1px solid ${vars.color.line}` },
});

export const panel = part({ paddingBlockStart: space.l });
