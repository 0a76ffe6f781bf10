import { vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const root = part({
  minInlineSize: 0,
  '@media': {
    // Below the header of the site, which stays at the top.
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: '88px',
      maxBlockSize: 'calc(100vh - 120px)',
      overflowY: 'auto',
    },
    ...offPaper,
  },
});

export const beside = part({ '@media': { [media.narrow]: { display: 'none' } } });

export const head = part({ ...text.small, color: inks.quiet, paddingBlockEnd: space.s });

export const folded = part({
  display: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.narrow]: { display: 'block' } },
});

export const foldedHead = part({
  minBlockSize: '44px',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  fontWeight: weight.medium,
});

export const list = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const link = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.s,
  paddingInlineStart: space.s,
  // Reserved for the mark, so that the current item is where the others are.
  borderInlineStart: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: {
    '&:hover': { background: vars.color.deep },
    '&:focus-visible': { outlineOffset: '-2px' },
    // As heavy as the others: a heavier one would wrap elsewhere.
    '&[aria-current]': { color: vars.color.link, borderInlineStartColor: vars.color.link },
  },
  '@media': {
    [media.forced]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const note = part({ ...text.caption, fontWeight: weight.regular, color: inks.quiet });
