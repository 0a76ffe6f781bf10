import { day as dayRule, time } from '@fairway/trade';

/** A local date and time in a zone, as in the three boxes; typed text is kept even if it is not a date. */
export interface ZonedParts {
  readonly day: string;
  readonly time: string;
  readonly timeZone: string;
}

/** A local time in its zone. */
export interface ZonedTime {
  /** RFC 9557: `2026-12-02T15:00:00+01:00[Europe/Berlin]`. */
  readonly text: string;
  /** The clock shows this time twice on that day; `text` has the first. */
  readonly isTwice: boolean;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Returns a local time with its offset; null if the zone skips it, or the day or time is invalid. */
export function zonedTimeOf({ day, time: clock, timeZone }: ZonedParts): ZonedTime | null {
  const local = Date.parse(`${day}T${clock}:00Z`);
  if (dayRule(day) !== null || time(clock) !== null) return null;
  // The zone changes its offset at most once within a day to either side.
  const offsets = new Set([offsetAt(local - dayMs, timeZone), offsetAt(local + dayMs, timeZone)]);
  const fitting = [...offsets]
    .filter((offset) => offsetAt(local - offset * minuteMs, timeZone) === offset)
    .sort((one, other) => other - one);
  const [first] = fitting;
  if (first === undefined) return null;
  return { text: `${day}T${clock}:00${offsetText(first)}[${timeZone}]`, isTwice: fitting.length > 1 };
}

/** Returns the value of the field: the zoned time, or the typed text, which every rule rejects as a time. */
export function zonedValue(parts: ZonedParts): string {
  if (parts.day === '' && parts.time === '') return '';
  return zonedTimeOf(parts)?.text ?? `${parts.day}T${parts.time}[${parts.timeZone}]`;
}

/** The boxes of a value. */
export function partsOf(value: string, timeZone: string): ZonedParts {
  const [, day = '', clock = '', zone = timeZone] =
    /^([^T[\]]*)T([^[\]+-]*?)(?::00(?:Z|[+-]\d{2}:\d{2}))?\[([^\]]+)\]$/.exec(value) ?? [];
  return { day, time: clock, timeZone: zone };
}

/** The offset of a zone at an instant, in minutes east of UTC. Throws a `RangeError` for an unknown zone. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `+01:00` for 60 minutes. */
export function offsetText(minutes: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

/** Returns the name of a zone next to its time: `Europe/Berlin (UTC+01:00)`, with the offset of that time, or of today. */
export function zoneText(parts: ZonedParts, now: Date): string {
  const text = zonedTimeOf(parts)?.text;
  const offset = text
    ? /([+-]\d{2}:\d{2})\[/.exec(text)?.[1]
    : offsetText(offsetAt(now.getTime(), parts.timeZone));
  return `${parts.timeZone.replaceAll('_', ' ')} (UTC${offset ?? ''})`;
}
