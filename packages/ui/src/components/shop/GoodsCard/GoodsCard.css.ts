import { vars } from '../../../theme/contract.css.ts';
import { chosenForced } from '../../../theme/forced.ts';
import { groundOf } from '../../../theme/ground.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

export const card = part({
  position: 'relative',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'break-word',
  ...groundOf(vars.color.raised),
  selectors: { '&:has(a:hover)': { borderColor: vars.color.lineControl } },
});
export const picture = part({
  selectors: { '[data-sold-out] > &': { filter: 'grayscale(1)' } },
});
export const says = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  minInlineSize: 0,
});

/** Its link covers the card; separately pressable parts are above it. */
export const name = part({
  ...text.body,
  fontWeight: weight.medium,
  color: vars.color.raised.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const note = part({ ...text.caption, color: vars.color.raised.ink2 });
export const prices = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  marginBlockStart: 'auto',
});
export const price = part({
  ...text.title,
  ...numerals,
  minInlineSize: 0,
  fontWeight: weight.strong,
});
export const before = part({ ...text.caption, ...numerals, color: vars.color.raised.ink2 });
export const foot = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const heart = part({
  marginInlineStart: 'auto',
  selectors: { '&[aria-pressed="true"]': { color: vars.color.mark } },
  '@media': { [media.forced]: { selectors: { '&[aria-pressed="true"]': chosenForced } } },
});
within(`.${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' });
