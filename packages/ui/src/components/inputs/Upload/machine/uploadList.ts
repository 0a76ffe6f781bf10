import type { UploadedFile, UploadProblem } from '../types.ts';
import type { UploadJob, UploadQueue, UploadTask } from './createUploadQueue.ts';

/** A place in a field, with its display state. */
export interface UploadEntry {
  readonly key: string;
  /** The name of the file; empty if unknown. */
  readonly name: string;
  /** The files that the server has. */
  readonly file: UploadedFile | null;
  /** The running or failed upload. */
  readonly job: UploadJob | null;
  /** The picture itself, where it was chosen on this page. */
  readonly source: File | null;
  /** The name of the same picture in another field. */
  readonly twin: string | null;
}

/** Events to announce to the reader. */
export type UploadNews =
  | { readonly kind: 'done' | 'removed' | 'arrived'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: UploadProblem }
  | { readonly kind: 'moved'; readonly name: string; readonly place: number; readonly of: number }
  | { readonly kind: 'tooMany'; readonly left: number };

export interface UploadOverall {
  readonly count: number;
  /** From 0 to 1. */
  readonly share: number;
}

export interface UploadListOptions {
  readonly queue: UploadQueue;
  /** The steps that inspect, prepare and send a picture. */
  readonly task: Omit<UploadTask, 'owner' | 'source'>;
  /** Most pictures; the one of a field of one is replaced. */
  readonly max: number;
  readonly onChange: (files: readonly UploadedFile[]) => void;
  readonly onNews: (news: UploadNews) => void;
}

/** The pictures of one field. */
export interface UploadList {
  read(): readonly UploadEntry[];
  /** The overall progress of the pictures that are uploading together, without failed ones; null if there are none. */
  overall(): UploadOverall | null;
  subscribe(listener: () => void): () => void;
  /** Uploads files after the others. */
  add(files: Iterable<File>): void;
  /** Adds files that are already on the server, from a phone. */
  take(files: readonly UploadedFile[]): void;
  /** Uploads a file in the place of another, which stays until the new one has arrived. */
  replace(key: string, file: File): void;
  /** Tries a failed file again, and continues a stopped one. */
  retry(key: string): void;
  /** Stops a running upload; `retry` continues it. */
  stop(key: string): void;
  /** Cancels a running upload; a picture that was to be replaced stays. */
  cancel(key: string): void;
  remove(key: string): void;
  move(key: string, to: number): void;
  /** The owner's value is another. */
  sync(value: readonly UploadedFile[]): void;
  /** Listens to the queue; the returned function gives up all that is under way. */
  start(): () => void;
}
