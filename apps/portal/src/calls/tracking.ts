import type { Send } from '@fairway/gateway';
import { type AddOutcome, cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import type { TrackingKind } from '@fairway/trade';

/** A number to watch, with the reader's settings for it. */
export interface NumberToAdd {
  readonly number: string;
  readonly kind?: TrackingKind;
  readonly carrier?: string;
}

export async function addNumbers(
  send: Send,
  numbers: readonly NumberToAdd[],
): Promise<readonly AddOutcome[]> {
  const { outcomes } = await send(cargoTracking.add, { body: { numbers: [...numbers] } });
  return outcomes;
}

/** Queries the carriers now; returns how many numbers were skipped because they were queried too recently. */
export async function refreshNumbers(send: Send, ids: readonly string[]): Promise<number> {
  const { outcomes } = await send(cargoTracking.refresh, { body: { ids: [...ids] } });
  return outcomes.filter(({ outcome }) => outcome === 'tooSoon').length;
}

export async function removeNumbers(send: Send, ids: readonly string[]): Promise<void> {
  await send(cargoTracking.remove, { body: { ids: [...ids] } });
}

export async function setNotify(send: Send, id: string, notify: boolean): Promise<void> {
  await send(cargoTracking.setNotify, { body: { id, notify } });
}
