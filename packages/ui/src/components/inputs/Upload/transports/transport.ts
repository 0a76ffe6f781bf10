import type { SendFile } from '../types.ts';

/** A way to send files. A bare `SendFile` is one that cannot resume. */
export interface UploadTransport {
  /** Sends one file. Called again for the same file after a stop, a lost connection or a reload. */
  readonly send: SendFile;
  /** Whether `send` continues where it ended before; the field then offers to stop and to continue. */
  readonly resumable: boolean;
}

/** The sender of a field, and whether it resumes. */
export function transportOf(send: SendFile | UploadTransport): UploadTransport {
  return typeof send === 'function' ? { send, resumable: false } : send;
}
