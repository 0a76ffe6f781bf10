import { sampleSailings } from '@fairway/gateway/mock';
import { expect, it } from 'vitest';
import { byVessel } from './byVessel.ts';

const [first, second, third] = sampleSailings();
if (!first || !second || !third) throw new Error('The samples are too few.');
const soldBy = (sailing: typeof first, id: string, code: string) => ({
  ...sailing,
  id,
  carrier: { ...sailing.carrier, code },
});

it('lists a vessel once with all its carriers, at the position of its first sailing', () => {
  const rows = [second, first, soldBy(second, 'a', 'MAEU'), third, soldBy(second, 'b', 'CMDU')];
  expect(byVessel(rows).map((group) => group.map(({ id }) => id))).toEqual([
    [second.id, 'a', 'b'],
    [first.id],
    [third.id],
  ]);
});

it('keeps two departures of one vessel apart', () => {
  const later = { ...first, id: 'later', departure: { ...first.departure, at: '2026-12-30T00:00:00Z' } };
  expect(byVessel([first, later])).toHaveLength(2);
});

it('loses no sailing', () => {
  const rows = sampleSailings();
  expect(byVessel(rows).flat()).toHaveLength(rows.length);
});
