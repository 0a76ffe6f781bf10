import { useMemo, useSyncExternalStore } from 'react';
import { createCooldown } from './createCooldown.ts';

export interface CooldownState {
  /** Whole seconds left; 0 when ready. */
  seconds: number;
  /** Whether one was started before, also when it is over. */
  started: boolean;
  /** Starts, or restarts, for so many seconds. */
  start(seconds: number): void;
}

/** The cooldown of a key made by `cooldownKey`; one key counts as one, wherever on the site it is shown. */
export function useCooldown(key: string): CooldownState {
  const cooldown = useMemo(() => createCooldown(key), [key]);
  const seconds = useSyncExternalStore(cooldown.subscribe, cooldown.seconds, ready);
  return { seconds, started: seconds > 0 || cooldown.started(), start: cooldown.start };
}

/** A server renders the button ready, because it cannot read the browser's storage. */
function ready(): number {
  return 0;
}
