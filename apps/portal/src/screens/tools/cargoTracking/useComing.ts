import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import { useGateway } from '@fairway/site';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isComing } from './shift.ts';

/** Ms between two looks for data that is on its way. */
const again = 3000;

/** Reloads the page while data of a visible number is pending. */
export function useComing(rows: readonly TrackedRow[]): void {
  const { now } = useGateway();
  const { revalidate, state } = useRevalidator();
  const coming = rows.some((row) => isComing(row, now()));
  useEffect(() => {
    if (!coming || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, again);
    return () => clearTimeout(timer);
  });
}
