import type { Messages } from '../types.ts';

export const progress: Messages['progress'] = {
  value: (percent) => `${percent}%`,
  unknown: 'In progress',
  reached: (name, percent) => (percent >= 100 ? `${name}, done` : `${name}, ${percent}% done`),
};
