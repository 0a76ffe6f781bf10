import type { SendFile, UploadedFile } from '../types.ts';
import { sendRequest, TransportError, type TransportFetch } from './request.ts';
import { createResumeStore, type ResumeStore, resumeKey } from './resumeStore.ts';
import type { UploadTransport } from './transport.ts';

/** A multipart upload that S3 has begun. */
export interface S3Upload {
  readonly uploadId: string;
  readonly key: string;
}

/** A part that S3 has. */
export interface S3Part {
  readonly partNumber: number;
  readonly etag: string;
  readonly bytes: number;
}

/** Calls that your server makes with its keys to S3, or to a store with the same protocol. */
export interface S3Calls {
  /** `CreateMultipartUpload`, for a file that this user may upload. */
  readonly create: (file: File, signal: AbortSignal) => Promise<S3Upload>;
  /** The address to which one part is put, signed in advance. */
  readonly signPart: (
    upload: S3Upload & { readonly partNumber: number; readonly bytes: number },
    signal: AbortSignal,
  ) => Promise<{ readonly url: string; readonly headers?: Readonly<Record<string, string>> }>;
  /** `ListParts`: rejects with a `status` of 404 where the upload is no longer known. */
  readonly listParts: (upload: S3Upload, signal: AbortSignal) => Promise<readonly S3Part[]>;
  /** `CompleteMultipartUpload`, and the records of your server; resolves to the file. */
  readonly complete: (
    upload: S3Upload & { readonly parts: readonly S3Part[] },
    signal: AbortSignal,
  ) => Promise<UploadedFile>;
}

export interface S3Options {
  readonly calls: S3Calls;
  /** Identifies bucket and purpose among the noted uploads; uploads of two fields with the same one resume each other. */
  readonly name: string;
  /** Bytes of a part; 8 MiB unless given, and never less than S3's 5 MiB. */
  readonly partBytes?: number;
  /** Parts of one file that are sent together; 3 unless given. */
  readonly atOnce?: number;
  /** The store for unfinished uploads; the browser's `localStorage` by default. */
  readonly store?: ResumeStore;
  /** Sends a request. */
  readonly fetch?: TransportFetch;
}

/** Limits of S3, https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html. */
const leastPart = 5 * 1024 * 1024;
const mostParts = 10_000;

/**
 * Sends files to S3 in parts, each by an address that your server signs. An upload continues with the missing parts after
 * a stop, a lost connection, and after a reload when the same file is chosen again. The bucket must expose `ETag` (CORS).
 */
export function byS3(options: S3Options): UploadTransport {
  const { calls, name, partBytes = 8 * 1024 * 1024, atOnce = 3 } = options;
  const { store = createResumeStore(), fetch = sendRequest } = options;

  const putPart = async (
    upload: S3Upload,
    part: PlannedPart,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ) => {
    const { partNumber, body } = part;
    const bytes = body.size;
    // A signature expires after minutes: a refused one is requested once more.
    for (let tries = 0; ; tries++) {
      const { url, headers } = await calls.signPart({ ...upload, partNumber, bytes }, signal);
      const answer = await fetch({ method: 'PUT', url, body, signal, onSent, ...(headers && { headers }) });
      if (answer.status === 403 && tries === 0) continue;
      if (answer.status !== 200) throw new TransportError(`Sending part ${partNumber}`, answer);
      const etag = answer.header('etag');
      if (!etag)
        throw new Error('The bucket does not expose ETag: add it to ExposeHeaders of its CORS rules');
      return { partNumber, etag, bytes } satisfies S3Part;
    }
  };

  const send: SendFile = async (file, { onProgress, signal }) => {
    const size = partSize(file.size, partBytes);
    const key = resumeKey(`s3 ${name} ${size}`, file);
    const noted = uploadIn(store.read(key));
    const known = noted && (await partsOf(calls, noted, signal));
    const upload = noted && known ? noted : await calls.create(file, signal);
    store.write(key, JSON.stringify({ uploadId: upload.uploadId, key: upload.key }));
    const planned = partsIn(file, size);
    // A part of another length belongs to another plan and is sent again.
    const parts = planned.map(({ partNumber, body }) =>
      (known ?? []).find((part) => part.partNumber === partNumber && part.bytes === body.size),
    );
    const sent = parts.map((part) => part?.bytes ?? 0);
    const report = () =>
      onProgress({ loaded: sent.reduce((sum, bytes) => sum + bytes, 0), total: file.size });
    report();

    const missing = planned.filter((_, at) => !parts[at]);
    const failure = new AbortController();
    const both = AbortSignal.any([signal, failure.signal]);
    const work = async () => {
      for (let part = missing.shift(); part; part = missing.shift()) {
        const at = part.partNumber - 1;
        parts[at] = await putPart(upload, part, both, (bytes) => {
          sent[at] = Math.min(bytes, planned[at]?.body.size ?? 0);
          report();
        });
      }
    };
    const workers = Array.from({ length: Math.max(1, atOnce) }, work);
    try {
      await Promise.all(workers);
    } catch (error) {
      // The other parts would go on behind a failed upload.
      failure.abort();
      await Promise.allSettled(workers);
      throw error;
    }
    const complete = parts.filter((part) => part !== undefined);
    const stored = await calls.complete({ ...upload, parts: complete }, signal);
    store.remove(key);
    return stored;
  };
  return { send, resumable: true };
}

interface PlannedPart {
  readonly partNumber: number;
  readonly body: Blob;
}

/** Bytes of a part, so that no file has more than 10,000 of them. */
export function partSize(bytes: number, preferred: number): number {
  return Math.max(leastPart, Math.floor(preferred), Math.ceil(bytes / mostParts));
}

function partsIn(file: File, size: number): readonly PlannedPart[] {
  const count = Math.max(1, Math.ceil(file.size / size));
  return Array.from({ length: count }, (_, at) => ({
    partNumber: at + 1,
    body: file.slice(at * size, (at + 1) * size),
  }));
}

/** The parts that S3 has of a noted upload; null if it has deleted the upload. */
async function partsOf(
  calls: S3Calls,
  upload: S3Upload,
  signal: AbortSignal,
): Promise<readonly S3Part[] | null> {
  try {
    return await calls.listParts(upload, signal);
  } catch (error) {
    if ((error as { status?: unknown } | null)?.status === 404) return null;
    throw error;
  }
}

function uploadIn(note: string | null): S3Upload | null {
  if (note === null) return null;
  try {
    const { uploadId, key } = JSON.parse(note) as Record<string, unknown>;
    return typeof uploadId === 'string' && typeof key === 'string' ? { uploadId, key } : null;
  } catch {
    return null;
  }
}
