const instantPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d+))?(?:\s?(Z)|\s?([+-]\d{2})(?::?(\d{2}))?)?$/i;

/** ISO 8601 without signs between. */
const basic = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/i;

/**
 * The instant that a carrier wrote; null for a day that no calendar has, or no instant at all. One without an offset is
 * the clock time of `zone`.
 */
export function instantOf(value: string, zone = 'UTC'): Date | null {
  const parts = instantPattern.exec(value.trim().replace(basic, '$1-$2-$3T$4:$5:$6'));
  if (!parts) return null;
  const [, day = '', minute = '', second = ':00', fraction = '', utc, hours, minutes = '00'] = parts;
  // Date moves 30 February to March: the day must come back as it was written.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const clock = `${day}T${minute}${second}.${milliseconds}`;
  const offset = utc || hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const at = new Date(`${clock}${offset}`);
  if (Number.isNaN(at.getTime())) return null;
  return utc || hours !== undefined ? at : atClock(at, zone);
}

/** The instant at which the clocks of a zone show what `clock` shows in UTC. */
function atClock(clock: Date, zone: string): Date {
  const guess = new Date(clock.getTime() - offsetAt(clock, zone));
  // The offset may change between the guess and the instant.
  return new Date(clock.getTime() - offsetAt(guess, zone));
}

function offsetAt(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const localTime = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return localTime - Math.floor(at.getTime() / 1000) * 1000;
}
