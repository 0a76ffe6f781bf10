import type { Brand } from '../brand/types.ts';
import { emitBrand } from '../emitBrand.ts';
import { archivo } from './archivo.ts';
import { dark, light } from './quay.palette.ts';

const family = archivo('Archivo Quay');

/** Quay: for people who work in it all day, quieter, squarer and denser than the portal. */
export const quay: Brand = {
  light,
  dark,
  font: { body: family, heading: family, number: family, headingWidth: '100%', numberWidth: '92%' },
  radius: { small: '2px', medium: '3px', large: '4px', round: '999px' },
  shadow: {
    light: {
      raised: '0 1px 2px rgb(27 34 38 / 0.1)',
      overlay: '0 1px 3px rgb(27 34 38 / 0.14), 0 16px 40px -12px rgb(27 34 38 / 0.26)',
    },
    dark: {
      raised: '0 1px 2px rgb(0 0 0 / 0.5)',
      overlay: '0 1px 3px rgb(0 0 0 / 0.5), 0 16px 40px -12px rgb(0 0 0 / 0.8)',
    },
  },
  density: {
    comfortable: {
      control: '36px',
      controlSmall: '28px',
      row: '40px',
      headRow: '36px',
      cell: '10px',
      gap: '12px',
      field: '16px',
    },
    compact: {
      control: '28px',
      controlSmall: '24px',
      row: '32px',
      headRow: '28px',
      cell: '8px',
      gap: '8px',
      field: '12px',
    },
  },
};

emitBrand('quay', quay);
