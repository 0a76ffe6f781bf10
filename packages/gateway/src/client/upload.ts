import type { Call, DataOf } from '../contract/call.ts';
import { headers } from '../contract/envelope.ts';
import type { UploadPurpose } from '../contract/upload.ts';
import { upload as calls } from '../contract/upload.ts';
import { until } from './abort.ts';
import type { Gateway } from './createGateway.ts';
import { GatewayError } from './errors.ts';
import { callName } from './exchange.ts';
import type { InputOf } from './send.ts';
import type { Transport } from './transport.ts';

export interface UploadProgress {
  /** Bytes that have left so far, and in all; starts over when a lost connection is tried again. */
  readonly loaded: number;
  readonly total: number;
}

export interface UploadOptions {
  readonly purpose: UploadPurpose;
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Ends the upload with kind `cancelled`. */
  readonly signal?: AbortSignal;
}

/**
 * Uploads one picture by `upload.upload`, or by a site's own call of that kind, and resolves to its response or rejects
 * with a `GatewayError`. The files of a batch share one token, which is fetched when needed and once more if the server
 * refuses it.
 */
export type Upload = <C extends Call>(call: C, file: Blob, options: UploadOptions) => Promise<DataOf<C>>;

/** Gives up when nothing moves for so long, specification point 7; a slow line may take longer in all. */
const stall = 30_000;
const longest = 600_000;
/** A token is not used in its last seconds: the file has to arrive before it ends. */
const spare = 15_000;

interface UploadToken {
  readonly token: string;
  readonly endsAt: number;
}

/** Creates the upload function of one gateway. Its tokens are stored in memory, one for each purpose. */
export function createUpload(gateway: Gateway): Upload {
  const tokens = new Map<UploadPurpose, Promise<UploadToken>>();

  async function ask(purpose: UploadPurpose): Promise<UploadToken> {
    const { token, expireDate } = await gateway.send(calls.uploadToken, { body: { purpose } });
    return { token, endsAt: Date.parse(expireDate) };
  }

  async function tokenFor(purpose: UploadPurpose, refused?: string): Promise<string> {
    const known = tokens.get(purpose);
    const forget = (which: Promise<UploadToken> | undefined) => {
      if (tokens.get(purpose) === which) tokens.delete(purpose);
    };
    if (known) {
      const { token, endsAt } = await known;
      if (token !== refused && endsAt - gateway.now().getTime() > spare) return token;
      // Another file of the batch may already be fetching a new token: wait for that one.
      forget(known);
      return tokenFor(purpose, refused);
    }
    const request = ask(purpose);
    tokens.set(purpose, request);
    request.catch(() => forget(request));
    return (await request).token;
  }

  return async <C extends Call>(call: C, file: Blob, options: UploadOptions) => {
    const { purpose, onProgress, signal } = options;
    const send = async (refused?: string): Promise<{ token: string; sent: Promise<DataOf<C>> }> => {
      const token = await patient(tokenFor(purpose, refused), call, signal);
      const input = { body: { file, purpose } } as unknown as InputOf<C>;
      // Without XMLHttpRequest, as in Node, the file is sent by fetch and reports no progress.
      const transport = typeof XMLHttpRequest === 'function' ? byXhr(call, onProgress) : undefined;
      const how = { uploadToken: token, timeout: longest, signal, transport };
      return { token, sent: gateway.send<Call>(call, input, how) as Promise<DataOf<C>> };
    };
    const { token, sent } = await send();
    try {
      return await sent;
    } catch (error) {
      if (!refusesToken(error)) throw error;
      return (await send(token)).sent;
    }
  };
}

/** Waits for what others may be waiting for too, unless this caller gives up. */
async function patient<T>(work: Promise<T>, call: Call, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  try {
    return await until(work, signal);
  } catch (cause) {
    throw signal.aborted ? new GatewayError('cancelled', callName(call), { cause }) : cause;
  }
}

/** A backend may tell a token that has ended by its code or by status; an ended session fails the next token. */
function refusesToken(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false;
  return error.codeName === 'uploadTokenInvalid' || error.status === 401 || error.status === 403;
}

/** Sends by XMLHttpRequest, used only here: fetch reports no progress of an upload. */
function byXhr(call: Call, onProgress: UploadOptions['onProgress']): Transport {
  return (url, { method, headers: sent, body, signal }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fail = (error: unknown) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        reject(error);
      };
      const stop = () => {
        xhr.abort();
        fail(signal.reason);
      };
      const moving = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          xhr.abort();
          fail(new GatewayError('timeout', callName(call)));
        }, stall);
      };
      if (signal.aborted) return fail(signal.reason);
      signal.addEventListener('abort', stop);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        moving();
        onProgress?.({ loaded, total });
      });
      xhr.addEventListener('error', () => fail(new TypeError('The connection was lost')));
      xhr.addEventListener('load', () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        resolve({ status: xhr.status, headers: headersOf(xhr), text: xhr.responseText });
      });
      xhr.open(method, url);
      for (const [name, value] of Object.entries(sent)) xhr.setRequestHeader(name, value);
      moving();
      xhr.send(body);
    });
}

/** Returns the headers that the client reads; one that a site may not read is null. */
function headersOf(xhr: XMLHttpRequest): Headers {
  const read = new Headers();
  for (const name of [headers.serverTime, headers.requestId, 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) read.set(name, value);
  }
  return read;
}
