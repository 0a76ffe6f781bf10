import { dayAt, instantAt, timeAt } from '../../time/zone.ts';

/** `2026-11-23 18:00`, or as spreadsheets write it: `2026/11/3 8:00`. */
const written = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::00)?$/;

/** A time on a port's clock as `2026-11-23 18:00`; null if invalid, such as the 30th of February. */
export function localTime(text: string): string | null {
  const [, year = '', ...rest] = written.exec(text) ?? [];
  const [month = '', day = '', hour = '', minute = ''] = rest.map((part) => part.padStart(2, '0'));
  const said = `${year}-${month}-${day} ${hour}:${minute}`;
  const at = new Date(`${said.replace(' ', 'T')}:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(said.replace(' ', 'T'));
  return isReal ? said : null;
}

/** A calendar day as `2026-11-23`, also read in spreadsheets' formats; null if invalid. */
export function localDay(text: string): string | null {
  return localTime(`${text} 00:00`)?.slice(0, 10) ?? null;
}

/** The instant at which clocks in `zone` show a local time. */
export function instantOf(local: string, zone: string): Date {
  const [day = '', time = ''] = local.split(' ');
  return instantAt(day, time, zone);
}

/** What clocks in `zone` show at an instant; empty for none. */
export function localOf(instant: Date | null, zone: string): string {
  return instant === null ? '' : `${dayAt(instant, zone)} ${timeAt(instant, zone)}`;
}
