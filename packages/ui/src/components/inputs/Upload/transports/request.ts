/** One request of a transport. */
export interface TransportRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly signal: AbortSignal;
  /** Bytes of the body that have left so far. */
  readonly onSent?: (bytes: number) => void;
}

export interface TransportAnswer {
  readonly status: number;
  /** A header by its name, or null; of another origin only those that it exposes. */
  readonly header: (name: string) => string | null;
}

/** Sends a request, by XMLHttpRequest where available: `fetch` reports no upload progress. */
export type TransportFetch = (request: TransportRequest) => Promise<TransportAnswer>;

/** An unsuccessful response. A field reads its `status` and `retryAt`. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly status: number;
  /** When to try again, if the server sends it. */
  readonly retryAt: Date | null;

  constructor(step: string, { status, header }: TransportAnswer) {
    super(`${step}: the server answered ${status}`);
    this.status = status;
    this.retryAt = retryAtOf(header('retry-after'));
  }
}

/** A connection on which nothing moves for so long is lost, ms. */
const stall = 30_000;

export const sendRequest: TransportFetch = (request) =>
  typeof XMLHttpRequest === 'function' ? byXhr(request) : byFetch(request);

async function byFetch({
  method,
  url,
  headers,
  body,
  signal,
  onSent,
}: TransportRequest): Promise<TransportAnswer> {
  const answer = await fetch(url, { method, signal, ...(headers && { headers }), ...(body && { body }) });
  await answer.arrayBuffer();
  if (body && answer.ok) onSent?.(body.size);
  return { status: answer.status, header: (name) => answer.headers.get(name) };
}

function byXhr({
  method,
  url,
  headers = {},
  body,
  signal,
  onSent,
}: TransportRequest): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      xhr.abort();
      reject(signal.reason);
    };
    const lost = () => {
      end();
      reject(new TypeError('The connection was lost'));
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        xhr.abort();
        lost();
      }, stall);
    };
    signal.addEventListener('abort', stop);
    xhr.upload.addEventListener('progress', ({ loaded }) => {
      moved();
      onSent?.(loaded);
    });
    xhr.addEventListener('error', lost);
    xhr.addEventListener('load', () => {
      end();
      resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name) });
    });
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    moved();
    xhr.send(body ?? null);
  });
}

/** `Retry-After`, RFC 9110 10.2.3: seconds or a date. */
function retryAtOf(value: string | null): Date | null {
  if (value === null) return null;
  const at = /^\d{1,9}$/.test(value) ? Date.now() + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(at) ? null : new Date(at);
}
