import type { BoxType } from '@fairway/gateway/contract/shapes';
import { useSyncExternalStore } from 'react';

/** The contract's, without its schemas, which a page that came drawn does not fetch. */
export const boxTypes: readonly BoxType[] = ['20GP', '40GP', '40HQ'];
const storageKey = 'fairway.box-type';
/** What most boxes of the trade are. */
const standard: BoxType = '40HQ';
const listeners = new Set<() => void>();
/** Chosen on this page, where the browser keeps nothing. */
let boxInPage: BoxType | undefined;

function read(): BoxType {
  if (boxInPage) return boxInPage;
  try {
    const stored = localStorage.getItem(storageKey);
    return boxTypes.find((box) => box === stored) ?? standard;
  } catch {
    return standard;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(box: BoxType): void {
  boxInPage = box;
  try {
    localStorage.setItem(storageKey, box);
  } catch {
    // Kept for this page alone.
  }
  for (const listener of listeners) listener();
}

/** The one box type that a phone shows prices of: kept over results, costs and later visits. */
export function useBoxType(): readonly [BoxType, (box: BoxType) => void] {
  return [useSyncExternalStore(subscribe, read, () => standard), choose];
}
