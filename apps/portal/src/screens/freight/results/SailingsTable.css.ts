import { breakpoint, layout, layoutWithin, media, space, text, vars, weight } from '@fairway/ui/theme';
import { cutOffVoices } from '../../../features/cutOffVoices.ts';

/** The table; on paper without its ticks and buttons, and small enough for the columns of a shipment. */
export const table = layout({ '@media': { [media.paper]: { zoom: 0.85 } } });
layoutWithin(`${table} tr > :is(:first-child, :last-child):not([colspan])`, {
  '@media': { [media.paper]: { display: 'none' } },
});

// The heading of the table stays above the ticks.
layoutWithin(`${table} tr`, { isolation: 'isolate' });

/** Carriers of one vessel, each a link above the row's own. */
export const chips = layout({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  padding: 0,
  position: 'relative',
});
export const chip = layout({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  minBlockSize: '24px',
  paddingInline: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontStretch: vars.font.numberWidth,
  color: vars.color.link,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...text.caption,
  lineHeight: '22px',
  ':hover': { borderColor: 'currentColor' },
  '@media': { [media.phone]: { minBlockSize: '44px', lineHeight: '42px', paddingInline: space.m } },
});
export const chipPrice = layout({ color: vars.color.page.ink2, fontVariantNumeric: 'tabular-nums' });
export const phoneLink = layout({ display: 'block', color: 'inherit', textDecoration: 'none' });
export const phoneFoot = layout({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
});

/** Between phones and desktops names take two lines, so that the price stays visible. */
export const names = layout({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.tabletOnly]: { maxInlineSize: '136px' } },
});
export const vessel = layout({ fontWeight: weight.strong });
export const voyage = layout({ color: vars.color.page.ink3, ...text.caption });
export const moment = layout({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  whiteSpace: 'nowrap',
  // A badge is below the day there, so that the price stays visible.
  '@media': { [media.tabletOnly]: { maxInlineSize: '104px' } },
});
export const price = layout({ fontVariantNumeric: 'tabular-nums' });
export const mainPrice = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  fontSize: '16px',
});
export const hidden = layout({
  color: vars.color.page.ink3,
  whiteSpace: 'nowrap',
  ...text.caption,
  // With three columns, there is room for words and not for sentences.
  '@media': { [`${media.wide} and (max-width: ${breakpoint.desktop - 0.02}px)`]: { whiteSpace: 'normal' } },
});
export const pair = layout({
  display: 'grid',
  // Room for each cut-off on one line: rows are lower, and the page shows more sailings.
  '@media': { [media.roomy]: { minInlineSize: '112px' } },
});
/** As on phones: a near cut-off is amber, one due within hours is tinted and shows the hours left. */
export const cutOff = layout({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-voice="passed"]': cutOffVoices.passed,
    '&[data-voice="near"]': cutOffVoices.near,
    '&[data-voice="soon"]': cutOffVoices.soon,
  },
});
export const cutOffName = layout({
  minInlineSize: '2.2em',
  ...text.caption,
  selectors: {
    [`${cutOff}:not([data-voice="soon"], [data-voice="near"]) > &`]: { color: vars.color.page.ink3 },
  },
});
