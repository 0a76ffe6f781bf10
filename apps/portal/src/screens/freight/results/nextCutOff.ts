import type { PortTime, Sailing } from '@fairway/gateway';

/** The next cut-off that a shipper must meet, and its urgency. */
export interface NextCutOff {
  /** `passed`: no cargo is taken any more; `soon`: less than twelve hours; `near`: within the next day and a half. */
  readonly voice: 'passed' | 'soon' | 'near' | 'later';
  readonly which: 'closing' | 'portCutOff';
  readonly time: PortTime;
  /** Whole hours left. */
  readonly hours: number;
}

const hourMs = 3_600_000;
const soon = 12;
const near = 36;

/** The first of both cut-offs that is still ahead; once both are gone, the last of them. */
export function nextCutOff(
  { closing, portCutOff }: Pick<Sailing, 'closing' | 'portCutOff'>,
  now: Date,
): NextCutOff {
  const inOrder = (
    [
      ['closing', closing],
      ['portCutOff', portCutOff],
    ] as const
  ).toSorted(([, one], [, other]) => one.at.localeCompare(other.at));
  const left = (time: PortTime) => (new Date(time.at).getTime() - now.getTime()) / hourMs;
  const upcoming = inOrder.find(([, time]) => left(time) > 0);
  const [which, time] = upcoming ?? (inOrder.at(-1) as (typeof inOrder)[number]);
  const hours = left(time);
  const voice = !upcoming ? 'passed' : hours < soon ? 'soon' : hours < near ? 'near' : 'later';
  return { voice, which, time, hours: Math.max(0, Math.floor(hours)) };
}

/** Returns the style of a cut-off: the next one by its distance, the other one only if it is past. */
export function voiceOf(
  time: PortTime,
  which: NextCutOff['which'],
  next: NextCutOff,
  now: Date,
): NextCutOff['voice'] | undefined {
  if (which === next.which) return next.voice;
  return new Date(time.at).getTime() <= now.getTime() ? 'passed' : undefined;
}
