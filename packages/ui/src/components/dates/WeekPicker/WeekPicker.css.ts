import { isolated, numerals } from '../../../theme/numerals.ts';
import { space, text } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';

/** The content that fits beside the week depends on the picker's own width, in any container. */
export const picker = part({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: '136px' });

/** Shrinks before the week does: if it does not fit, it wraps to a second line, which is hidden. */
export const range = part({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  flex: '0 1 auto',
  minInlineSize: 0,
  blockSize: text.caption.lineHeight,
  overflow: 'hidden',
  ...numerals,
  ...isolated,
  selectors: { '&::before': { content: '""', blockSize: '100%' } },
});

// The whole week, its padding and a caret.
within(`.${picker} input`, { minInlineSize: `calc(9.5ch + 2 * ${space.m})` });
within(`.${picker} span:has(> .${range})`, { flex: '0 1 auto', minInlineSize: 0 });

export const steps = part({
  display: 'flex',
  flex: 'none',
  '@container': { '(max-width: 199px)': { display: 'none' } },
});

export const calendar = part({
  padding: space.m,
  inlineSize: '328px',
  maxInlineSize: `calc(100vw - ${space.l})`,
});
