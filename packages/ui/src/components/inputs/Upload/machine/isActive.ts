import type { UploadState } from '../types.ts';

/** Whether a picture is on its way: neither there, nor stopped, nor given up. */
export function isActive({ step }: UploadState): boolean {
  return step !== 'done' && step !== 'failed' && step !== 'stopped';
}
