import type { StyleRule } from '@vanilla-extract/css';
import { touch, vars } from '../../../../theme/contract.css.ts';
import { tabular } from '../../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../../theme/scale.ts';
import { part, parts, within } from '../../../../theme/style.ts';
import { iconButton } from '../../../actions/Button/iconButton.ts';

export const rows = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  listStyle: '""',
  padding: 0,
  margin: 0,
});

export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.s}`,
  padding: space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised.surface,
  color: vars.color.raised.ink,
  selectors: { '&:focus-visible': { outlineOffset: '1px' } },
});

export const lifted = part({ boxShadow: vars.shadow.raised, borderColor: vars.color.focus });

export const grip = part({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  marginInline: `calc(${space.xs} * -1)`,
  color: vars.color.raised.ink3,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const thumb = part({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.sunk.surface,
});

export const thumbButton = part({
  padding: 0,
  border: 0,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const picture = part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const noPicture = part({ display: 'grid', placeItems: 'center', color: vars.color.sunk.ink3 });

/** Not too narrow to read a name: the actions then go to the next line. */
export const words = part({ flex: '1 1 108px', minInlineSize: 0 });

export const name = part({
  ...text.small,
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The end of a long name stays visible: it shows which file it is, and of which type. */
export const cutName = part({
  ...text.small,
  display: 'flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  fontWeight: weight.medium,
  whiteSpace: 'pre',
});

export const statuses = part({ display: 'grid', gap: space.xs });

export const status = part({
  ...text.caption,
  display: 'flex',
  gap: space.xs,
  overflowWrap: 'anywhere',
});

/** A gap, as a margin would fall on the wrong side where the direction of the text is not the page's. */
export const sentence = part({ display: 'flex', flexWrap: 'wrap', columnGap: space.s, minInlineSize: 0 });

export const tone = parts({
  plain: { color: vars.color.raised.ink2 },
  good: { color: vars.color.good.ink },
  bad: { color: vars.color.bad.ink },
  caution: { color: vars.color.caution.ink },
});

export const retry = part({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xs,
  minBlockSize: `max(24px, ${touch})`,
  borderRadius: vars.radius.small,
  fontWeight: weight.strong,
  color: vars.color.link,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const size = part({
  color: vars.color.raised.ink3,
  ...tabular,
});

export const actions = part({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

/** On phones and under fingers next to each other: rows with an error have them so too. */
export const order = part({
  display: 'grid',
  '@media': { [`${media.phone}, ${media.touch}`]: { gridAutoFlow: 'column' } },
});

export const action = iconButton('32px');

/** Two above each other are as high as a picture. */
export const small = part({ inlineSize: `max(28px, ${touch})`, blockSize: `max(24px, ${touch})` });

// On phones an error is read in lines, not word by word: the actions then go to a separate line.
const phone = (rule: StyleRule) => ({ '@media': { [media.phone]: rule } });
within(`.${words}:has(.${tone.bad})`, phone({ flexBasis: '200px' }));
// The retry button is at the start of that line, and its words are short in every language; larger ones need two lines.
within(`.${words}:has(.${retry}) ~ .${actions}`, phone({ marginBlockStart: `min(0px, ${touch} - 32px)` }));
