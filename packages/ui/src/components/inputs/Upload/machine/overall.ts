import type { UploadState } from '../types.ts';
import { isActive } from './isActive.ts';
import type { UploadOverall } from './uploadList.ts';

/** The overall progress of pictures, without failed ones; null if none is left. */
export function overallOf(states: readonly UploadState[]): UploadOverall | null {
  const going = states.filter(({ step }) => step !== 'failed' && step !== 'stopped');
  if (going.length === 0) return null;
  return { count: going.length, share: going.reduce((sum, state) => sum + shareOf(state), 0) / going.length };
}

function shareOf(state: UploadState): number {
  if (state.step === 'sending') return state.share;
  return isActive(state) ? 0 : 1;
}
