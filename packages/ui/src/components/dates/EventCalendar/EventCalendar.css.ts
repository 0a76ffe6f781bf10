import { touch, vars } from '../../../theme/contract.css.ts';
import { isolated, numerals, tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

const { raised } = vars.color;

export const calendar = part({ display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});
export const turning = part({ display: 'grid' });
within(`.${turning} > *`, { marginBlockEnd: 0, gap: space.s });

export const count = part({ ...text.small, color: vars.color.page.ink2 });

export const grid = part({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  color: raised.ink,
  background: raised.surface,
});

export const cell = part({
  position: 'relative',
  blockSize: '112px',
  padding: space.xs,
  verticalAlign: 'top',
  border: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-other]': { background: vars.color.sunk.surface, color: vars.color.sunk.ink3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forced]: {
      // Chromium redraws the lines of a table only if their colour has another name.
      borderColor: 'CanvasText',
      selectors: { '&[data-other]': { color: 'GrayText' } },
    },
  },
});

export const number = part({
  ...text.small,
  ...numerals,
  display: 'inline-block',
  minInlineSize: '24px',
  paddingInline: space.xs,
  textAlign: 'center',
  selectors: {
    // Chart magenta: where we are.
    '[aria-current] > &': {
      color: vars.color.mark,
      fontWeight: weight.strong,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});

export const waiting = part({
  display: 'block',
  blockSize: '18px',
  marginBlockStart: space.xs,
  borderRadius: vars.radius.small,
  background: vars.color.sunk.surface,
});

export const events = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  listStyle: '""',
  padding: 0,
  margin: 0,
});

export const event = part({
  ...text.caption,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: touchLine(text.caption.lineHeight),
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
  borderInlineStart: '3px solid currentColor',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});

/** On as many lines as it needs. */
export const whole = part({
  ...text.small,
  paddingBlock: touchLine(text.small.lineHeight, space.xs),
  paddingInline: space.s,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const time = part({
  ...tabular,
  ...isolated,
  fontWeight: weight.strong,
  marginInlineEnd: space.xs,
});
export const note = part({ display: 'block' });

export const more = part({
  ...text.caption,
  minInlineSize: touch,
  minBlockSize: touch,
  marginBlockStart: space.hair,
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
  color: vars.color.link,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' } },
});

export const panelTitle = part({ ...text.body, fontWeight: weight.strong, marginBlockEnd: space.s });

export const list = part({ display: 'grid', gap: space.l, listStyle: '""', padding: 0, margin: 0 });
export const day = part({ display: 'grid', gap: space.xs });
export const dayName = part({
  ...text.small,
  fontWeight: weight.strong,
  selectors: { '[aria-current] > &': { color: vars.color.mark } },
});

export const empty = part({ ...text.small, color: vars.color.page.ink2 });
export const zone = part({ ...text.caption, color: vars.color.page.ink2 });
