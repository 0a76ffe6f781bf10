import { dayAt, instantAt, timeAt } from '../../time/zone.ts';

/** The instant at which clocks in `zone` show a local time. */
export function instantOf(local: string, zone: string): Date {
  const [day = '', time = ''] = local.split(' ');
  return instantAt(day, time, zone);
}

/** Returns the local time in `zone` at an instant; empty for none. */
export function localOf(instant: Date | null, zone: string): string {
  return instant === null ? '' : `${dayAt(instant, zone)} ${timeAt(instant, zone)}`;
}
