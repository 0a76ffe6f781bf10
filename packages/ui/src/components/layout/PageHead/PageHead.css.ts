import { media, space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** The heading and the actions of the page share the first line; on phones the actions come last. */
export const head = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(100%, 12em), 1fr) fit-content(70%)',
  gridTemplateAreas: '"heading aside" "facts facts"',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"heading" "facts" "aside"',
    },
  },
});
export const heading = part({ gridArea: 'heading', minInlineSize: 0 });
export const facts = part({ gridArea: 'facts', minInlineSize: 0 });
export const aside = part({ gridArea: 'aside', minInlineSize: 0 });
