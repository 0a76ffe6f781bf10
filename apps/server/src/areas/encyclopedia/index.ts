import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';

export { accessOf, mayRead, readFor } from './access.ts';
export { carriersByCode } from './carriersByCode.ts';
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

/** Shared by carriers, ports, ships, laws and the Harmonized System: their tables and access rules. */
export const encyclopedia = defineArea({
  name: 'encyclopedia',
  migrations,
});
