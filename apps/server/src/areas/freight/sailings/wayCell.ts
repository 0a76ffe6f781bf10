import type { NamedWay } from '@fairway/trade';
import type { CsvLine } from '../../../services/csv/csvLine.ts';

/** The canal or cape of a sailing or surcharge, as files name it. */
const wayNames: readonly (readonly [NamedWay, RegExp])[] = [
  ['suez', /^(?:suez|suez canal|苏伊士|苏伊士运河)$/i],
  ['cape', /^(?:cape|cape of good hope|cogh|好望角|绕好望角)$/i],
  ['panama', /^(?:panama|panama canal|巴拿马|巴拿马运河)$/i],
];

/** The way in the cell `way` of a line; null where it is empty. */
export function wayOf({ cell, broken }: CsvLine): NamedWay | null {
  const text = cell('way');
  if (text === '') return null;
  return wayNames.find(([, pattern]) => pattern.test(text))?.[0] ?? broken('way', 'way');
}
