import { dayMs } from '@fairway/trade';

/** Wall-clock times at a port. Uses only `Intl`, which contains the clock changes of every IANA zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

const quarter = 900_000;
const offsets = new Map<string, number>();

/** Returns the zone's offset from UTC at an instant, in milliseconds. Clocks change on a quarter of an hour. */
function offset(ms: number, zone: string): number {
  const start = Math.floor(ms / quarter) * quarter;
  const key = `${zone} ${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size > 20_000) offsets.clear();
  const startOffset = readOffset(start, zone);
  offsets.set(key, startOffset);
  return startOffset;
}

function readOffset(ms: number, zone: string): number {
  const parts = new Map(
    formatter(zone)
      .formatToParts(ms)
      .map((part) => [part.type, Number(part.value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - ms;
}

/**
 * The instant at which clocks in `zone` show `day` and `time` (`18:00`). A time that the clock skips in spring
 * is read by the offset before the change; of a time that it shows twice in autumn, the first counts.
 */
export function instantAt(day: string, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const halfDay = 43_200_000;
  const before = offset(wall - halfDay, zone);
  const after = offset(wall + halfDay, zone);
  const first = wall - before;
  if (before === after || offset(first, zone) === before) return new Date(first);
  const second = wall - after;
  return new Date(offset(second, zone) === after ? second : first);
}

const dayTexts = new Map<number, string>();

/** The calendar day in `zone` at an instant, `2026-11-23`. */
export function dayAt(instant: Date, zone: string): string {
  const day = Math.floor((instant.getTime() + offset(instant.getTime(), zone)) / dayMs);
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  if (dayTexts.size > 20_000) dayTexts.clear();
  const text = new Date(day * dayMs).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
}

/** The wall-clock time in `zone` at an instant, `18:00`. */
export function timeAt(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offset(instant.getTime(), zone)).toISOString().slice(11, 16);
}
