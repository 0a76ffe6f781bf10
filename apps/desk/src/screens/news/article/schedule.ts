/** Shanghai is eight hours ahead of UTC all year. */
const ahead = 8 * 3_600_000;

/** The instant of what was typed as Shanghai time, `2026-11-23T09:00`; null for anything else. */
export function instantOf(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const at = Date.parse(`${typed}:00.000Z`);
  return Number.isNaN(at) ? null : new Date(at - ahead).toISOString();
}

/** An instant as it is typed in Shanghai. */
export function typedOf(instant: string | Date): string {
  return new Date(new Date(instant).getTime() + ahead).toISOString().slice(0, 16);
}

/** What is offered: tomorrow at nine, before readers plan their day. */
export function offered(now: Date): string {
  const tomorrow = typedOf(new Date(now.getTime() + 86_400_000));
  return `${tomorrow.slice(0, 10)}T09:00`;
}
