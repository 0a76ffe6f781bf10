import { byScreen, eachOf } from '../../../theme/byScreen.ts';
import { inks } from '../../../theme/ground.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { text, weight as weights } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';

export const size = byScreen(
  eachOf(text, (step) => ({ ...step })),
  'size',
);

export const tone = parts({ plain: {}, quiet: { color: inks.quiet }, faint: { color: inks.faint } });

export const weight = parts(eachOf(weights, (step) => ({ fontWeight: step })));

export const figures = part(tabular);
