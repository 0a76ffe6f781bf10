import type { Sailing } from '@fairway/gateway';

type Closings = Pick<Sailing, 'closing' | 'portCutOff' | 'departure'>;

/** Why a sailing can no longer be booked, the last of what has passed; null while it can. The server follows the same rule. */
export function closedBy(
  { closing, portCutOff, departure }: Closings,
  now: Date,
): 'departed' | 'portClosed' | 'documentsClosed' | null {
  const isOver = ({ at }: Closings['closing']) => new Date(at) <= now;
  if (isOver(departure)) return 'departed';
  if (isOver(portCutOff)) return 'portClosed';
  return isOver(closing) ? 'documentsClosed' : null;
}
