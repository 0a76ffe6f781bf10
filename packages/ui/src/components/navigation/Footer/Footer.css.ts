import { touch, vars } from '../../../theme/contract.css.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

const { inverse } = vars.color;

export const footer = part({
  background: inverse.surface,
  color: inverse.ink2,
  ...text.small,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { borderBlockStart: '1px solid CanvasText' } },
});

within(`${footer} a`, { color: 'inherit', textDecoration: 'none' });
within(`${footer} a:hover`, { color: inverse.ink, textDecoration: 'underline', textUnderlineOffset: '3px' });
within(`${footer} a:focus-visible`, { outlineColor: inverse.ink });

export const upper = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1.35fr) 3fr',
  gap: space.xxl,
  paddingBlock: space.xxl,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1fr', gap: space.xl },
    [media.phone]: { paddingBlock: space.xl },
  },
});

export const brand = part({ color: inverse.ink, marginBlockEnd: space.l });

export const facts = part({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `6px ${space.l}`,
  '@media': { [media.narrow]: { maxInlineSize: '480px' } },
});

export const term = part({ color: inverse.ink3 });

export const fact = part({
  color: inverse.ink,
  fontVariantNumeric: 'tabular-nums',
});

/** As tall as the other links, on the lines of its neighbours. */
export const factLink = part({
  display: 'inline-block',
  paddingBlock: touchLine(text.small.lineHeight, '3px'),
  marginBlock: '-3px',
});

export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: `${space.l} ${space.xl}`,
});

export const heading = part({
  ...text.body,
  color: inverse.ink,
  fontWeight: weight.strong,
  marginBlockEnd: space.s,
});

// An empty marker, not `none`: Safari takes the role from a list without markers.
const bare = { listStyle: '""' } as const;

/** Links of one subject, in as many columns as fit: a long list does not make the footer tall. */
export const links = part({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  justifyItems: 'start',
  alignItems: 'start',
  gap: `0 ${space.l}`,
});

/** 24 px tall at least, for a finger 40, so that neighbours are not hit by mistake. */
export const link = part({
  display: 'inline-block',
  minInlineSize: touch,
  paddingBlock: touchLine(text.small.lineHeight, space.hair),
});

export const lower = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space.s} ${space.xl}`,
  paddingBlock: space.l,
  borderBlockStart: `1px solid color-mix(in srgb, ${inverse.ink3} 32%, transparent)`,
  color: inverse.ink3,
  ...text.caption,
});

export const legal = part({
  ...bare,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
});
