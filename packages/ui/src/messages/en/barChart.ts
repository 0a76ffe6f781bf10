import type { Messages } from '../types.ts';

export const barChart: Messages['barChart'] = {
  sentence: (name, value, share, total) =>
    `Most: ${name} with ${value}${share === '' ? '' : `, ${share} of all`}; ${total} in total.`,
  one: (name, value) => `Only ${name}: ${value}.`,
  table: 'The numbers',
  value: 'Value',
  share: 'Share',
  nothing: 'There are no numbers for this time.',
};
