import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

type Surface = typeof vars.color.raised;

const ink2 = createVar('ink2');
const ink3 = createVar('ink3');

/** Inks of quieter text on any surface: the page, or the nearest surface around it. */
export const inks = {
  quiet: fallbackVar(ink2, vars.color.page.ink2),
  faint: fallbackVar(ink3, vars.color.page.ink3),
};

/** A surface with its ink, which defines the quieter inks that are legible on it. */
export const groundOf = ({ surface, ...ink }: Surface) => ({
  background: surface,
  color: ink.ink,
  vars: { [ink2]: ink.ink2, [ink3]: ink.ink3 },
});
