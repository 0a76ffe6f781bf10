import type { ImportFreeTime } from '@fairway/gateway/contract/freight';
import type { Port } from '@fairway/gateway/contract/harbour';
import { type DemurrageBox, freeTimeFrom } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { dayCalendarAt } from '../../time/publicHolidays/calendars.ts';
import { portTariffs } from './portTariffs.ts';

export interface Discharge {
  readonly port: Pick<Port, 'code' | 'countryCode'>;
  readonly carrierCode: string;
  readonly box: DemurrageBox;
  /** At the port. */
  readonly day: string;
}

/**
 * The free time that a carrier's tariffs leave a container from its day of discharge. That of detention is left out: it
 * starts with the pick-up, whose day nobody knows yet.
 */
export async function importFreeTime(
  db: Db,
  { port, carrierCode, box, day }: Discharge,
  now: Date,
): Promise<ImportFreeTime[]> {
  const query = { port: port.code, direction: 'import', box, day, carrier: carrierCode } as const;
  const { carriers } = await portTariffs(db, query);
  const calendar = dayCalendarAt(port, now);
  return (carriers[0]?.terms ?? []).flatMap((terms) => {
    const { charge, source, sample } = terms;
    if (charge === 'detention') return [];
    const { last, workedDays, freeDays, holidays } = freeTimeFrom(terms, day, calendar);
    return { charge, start: day, freeDays, last, workedDays, holidays: [...holidays], source, sample };
  });
}
