import { density, touch, vars } from '../../../../theme/contract.css.ts';
import { tabular } from '../../../../theme/numerals.ts';
import { media, motion, space, text, weight } from '../../../../theme/scale.ts';
import { part, parts, within } from '../../../../theme/style.ts';
import { linePlace } from '../../DataTable/linePlaces.css.ts';
import {
  cardFact,
  cardTitle,
  factName,
  heading,
  lineEnds,
  lineRow as lineRowLooks,
  sortedHeading,
  wideFact,
} from '../../DataTable/tableLooks.ts';

const { color } = vars;

export const row = part({
  display: 'grid',
  gridTemplateColumns: 'var(--fw-template)',
  background: color.raised.surface,
});

export const bodyRow = part({
  gridTemplateRows: density.row,
  // Changes inside a row move nothing outside it.
  contain: 'layout style',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${color.sunk.surface} 60%, ${color.raised.surface})` },
    '&[aria-selected="true"]': { background: color.tint.surface },
  },
  '@media': {
    [media.notPhone]: {
      selectors: { '&[data-tall]': { gridTemplateRows: `minmax(${density.row}, auto)` } },
    },
    [media.phone]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      overflowWrap: 'break-word',
      gridTemplateRows: 'none',
      columnGap: space.l,
      padding: `${space.m} ${space.l}`,
      borderBlockEnd: `1px solid ${color.line}`,
    },
    [media.forced]: {
      selectors: {
        // Over the cells, whose grounds would cover a frame of the row's own.
        '&[aria-selected="true"]::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: 2,
          border: '2px solid Highlight',
          pointerEvents: 'none',
        },
      },
    },
  },
});

const cellBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: density.cell,
  background: 'inherit',
  textAlign: 'start',
} as const;

export const headCell = part({
  ...cellBox,
  blockSize: density.headRow,
  ...heading,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:first-child': { paddingInlineStart: space.l },
    '&:last-child': { paddingInlineEnd: space.l },
    ...sortedHeading,
  },
});

/** The track of a cell where others are left out; cards have no tracks. */
within(`${row}[data-sparse] > [aria-colindex]:not([data-detail])`, {
  '@media': { [media.notPhone]: { gridColumnStart: 'var(--fw-track)', gridRowStart: 1 } },
});

export const headText = part({ overflow: 'hidden', textOverflow: 'ellipsis' });
within(`${headCell} > button`, {
  whiteSpace: 'nowrap',
  minInlineSize: touch,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const cell = part({
  ...cellBox,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  fontWeight: weight.regular,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:first-child': { paddingInlineStart: space.l },
    // A row that is expanded has its detail for its last cell.
    '&:last-child, &:has(+ [data-detail])': { paddingInlineEnd: space.l },
  },
  '@media': {
    [media.notPhone]: { selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } } },
    [media.phone]: {
      ...cardFact,
      // Frames of focus and errors are apart from the text, which stays in line with other cards.
      marginInline: `-${space.xs}`,
      selectors: {
        '&, &:first-child, &:last-child, &:has(+ [data-detail])': { paddingInline: space.xs },
        ...factName,
      },
    },
  },
});

// On the ground of chosen rows the usual line cannot be seen.
within(`${bodyRow}[aria-selected="true"] > *`, { borderBlockEndColor: color.line });

export const content = part({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-tall] &': { whiteSpace: 'normal', overflowWrap: 'break-word' } },
  '@media': {
    [media.notPhone]: { selectors: { '[data-tall] &': { paddingBlock: space.s } } },
    [media.phone]: { whiteSpace: 'normal', overflowWrap: 'break-word' },
  },
});
within(`${content} wbr`, { '@media': { [media.notPhone]: { display: 'none' } } });
within(`${content} :focus-visible`, { outlineOffset: '-2px' });
// Quiet buttons are adjacent; where they have edges these would touch.
within(`${content} > button + button`, {
  '@media': { [media.forced]: { marginInlineStart: space.xs } },
});

export const align = parts({ start: {}, end: { justifyContent: 'flex-end', ...tabular } });

// Headings of figures end where the figures end.
within(`${align.end} > button`, { flexDirection: 'row-reverse' });

export const tool = part({
  justifyContent: 'center',
  userSelect: 'none',
  selectors: { '&, &:first-child, &:last-child': { paddingInline: 0 } },
  '@media': {
    [media.notPhone]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    [media.phone]: {
      position: 'absolute',
      marginInline: 0,
      selectors: { '&, &:first-child, &:last-child': { paddingInline: 0 } },
      insetBlockStart: space.s,
      // In line with the end of the content under it.
      insetInlineEnd: space.l,
      display: 'flex',
      blockSize: `max(36px, ${touch})`,
      alignItems: 'center',
      background: 'none',
      zIndex: 1,
    },
  },
});

// Removes the margin of the box, meant for a place next to a label.
within(`${tool} > input`, { margin: 0 });

/** The second of two tool columns. */
export const second = part({
  '@media': { [media.notPhone]: { insetInlineStart: '44px' }, [media.phone]: { insetInlineEnd: '52px' } },
});

export const expand = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `max(28px, ${touch})`,
  blockSize: `max(28px, ${touch})`,
  borderRadius: vars.radius.small,
  color: color.raised.ink3,
  transition: `rotate ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:hover': { background: color.sunk.surface, color: color.raised.ink },
    '&[aria-expanded="true"]': { rotate: '90deg' },
    '&[aria-expanded="true"]:dir(rtl)': { rotate: '-90deg' },
  },
});

export const pinned = parts({
  start: {
    '@media': { [media.notPhone]: { position: 'sticky', zIndex: 1, insetInlineStart: 'var(--fw-inset)' } },
  },
  end: {
    '@media': { [media.notPhone]: { position: 'sticky', zIndex: 1, insetInlineEnd: 'var(--fw-inset)' } },
  },
});

/** The edge where scrolling content disappears under pinned content. */
export const edge = parts({
  start: { '@media': { [media.notPhone]: { borderInlineEnd: `1px solid ${color.line}` } } },
  end: { '@media': { [media.notPhone]: { borderInlineStart: `1px solid ${color.line}` } } },
});

export const place = parts({
  title: {
    '@media': {
      [media.phone]: {
        ...cardTitle,
        // The line below it is as long as those of other cards.
        marginInline: 0,
        selectors: { '&, &:first-child': { paddingInlineStart: 0 } },
        // Checkboxes and arrows are next to it.
        paddingInlineEnd: '88px',
      },
    },
  },
  fact: {},
  wide: wideFact,
  action: {
    '@media': {
      [media.phone]: {
        display: 'flex',
        gridColumn: '1 / -1',
        order: 1,
        paddingBlockStart: space.s,
        justifyContent: 'flex-end',
      },
    },
  },
});

/** Checkbox and arrow of a row in lines are one below the other at its start. */
const rail = '44px';

/** A row that phones show in lines. */
export const lineRow = part({
  '@media': {
    [media.phone]: {
      ...lineRowLooks,
      padding: `${space.m} ${space.l}`,
      selectors: { ...lineEnds, '&[data-tools]': { paddingInlineStart: rail } },
    },
  },
});

/** A cell of such a row: an empty one takes no space and leaves no gap. */
export const lineCell = part({
  '@media': {
    [media.phone]: {
      marginInline: 0,
      selectors: {
        '&, &:first-child, &:last-child, &:has(+ [data-detail])': { paddingInline: 0 },
        '&:has(> :empty)': { display: 'none' },
      },
    },
  },
});
// The name of a fact comes before it, in one line.
within(`${linePlace.fact} > ${content}`, { '@media': { [media.phone]: { display: 'inline' } } });

/** Box and arrow of such a row. */
export const lineTool = part({
  '@media': {
    [media.phone]: { insetInline: '0 auto', inlineSize: rail, insetBlockStart: space.xs },
  },
});
export const lineSecond = part({
  '@media': { [media.phone]: { insetBlockStart: `max(40px, ${touch} + ${space.xs})` } },
});

// The text of its buttons ends at the cell's end; their background extends beyond.
within(`${place.action} > ${content}`, { overflow: 'visible' });

export const problem = part({
  display: 'block',
  ...text.caption,
  whiteSpace: 'normal',
  color: color.bad.ink,
  fontWeight: weight.medium,
});

export const detail = part({
  gridColumn: '1 / -1',
  display: 'block',
  padding: `${space.m} ${space.l}`,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  background: color.sunk.surface,
  color: color.sunk.ink,
  overflowWrap: 'break-word',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.phone]: { order: 9, flexBasis: '100%', borderRadius: vars.radius.medium, borderBlockEnd: 0 },
  },
});
