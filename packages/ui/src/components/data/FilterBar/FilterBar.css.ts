import { offPaper } from '../../../theme/paper.ts';
import { media, space, text } from '../../../theme/scale.ts';
import { part, within } from '../../../theme/style.ts';
import { count, labelRow } from '../../inputs/Field/Field.css.ts';

export const root = part({ display: 'grid', gap: space.m, justifyItems: 'stretch', '@media': offPaper });

export const opener = part({
  justifySelf: 'start',
  '@media': { [media.notPhone]: { display: 'none' } },
});

export const fields = part({
  display: 'flex',
  flexWrap: 'wrap',
  // At the top, not at the end: a hint or an error below one field moves no other.
  alignItems: 'start',
  gap: space.m,
  '@media': {
    [media.phone]: {
      display: 'grid',
      selectors: { '&[data-folded]': { display: 'none' } },
    },
  },
});

/** The height of a label with its distance from the control. */
const labelHeight = `calc(${text.small.lineHeight} + ${space.xs})`;

/** A range of dates is named by its legend. */
const named = `:has(.${labelRow}, legend)`;

// At the end of its line, which may be another one without labels. Where texts below a field make the line longer, it
// is as far from the top as a control with a label.
within(`.${fields}${named} > :not(${named})`, { '@media': { [media.notPhone]: { alignSelf: 'end' } } });
within(`.${fields}${named}:has(p, .${count}) > :not(${named})`, {
  '@media': { [media.notPhone]: { alignSelf: 'start', marginBlockStart: labelHeight } },
});
