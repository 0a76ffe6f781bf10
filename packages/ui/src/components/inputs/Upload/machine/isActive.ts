import type { UploadState } from '../types.ts';

/** Whether a picture is being uploaded: neither finished, nor stopped, nor failed. */
export function isActive({ step }: UploadState): boolean {
  return step !== 'done' && step !== 'failed' && step !== 'stopped';
}
