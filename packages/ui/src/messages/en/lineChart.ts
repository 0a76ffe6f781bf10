import type { Messages } from '../types.ts';

export const lineChart: Messages['lineChart'] = {
  sentence: (name, way, range) =>
    `${name === '' ? way.charAt(0).toUpperCase() + way.slice(1) : `${name} ${way}`}${range === '' ? '' : `; ${range}`}.`,
  rose: (from, to, by) => `rose from ${from} to ${to}${by ? `, up ${by}` : ''}`,
  fell: (from, to, by) => `fell from ${from} to ${to}${by ? `, down ${by}` : ''}`,
  held: (at) => `began and ended at ${at}`,
  extremes: (high, highDay, low, lowDay) => `highest ${high} (${highDay}), lowest ${low} (${lowDay})`,
  lines: 'Which line stands out',
  keys: 'Arrow keys walk the days, Home and End go to the first and last, Escape closes',
  table: 'The numbers',
  day: 'Day',
  missing: '—',
  nothing: 'There are no numbers for this time.',
};
