/** A file stored on the server; a sender resolves to it and a form submits it. Further properties are passed through. */
export interface UploadedFile {
  readonly id: string;
  /** The address to show it from. May expire: files chosen on this page are shown from memory. */
  readonly url?: string | undefined;
  /** As it was called where it came from. */
  readonly name?: string | undefined;
  readonly bytes?: number | undefined;
  /** Its type, which chooses the icon of a file that is no picture. */
  readonly mediaType?: string | undefined;
  /** Pages of a PDF. */
  readonly pages?: number | undefined;
}

export interface UploadProgress {
  /** Bytes that have left so far, and in all. */
  readonly loaded: number;
  readonly total: number;
}

export interface SendOptions {
  readonly onProgress: (progress: UploadProgress) => void;
  /** Ends the upload: it was cancelled, replaced, or its page is gone. */
  readonly signal: AbortSignal;
}

/**
 * Sends one file. Tokens, signatures and addresses are its business; so is sharing a token among a batch. The `msg` of a
 * thrown `{ kind: 'refused', msg }` is shown to the reader; the message of an `Error` is not.
 */
export type SendFile = (file: File, options: SendOptions) => Promise<UploadedFile>;

/** Reasons why a picture cannot be uploaded. */
export type UploadProblem =
  /** Not accepted by its bytes; cut off or locked. */
  | { readonly kind: 'type' | 'unreadable'; readonly text?: string }
  /** Too large, also after compression; the limit in bytes, where files of several kinds have different ones. */
  | { readonly kind: 'size'; readonly text?: string; readonly bytes?: number }
  /** A HEIC photo that this browser cannot convert; a document with macros; a file without content. */
  | { readonly kind: 'heic' | 'macro' | 'empty' }
  /** The same bytes are in this field already, under this name. */
  | { readonly kind: 'same'; readonly name: string }
  /** No response; the server is unavailable; the session ended; any other failure. */
  | { readonly kind: 'network' | 'away' | 'session' | 'failed' }
  /** Too many at a time; seconds until a retry makes sense, if the server sends them. */
  | { readonly kind: 'limited'; readonly seconds: number | null }
  /** The server's own sentence. */
  | { readonly kind: 'refused'; readonly text: string };

/** State of an upload. `pausing` retries automatically, `failed` does not; `share` runs from 0 to 1. */
export type UploadState =
  | { readonly step: 'checking' | 'waiting' | 'preparing' }
  | { readonly step: 'sending'; readonly share: number }
  /** Stopped by the reader; continues where it ended. */
  | { readonly step: 'stopped'; readonly share: number }
  | { readonly step: 'pausing'; readonly problem: UploadProblem }
  | { readonly step: 'failed'; readonly problem: UploadProblem }
  | { readonly step: 'done'; readonly file: UploadedFile };
