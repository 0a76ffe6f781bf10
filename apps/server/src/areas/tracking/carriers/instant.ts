const written =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.(\d+))?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)$/i;

/** The instant that a carrier wrote with its zone; null for a day that no calendar has, or no instant at all. */
export function instantOf(value: string): Date | null {
  const parts = written.exec(value.trim());
  if (!parts) return null;
  const [, day = '', minute = '', second = ':00', fraction = '', utc, hours = '', minutes = '00'] = parts;
  // Date moves 30 February to March: the day must come back as it was written.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const at = new Date(`${day}T${minute}${second}.${milliseconds}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
