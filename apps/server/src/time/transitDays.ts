import { daysBetween } from '@fairway/trade';
import { dayAt } from './zone.ts';

/** An instant on the clocks of a port. */
export interface PortMoment {
  readonly at: Date;
  readonly zone: string;
}

/** Days under way as the trade counts them: the date of arrival minus the date of departure, each on its port's calendar. */
export function transitDays(departure: PortMoment, arrival: PortMoment): number {
  return daysBetween(dayAt(departure.at, departure.zone), dayAt(arrival.at, arrival.zone));
}
