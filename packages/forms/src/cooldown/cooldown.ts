/** Seconds between two codes to the same target (spec 9). */
export const cooldownSeconds = 60;

/** Longest cooldown a stored or sent deadline may mean, in seconds: a day. More is a broken clock. */
const longest = 86_400;

/** Whole seconds left until a deadline in epoch milliseconds, rounded up; 0 when it has passed or is absurd. */
export function secondsLeft(deadline: number, now: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 && seconds <= longest ? seconds : 0;
}

/** Milliseconds until `secondsLeft` shows another number; null when the cooldown is over. */
export function untilNextSecond(deadline: number, now: number): number | null {
  const seconds = secondsLeft(deadline, now);
  return seconds === 0 ? null : deadline - (seconds - 1) * 1000 - now;
}

/** The deadline `seconds` from now; the usual minute when the number makes no sense. */
export function deadlineIn(seconds: number, now: number): number {
  const sound = Number.isFinite(seconds) && seconds > 0 && seconds <= longest;
  return now + (sound ? seconds : cooldownSeconds) * 1000;
}

/**
 * Seconds from now to an instant of the server (epoch milliseconds, `Date` or ISO 8601), such as `resendAt`. Returns
 * the default of one minute when the clocks differ so much that the instant is in the past.
 */
export function secondsUntil(instant: number | string | Date, now: number): number {
  const at = instant instanceof Date ? instant.getTime() : new Date(instant).getTime();
  return secondsLeft(at, now) || cooldownSeconds;
}

export type Announcement = 'started' | 'halfway' | 'soon' | 'ready';

/** The text to announce when the count changes from one number to the next: at the start, 30, 10 and ready only. */
export function announcement(before: number, after: number): Announcement | null {
  if (before === 0) return after > 0 ? 'started' : null;
  if (after === 0) return 'ready';
  if (after > before) return 'started';
  if (before > 10 && after <= 10) return 'soon';
  return before > 30 && after <= 30 ? 'halfway' : null;
}

/** Returns the storage key of the deadline of a target and purpose. The target is hashed: a shared computer lists no phones. */
export function cooldownKey(purpose: string, target: string): string {
  return `fairway.cooldown.${purpose}.${hash(target)}`;
}

/** FNV-1a over UTF-16 units, twice with different seeds; not secret, only short and unreadable. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
