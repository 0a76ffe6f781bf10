import type { RuleName } from '../rule.ts';
import { day } from './day.ts';

const spelling =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:00([+-]\d{2}:\d{2}|Z)\[([A-Za-z0-9_+\-/]{1,60})\]$/;

/**
 * A date with its time, its offset and its zone, RFC 9557: `2026-12-02T15:00:00+01:00[Europe/Berlin]`. A time that
 * the zone skips, and an offset that it does not have at that time, break the rule. Local time and offset are in the text,
 * so `Date.parse` of the part before `[` is the instant.
 */
export function zonedTime(value: string): RuleName | null {
  const [, date = '', , offset = '', zone = ''] = (value.length <= 100 && spelling.exec(value)) || [];
  if (date === '' || day(date) !== null) return 'zonedTime';
  const instant = Date.parse(value.slice(0, value.indexOf('[')));
  return !Number.isNaN(instant) && offsetAt(instant, zone) === (offset === 'Z' ? '+00:00' : offset)
    ? null
    : 'zonedTime';
}

/** The offset of a zone at an instant, `+08:00`; null of a zone that is not known. */
function offsetAt(instant: number, zone: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      timeZoneName: 'longOffset',
    }).formatToParts(instant);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name === 'GMT' ? '+00:00' : name.replace('GMT', '').slice(0, 6);
  } catch {
    return null;
  }
}
