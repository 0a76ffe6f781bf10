import type { SendFile, UploadedFile } from '../types.ts';
import { sendRequest, type TransportAnswer, TransportError, type TransportFetch } from './request.ts';
import { createResumeStore, type ResumeStore, resumeKey } from './resumeStore.ts';
import type { UploadTransport } from './transport.ts';

export interface TusOptions {
  /** The address that creates uploads, such as `https://files.example.com/uploads/`. */
  readonly endpoint: string;
  /** Headers of each request, such as a token; called before each request. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Further metadata of a file; its name and type are sent without. Names are ASCII without spaces and commas. */
  readonly metadata?: (file: File) => Readonly<Record<string, string>>;
  /** Bytes of one request; 8 MiB unless given. A lost connection repeats at most as much. */
  readonly chunkBytes?: number;
  /** The file that the server made of an upload; its id is the last part of the upload's address unless given. */
  readonly uploaded?: (address: string, file: File) => UploadedFile | Promise<UploadedFile>;
  /** The store for unfinished uploads; the browser's `localStorage` by default. */
  readonly store?: ResumeStore;
  /** Sends a request. */
  readonly fetch?: TransportFetch;
}

/** Prevents an endless loop with a server that responds without progress. */
const mostConflicts = 3;

/**
 * Sends files by the tus protocol 1.0.0 (https://tus.io/protocols/resumable-upload) with its creation extension. An
 * upload continues after a stop, a lost connection, and after a reload when the same file is chosen again.
 */
export function byTus(options: TusOptions): UploadTransport {
  const {
    endpoint,
    chunkBytes = 8 * 1024 * 1024,
    store = createResumeStore(),
    fetch = sendRequest,
  } = options;
  const uploaded = options.uploaded ?? ((address) => ({ id: idIn(address) }));
  const chunk = Math.max(1, Math.floor(chunkBytes));
  const headersWith = async (more: Readonly<Record<string, string>>) => ({
    ...(await options.headers?.()),
    'Tus-Resumable': '1.0.0',
    ...more,
  });

  const create = async (file: File, signal: AbortSignal): Promise<string> => {
    const headers = await headersWith({
      'Upload-Length': String(file.size),
      'Upload-Metadata': metadataOf({
        filename: file.name,
        filetype: file.type,
        ...options.metadata?.(file),
      }),
    });
    const answer = await fetch({ method: 'POST', url: endpoint, headers, signal });
    const location = answer.header('location');
    if (answer.status !== 201 || !location) throw new TransportError('Creating the upload', answer);
    return new URL(location, new URL(endpoint, globalThis.location?.href)).href;
  };

  /** The number of bytes on the server; null if the upload is deleted or has another length. */
  const offsetAt = async (address: string, file: File, signal: AbortSignal): Promise<number | null> => {
    const answer = await fetch({ method: 'HEAD', url: address, headers: await headersWith({}), signal });
    if ([403, 404, 410].includes(answer.status)) return null;
    if (!isSuccess(answer)) throw waitingError('Asking for the offset', answer);
    const offset = offsetIn(answer);
    const length = answer.header('upload-length');
    if (offset === null || offset > file.size) return null;
    return length !== null && Number(length) !== file.size ? null : offset;
  };

  const send: SendFile = async (file, { onProgress, signal }) => {
    const key = resumeKey(endpoint, file);
    const noted = store.read(key);
    const resumed = noted === null ? null : await offsetAt(noted, file, signal);
    const address = noted !== null && resumed !== null ? noted : await create(file, signal);
    store.write(key, address);
    let offset = resumed ?? 0;
    let conflicts = 0;
    onProgress({ loaded: offset, total: file.size });
    while (offset < file.size) {
      const start = offset;
      const answer = await fetch({
        method: 'PATCH',
        url: address,
        headers: await headersWith({
          'Upload-Offset': String(start),
          'Content-Type': 'application/offset+octet-stream',
        }),
        body: file.slice(start, start + chunk),
        signal,
        onSent: (bytes) => onProgress({ loaded: Math.min(start + bytes, file.size), total: file.size }),
      });
      if (answer.status === 409 && conflicts < mostConflicts) {
        // The server has another offset than this client: an earlier request has arrived.
        conflicts += 1;
        const now = await offsetAt(address, file, signal);
        if (now === null) break;
        offset = now;
        continue;
      }
      const next = isSuccess(answer) ? offsetIn(answer) : null;
      if (next === null || next <= start || next > file.size) {
        if ([404, 410].includes(answer.status)) store.remove(key);
        throw waitingError('Sending a part', answer);
      }
      offset = next;
      onProgress({ loaded: offset, total: file.size });
    }
    if (offset < file.size) {
      store.remove(key);
      throw new TypeError('The connection to the upload was lost');
    }
    const stored = await uploaded(address, file);
    store.remove(key);
    return stored;
  };
  return { send, resumable: true };
}

/** `Upload-Metadata`: names with base64 values, without the empty ones. */
function metadataOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join();
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

function offsetIn(answer: TransportAnswer): number | null {
  const value = answer.header('upload-offset');
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** An upload that another request still holds is free in a moment: it counts as a server that is away. */
function waitingError(step: string, answer: TransportAnswer): TransportError {
  return new TransportError(step, answer.status === 423 ? { ...answer, status: 503 } : answer);
}

function isSuccess({ status }: TransportAnswer): boolean {
  return status >= 200 && status < 300;
}

function idIn(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? address);
}
