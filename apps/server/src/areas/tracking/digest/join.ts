import type { Said } from '../carriers/carrier.ts';
import { placeKeys } from './placeKeys.ts';
import type { Told } from './types.ts';

/** More than any bill has; what comes after that pushes out the oldest. */
const mostTold = 3000;

/**
 * Known events and those of an answer, each once. An event that a complete answer no longer contains stays, but is
 * marked as not listed; an answer with missing pages supersedes nothing.
 */
export function joinTold(
  before: readonly Told[],
  answer: { readonly said: readonly Said[]; readonly whole: boolean },
): Told[] {
  const placeOf = placeKeys([...before, ...answer.said]);
  const keyOf = (said: Said) =>
    [
      said.box ?? '',
      said.what,
      placeOf(said),
      said.classifier,
      said.at.toISOString(),
      said.vessel?.name ?? '',
    ].join(' ');
  const told = new Map<string, Told>();
  for (const each of before) {
    const key = keyOf(each);
    if (!told.has(key)) told.set(key, answer.whole ? { ...each, listed: false } : each);
  }
  for (const each of answer.said) {
    const key = keyOf(each);
    told.set(key, { ...(told.get(key) ?? each), listed: true });
  }
  return [...told.values()].slice(-mostTold);
}

/** Whether an answer brought anything, or took anything back. */
export function isNews(before: readonly Told[], after: readonly Told[]): boolean {
  return (
    before.length !== after.length || before.some(({ listed }, index) => listed !== after[index]?.listed)
  );
}
