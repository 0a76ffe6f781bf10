import { hash } from 'node:crypto';

/** Returns a number from 0 up to 1 that is always the same for the same key, so that a day returns the same data twice. */
export function chance(key: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    mixed = Math.imul(mixed ^ key.charCodeAt(index), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** A number from `least` up to `most` for the key. */
export function between(least: number, most: number, key: string): number {
  return least + (most - least) * chance(key);
}

/** One of the options for the key. Throws without options. */
export function oneOf<Option>(options: readonly Option[], key: string): Option {
  const option = options[Math.floor(chance(key) * options.length)];
  if (option === undefined) throw new RangeError('nothing to choose from');
  return option;
}

/** A UUIDv7 of the instant whose random part is derived from the key: the same row has the same id in every fill. */
export function sampleId(at: Date, key: string): string {
  const digest = hash('sha256', key, 'hex');
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = '89ab'.charAt(Number.parseInt(digest.charAt(3), 16) % 4);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digest.slice(0, 3)}`,
    variant + digest.slice(4, 7),
    digest.slice(7, 19),
  ].join('-');
}
