import type { UploadState } from '../types.ts';
import type { UploadOverall } from './uploadList.ts';

/** Whether a picture is on its way: neither there, nor stopped, nor given up. */
export function isActive({ step }: UploadState): boolean {
  return step !== 'done' && step !== 'failed' && step !== 'stopped';
}

/** How far pictures are together, failed ones left out; null where none is left. */
export function overallOf(states: readonly UploadState[]): UploadOverall | null {
  const going = states.filter(({ step }) => step !== 'failed' && step !== 'stopped');
  if (going.length === 0) return null;
  return { count: going.length, share: going.reduce((sum, state) => sum + shareOf(state), 0) / going.length };
}

function shareOf(state: UploadState): number {
  if (state.step === 'sending') return state.share;
  return isActive(state) ? 0 : 1;
}
