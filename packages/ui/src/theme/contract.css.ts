import { createGlobalThemeContract } from '@vanilla-extract/css';
import { space } from './scale.ts';

/** A surface and the inks that are legible on it, each at 4.5:1 or better. */
const surface = { surface: '', ink: '', ink2: '', ink3: '' };
/** A tinted surface with the one ink that belongs on it. */
const pair = { surface: '', ink: '' };

/**
 * The values that a brand must provide. Components use these names and do not depend on brand, scheme or density.
 * Colours come as surface and ink, so that a component cannot pick an illegible combination.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: surface,
      sunk: surface,
      paper: surface,
      raised: surface,
      inverse: surface,
      brand: { ...pair, hover: '', pressed: '' },
      tint: { ...pair, hover: '' },
      good: pair,
      bad: { ...pair, hover: '' },
      caution: pair,
      neutral: pair,
      /** Solid red for actions that destroy. */
      danger: { ...pair, hover: '' },
      /** Inks for page, raised and sunk surfaces alike. */
      link: '',
      /** Chart magenta: where you are and where ships go. */
      mark: '',
      /** Deadlines and running time. */
      signal: '',
      up: '',
      down: '',
      line: '',
      lineSoft: '',
      /** Outline of controls, 3:1 against the page. */
      lineControl: '',
      focus: '',
      scrim: '',
      water1: '',
      water2: '',
      water3: '',
      deep: '',
      land: '',
      coast: '',
    },
    font: { body: '', heading: '', number: '', headingWidth: '', numberWidth: '' },
    shadow: { raised: '', overlay: '' },
    radius: { small: '', medium: '', large: '', round: '' },
  },
  (_value, path) => `fw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/**
 * The least size of a control: 40 px where the main pointer is a finger, none for a mouse. The query that sets it is in
 * `touch.css.ts`, next to the area around controls that stay small.
 */
export const touch = 'var(--fw-touch)';

/** Names of the sizes that density scales, one axis for the whole kit. */
export const densityNames = createGlobalThemeContract(
  { control: '', controlSmall: '', row: '', headRow: '', cell: '', gap: '', field: '' },
  (_value, path) => `fw-density-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** These sizes as styles use them: a finger gets the space that it needs in every density. */
export const density = {
  ...densityNames,
  control: `max(${densityNames.control}, ${touch})`,
  controlSmall: `max(${densityNames.controlSmall}, ${touch})`,
  // A control in a row does not fill it.
  row: `max(${densityNames.row}, ${touch} + ${space.s})`,
  headRow: `max(${densityNames.headRow}, ${touch})`,
};
