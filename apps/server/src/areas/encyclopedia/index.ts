import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';

export { accessOf, mayRead, readFor } from './access.ts';
export {
  aheadOf,
  canBeBooked,
  closedBy,
  type DepartureRow,
  daysAhead,
  departureColumns,
  departureTables,
  leavesSoon,
  toDeparture,
} from './departures.ts';
export { isOf } from './fleet.ts';
export type { HsItemTable } from './tables.ts';

/** What carriers, ports, ships, laws and the Harmonized System share: their tables, and who may read them. */
export const encyclopedia = defineArea({
  name: 'encyclopedia',
  migrations,
});
