import type { Brand } from './types.ts';

/** Corners by how they feel. */
export const corners = {
  sharp: { small: '2px', medium: '3px', large: '4px', round: '999px' },
  soft: { small: '4px', medium: '6px', large: '10px', round: '999px' },
  round: { small: '8px', medium: '12px', large: '16px', round: '999px' },
} as const;

/** Shadows without a hue, for any ground. */
export const shadows: Brand['shadow'] = {
  light: {
    raised: '0 1px 2px rgb(17 21 26 / 0.08), 0 6px 20px -6px rgb(17 21 26 / 0.14)',
    overlay: '0 2px 6px rgb(17 21 26 / 0.1), 0 24px 64px -12px rgb(17 21 26 / 0.28)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.5), 0 6px 20px -6px rgb(0 0 0 / 0.6)',
    overlay: '0 2px 6px rgb(0 0 0 / 0.5), 0 24px 64px -12px rgb(0 0 0 / 0.8)',
  },
};

/** Heights and insets for most sites. */
export const comfortable: Brand['density']['comfortable'] = {
  control: '40px',
  controlSmall: '32px',
  row: '48px',
  headRow: '40px',
  cell: '12px',
  gap: '16px',
  field: '20px',
};

/** The same for work all day. */
export const compact: Brand['density']['compact'] = {
  control: '32px',
  controlSmall: '28px',
  row: '36px',
  headRow: '32px',
  cell: '8px',
  gap: '12px',
  field: '14px',
};
