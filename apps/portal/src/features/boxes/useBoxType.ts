import type { BoxType } from '@fairway/gateway/contract/shapes';
import { useSyncExternalStore } from 'react';

/** Copied from the contract, without its schemas, which a server-rendered page does not load. */
export const boxTypes: readonly BoxType[] = ['20GP', '40GP', '40HQ'];
const storageKey = 'fairway.box-type';
/** The most common box type of the trade. */
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
    // Stored for this page only.
  }
  for (const listener of listeners) listener();
}

/** The one box type whose prices a phone shows: stored across results, costs and later visits. */
export function useBoxType(): readonly [BoxType, (box: BoxType) => void] {
  return [useSyncExternalStore(subscribe, read, () => standard), choose];
}
