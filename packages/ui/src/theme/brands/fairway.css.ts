import type { Brand } from '../brand/types.ts';
import { emitBrand } from '../emitBrand.ts';
import { archivo } from './archivo.ts';
import { dark, light } from './fairway.palette.ts';

const family = archivo('Archivo Fairway');

/** Fairway: a nautical chart. */
export const fairway: Brand = {
  light,
  dark,
  font: {
    body: family,
    heading: family,
    number: family,
    headingWidth: '108%',
    numberWidth: '86%',
  },
  radius: { small: '4px', medium: '6px', large: '10px', round: '999px' },
  shadow: {
    light: {
      raised: '0 1px 2px rgb(11 29 46 / 0.08), 0 6px 20px -6px rgb(11 29 46 / 0.14)',
      overlay: '0 2px 6px rgb(11 29 46 / 0.1), 0 24px 64px -12px rgb(11 29 46 / 0.28)',
    },
    dark: {
      raised: '0 1px 2px rgb(0 0 0 / 0.5), 0 6px 20px -6px rgb(0 0 0 / 0.6)',
      overlay: '0 2px 6px rgb(0 0 0 / 0.5), 0 24px 64px -12px rgb(0 0 0 / 0.8)',
    },
  },
  density: {
    comfortable: {
      control: '40px',
      controlSmall: '32px',
      row: '48px',
      headRow: '40px',
      cell: '12px',
      gap: '16px',
      field: '20px',
    },
    compact: {
      control: '32px',
      controlSmall: '28px',
      row: '36px',
      headRow: '32px',
      cell: '8px',
      gap: '12px',
      field: '14px',
    },
  },
};

emitBrand('fairway', fairway);
