import { layout, media, space, text, vars, weight } from '@fairway/ui/theme';
import { cutOffVoices } from '../../../features/cutOffVoices.ts';

export const ship = layout({ display: 'flex', alignItems: 'center', gap: space.m, minInlineSize: 0 });

export const carrier = layout({
  flex: 'none',
  inlineSize: '46px',
  paddingBlock: space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  textAlign: 'center',
  fontStretch: vars.font.numberWidth,
  fontWeight: weight.strong,
  color: vars.color.link,
  ...text.caption,
  '@media': { [media.tabletOnly]: { display: 'none' } },
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
export const hidden = layout({ color: vars.color.page.ink3, whiteSpace: 'nowrap', ...text.caption });
export const pair = layout({ display: 'grid' });
/** As on phones: what is near is amber, what is due within hours is tinted and says how many are left. */
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
