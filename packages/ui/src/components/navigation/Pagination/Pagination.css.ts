import { density, vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const pagination = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Content of a second line stays under the pages.
  justifyContent: 'end',
  gap: `${space.m} ${space.l}`,
  ...text.small,
});

export const range = part({ ...tabular, color: vars.color.page.ink2, marginInlineEnd: 'auto' });

/** Width of a page button with one or two digits. */
const place = density.controlSmall;

export const pages = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  listStyle: '""',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%', justifyContent: 'space-between' } },
});

export const slot = part({ '@media': { [media.phone]: { display: 'none' } } });

/** Shows the current page as text on phones. */
export const position = part({ ...tabular, '@media': { [media.notPhone]: { display: 'none' } } });

export const page = part({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: place,
  minBlockSize: density.controlSmall,
  paddingInline: space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: vars.color.page.ink,
  textDecoration: 'none',
  fontWeight: weight.medium,
  ...tabular,
  selectors: {
    '&:hover:not([aria-current], [aria-disabled="true"])': { background: vars.color.sunk.surface },
    '&[aria-current="page"]': {
      background: vars.color.brand.surface,
      color: vars.color.brand.ink,
      fontWeight: weight.strong,
    },
    '&[aria-disabled="true"]': { color: vars.color.page.ink3, opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-current="page"]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
      },
    },
    [media.phone]: { minInlineSize: '44px', minBlockSize: '44px' },
  },
});

export const gap = part({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: place,
  color: vars.color.page.ink3,
});

export const size = part({ inlineSize: 'auto' });

export const jump = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  color: vars.color.page.ink2,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const jumpField = part({ inlineSize: '64px' });
