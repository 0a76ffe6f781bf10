import { vars } from '../../../theme/contract.css.ts';
import { chosenForced } from '../../../theme/forced.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, partOf, parts } from '../../../theme/style.ts';
import { touchArea } from '../../../theme/touch.css.ts';

const marker = 28;

export const steps = part({ containerType: 'inline-size' });

export const list = part({ listStyle: 'none', display: 'grid' });

export const orientation = parts({
  vertical: {},
  horizontal: {
    '@container': {
      '(min-width: 560px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  },
});

/** Steps in a row share these rules; what follows is the column. */
const inRow = `${orientation.horizontal} > &`;

export const step = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${marker}px minmax(0, 1fr)`,
  columnGap: space.m,
  paddingBlockEnd: space.xl,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${marker + 4}px 4px`,
      insetInlineStart: `${marker / 2 - 1}px`,
      inlineSize: '2px',
      background: vars.color.line,
    },
    '&[data-status="done"]:not(:last-child)::before': { background: vars.color.good.ink },
  },
  '@container': {
    '(min-width: 560px)': {
      selectors: {
        [inRow]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          rowGap: space.s,
          alignContent: 'start',
          paddingBlockEnd: 0,
          paddingInlineEnd: space.l,
        },
        [`${orientation.horizontal} > &:not(:last-child)::before`]: {
          insetBlock: `${marker / 2 - 1}px auto`,
          insetInline: `${marker + 8}px 8px`,
          inlineSize: 'auto',
          blockSize: '2px',
        },
      },
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:not(:last-child)::before': { background: 'GrayText' },
        '&[data-status="done"]:not(:last-child)::before': { background: 'CanvasText' },
      },
    },
  },
});

export const sign = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${marker}px`,
  blockSize: `${marker}px`,
  border: '2px solid transparent',
  borderRadius: vars.radius.round,
  ...text.small,
  fontFamily: vars.font.number,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
});

export const signOf = parts({
  done: { background: vars.color.good.surface, color: vars.color.good.ink },
  // Chart magenta: where we are.
  current: {
    borderColor: vars.color.mark,
    color: vars.color.mark,
    '@media': { [media.forced]: chosenForced },
  },
  waiting: {
    borderColor: vars.color.line,
    color: vars.color.page.ink3,
    '@media': { [media.forced]: { color: 'GrayText', border: '2px dotted GrayText' } },
  },
  blocked: { background: vars.color.bad.surface, color: vars.color.bad.ink },
});

export const words = part({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlockStart: '2px' });

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
});

export const title = part({
  fontWeight: weight.strong,
  textAlign: 'start',
  color: 'inherit',
  selectors: { '[data-status="waiting"] &': { color: vars.color.page.ink2, fontWeight: weight.medium } },
});

export const press = partOf(touchArea, {
  borderRadius: vars.radius.small,
  // 24 px is the least a target may measure (WCAG 2.5.8).
  minBlockSize: '24px',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const status = part({ ...text.small, fontWeight: weight.regular });
export const statusOf = parts({
  done: { color: vars.color.good.ink },
  current: { color: vars.color.mark, '@media': { [media.forced]: { color: 'Highlight' } } },
  waiting: { color: vars.color.page.ink3, '@media': { [media.forced]: { color: 'GrayText' } } },
  blocked: { color: vars.color.bad.ink },
});

export const note = part({ ...text.small, color: vars.color.page.ink2, marginBlockStart: space.hair });
/** A day is not broken in its middle where another line has room for it. */
export const due = part({ display: 'inline-block', maxInlineSize: '100%' });
export const over = part({ color: vars.color.signal, fontWeight: weight.strong });
export const reason = part({
  ...text.small,
  display: 'flex',
  gap: space.xs,
  marginBlockStart: space.xs,
  color: vars.color.bad.ink,
});
export const icon = part({ flex: 'none', marginBlockStart: '2px' });
export const overIcon = part({ display: 'inline-block', marginInlineEnd: space.xs, verticalAlign: '-3px' });
