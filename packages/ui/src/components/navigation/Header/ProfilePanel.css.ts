import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const card = part({ display: 'flex', alignItems: 'flex-start', gap: space.m, minInlineSize: 0 });

/** A name alone is in the middle of the face. */
export const facts = part({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: '32px',
});

/** The panel has room for a company's whole name. */
export const fullName = part({ ...text.body, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const badges = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  selectors: { '&:empty': { display: 'none' } },
});
