import type { Messages } from '../types.ts';

export const columnChooser: Messages['columnChooser'] = {
  open: 'Columns',
  label: 'Columns',
  shown: 'Columns to show',
  up: (column) => `Move ${column} up`,
  down: (column) => `Move ${column} down`,
  moved: (column, place, of) => `${column}: column ${place} of ${of}`,
  always: 'Always shown',
  density: 'Row spacing',
  comfortable: 'Comfortable',
  compact: 'Compact',
  reset: 'Reset',
};
