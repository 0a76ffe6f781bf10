import { density, touch, vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts, within } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';
import { linePlace } from './linePlaces.css.ts';
import {
  cardFact,
  cardTitle,
  factName,
  heading,
  lineEnds,
  lineRow as lineRowLooks,
  placeholder,
  refreshing,
  sortedHeading,
  wideFact,
} from './tableLooks.ts';

const { color } = vars;

/** Inside of the frame's corners: cells round themselves, a clipping frame would be what headings stick to. */
const corner = `calc(${vars.radius.large} - 1px)`;

/**
 * A shadow at both edges, and a cover that scrolls with the content, so that it hides the shadow where the content
 * ends.
 */
const atEdges = (tint: string, from: number, to: number) =>
  `linear-gradient(90deg, ${tint} ${from}px, transparent ${to}px calc(100% - ${to}px), ${tint} calc(100% - ${from}px))`;
const moreToSee = `${atEdges(color.raised.surface, 16, 40)} local, ${atEdges(color.line, 0, 12)}, ${color.raised.surface}`;

/** Narrower than its table in any container: in a grid it would be as wide as its content. */
export const root = part({ minInlineSize: 0 });

export const frame = part({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.large,
  background: color.raised.surface,
  color: color.raised.ink,
  '@media': {
    // Here it scrolls inside its frame, under its first column; on wider screens headings stick to the page.
    [media.tabletOnly]: { overflowX: 'auto', background: moreToSee },
    [media.phone]: { border: 0, borderRadius: 0, background: 'none' },
    // Paper does not scroll.
    [media.paper]: { overflow: 'visible', background: 'none' },
  },
});

export const table = part({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...text.body,
  '@media': {
    [media.tabletOnly]: { inlineSize: 'max-content', minInlineSize: '100%' },
    [media.phone]: { display: 'block' },
    [media.paper]: { inlineSize: '100%', minInlineSize: 0, ...text.caption },
  },
});

export const head = part({
  position: 'sticky',
  zIndex: 1,
  '@media': {
    // Columns keep their names for assistive technology; the cards show them visually.
    [media.phone]: unseen,
    [media.paper]: { position: 'static' },
  },
});

export const headCell = part({
  blockSize: density.headRow,
  paddingInline: density.cell,
  ...heading,
  background: color.raised.surface,
  maxInlineSize: '320px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&:first-child': { paddingInlineStart: space.l, borderStartStartRadius: corner },
    '&:last-child': { paddingInlineEnd: space.l, borderStartEndRadius: corner },
    ...sortedHeading,
  },
});

export const align = parts({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', ...tabular },
});

export const sortButton = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  maxInlineSize: `calc(100% + 2 * ${space.xs})`,
  minInlineSize: touch,
  minBlockSize: `max(28px, ${touch})`,
  paddingInline: space.xs,
  marginInline: `-${space.xs}`,
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  selectors: {
    // Headings of figures end where the figures end.
    [`${align.end} > &`]: { flexDirection: 'row-reverse' },
    '&:hover': { background: color.sunk.surface, color: color.raised.ink },
  },
  // Where the list above the cards sorts, an invisible heading must not take focus (WCAG 2.4.7).
  '@media': { [media.phone]: { display: 'none' } },
});

/** The heading of a card's column: read out only, as the list above sorts. */
export const plainHead = part({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

export const sortText = part({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const sortIcon = part({
  flex: 'none',
  inlineSize: '14px',
  blockSize: '14px',
  selectors: { '[aria-sort="none"] &': { opacity: 0.55 } },
});

export const body = part({
  ...refreshing,
  '@media': { [media.phone]: { display: 'grid', gap: space.m } },
});
export const lineBody = part({ '@media': { [media.phone]: { gap: 0 } } });

export const row = part({
  position: 'relative',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      overflowWrap: 'break-word',
      columnGap: space.l,
      padding: `${space.m} ${space.l}`,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.large,
      background: color.raised.surface,
    },
  },
});

/** A row that phones show in lines, parted by hairlines. */
export const lineRow = part({
  '@media': {
    [media.phone]: {
      ...lineRowLooks,
      selectors: lineEnds,
      padding: `${space.m} 0`,
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      borderRadius: 0,
      background: 'none',
    },
  },
});

/** A column that the table has room for on desktops only. */
export const onlyWide = part({ '@media': { [media.tabletOnly]: { display: 'none' } } });
/** One with actions keeps the table's end, without them. */
export const onlyWideAction = part({});
within(`${onlyWideAction} > *`, { '@media': { [media.tabletOnly]: { display: 'none' } } });

/** Placeholders of rows with a line of body text and a caption under it. */
export const twoLines = part({ '@media': { [media.notPhone]: { blockSize: '57px' } } });

// The first column stays, so that a row keeps its name; a replacement of rows has no columns.
within(`${table} tr > :first-child:not([colspan])`, {
  '@media': {
    [media.tabletOnly]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      maxInlineSize: '200px',
      borderInlineEnd: `1px solid ${color.line}`,
      background: color.raised.surface,
    },
    [media.paper]: { position: 'static' },
  },
});

export const cell = part({
  blockSize: density.row,
  paddingBlock: space.s,
  paddingInline: density.cell,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  fontWeight: weight.regular,
  selectors: {
    // Twice, to count as much as the column that stays.
    'tr:hover > &&': { background: `color-mix(in srgb, ${color.sunk.surface} 60%, ${color.raised.surface})` },
    '&:first-child': { paddingInlineStart: space.l },
    '&:last-child': { paddingInlineEnd: space.l },
  },
  '@media': {
    [media.notPhone]: {
      // One endless word must not push everything else off the page.
      maxInlineSize: '420px',
      selectors: {
        'tr:last-child > &': { borderBlockEnd: 0 },
        'tr:last-child > &:first-child': { borderEndStartRadius: corner },
        'tr:last-child > &:last-child': { borderEndEndRadius: corner },
      },
    },
    [media.phone]: {
      ...cardFact,
      blockSize: 'auto',
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        ...factName,
        // A name without a value is not a fact; beside other rows, where columns line up, the gap shows it.
        '&:empty': { display: 'none' },
      },
    },
  },
});

export const place = parts({
  title: {
    '@media': {
      [media.phone]: {
        ...cardTitle,
      },
    },
  },
  fact: {},
  wide: wideFact,
  action: {
    position: 'relative',
    textAlign: 'end',
    // The words of a Chinese button stay whole too.
    wordBreak: 'keep-all',
    '@media': {
      [media.phone]: {
        display: 'flex',
        gridColumn: '1 / -1',
        order: 1,
        paddingBlockStart: space.m,
      },
    },
  },
});

within(`${place.action} > *`, { '@media': { [media.phone]: { flex: 1 } } });

// In a row of lines it is as wide as its words.
within(`${place.action}${linePlace.action} > *`, { '@media': { [media.phone]: { flex: 'none' } } });

export const rowLink = part({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.medium,
    },
  },
});

/** Placeholders of figures are where the figures will be. */
export const bar = part({
  ...placeholder,
  '@media': {
    ...placeholder['@media'],
    [media.notPhone]: { selectors: { [`${align.end} > &`]: { marginInlineStart: 'auto' } } },
    // As tall as a value, under the column's name.
    [media.phone]: { marginBlock: '5px' },
  },
});

export const notice = part({
  paddingBlock: space.xl,
  paddingInline: space.l,
  '@media': { [media.phone]: { display: 'block' } },
});

/** The heading of a group of rows; on phones a line between cards. */
export const groupRow = part({ '@media': { [media.phone]: { display: 'block' } } });
export const groupHeading = part({
  paddingBlock: `${space.m} ${space.s}`,
  paddingInline: space.l,
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  background: color.sunk.surface,
  color: color.raised.ink2,
  textAlign: 'start',
  ...text.small,
  fontWeight: weight.strong,
  '@media': { [media.phone]: { display: 'block', paddingInline: space.m } },
});

export const sortSelect = part({
  inlineSize: '100%',
  marginBlockEnd: space.m,
  '@media': { [media.notPhone]: { display: 'none' } },
});

// Columns are as wide as their words; only a card has less room.
within(`${table} wbr`, { '@media': { [media.notPhone]: { display: 'none' } } });

/** Details that a phone leaves out of a row that is designed for phones, and that nothing else shows. */
export const elsewhere = part({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneRow = part({ '@media': { [media.notPhone]: { display: 'none' } } });

within(`${table}[data-rows="phone"] ${body}`, { '@media': { [media.phone]: { gap: 0 } } });
within(`${table}[data-rows="phone"] ${row}`, {
  '@media': {
    [media.phone]: {
      display: 'block',
      paddingInline: 0,
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
      borderRadius: 0,
      background: 'none',
    },
  },
});
within(`${table}[data-rows="phone"] ${cell}`, { '@media': { [media.phone]: { display: 'none' } } });
within(`${table}[data-rows="phone"] ${place.title}`, {
  '@media': { [media.phone]: { display: 'block', padding: 0, margin: 0, border: 0 } },
});

/** As tall as a row of four lines, while it is on its way. */
within(`${table}[data-rows="phone"] tbody[aria-hidden] ${row}`, {
  '@media': { [media.phone]: { minBlockSize: '124px' } },
});
