import { hash } from 'node:crypto';

/** A number from 0 up to 1 that is always the same for the same key. */
export function dice(key: string): number {
  return Number.parseInt(hash('sha256', key, 'hex').slice(0, 8), 16) / 0x1_0000_0000;
}

/** One of some options, always the same for the same key. */
export function pick<Option>(options: readonly Option[], key: string): Option {
  const option = options[Math.floor(dice(key) * options.length)];
  if (option === undefined) throw new RangeError('nothing to choose from');
  return option;
}

/** A whole number between two, both included. */
export function between(least: number, most: number, key: string): number {
  return least + Math.floor(dice(key) * (most - least + 1));
}
