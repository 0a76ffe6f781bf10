/** A picture that the server has; what a sender resolves to and a form submits. Further facts ride along. */
export interface UploadedFile {
  readonly id: string;
  /** Where to show it from. Need not last: what was chosen on this page is shown from memory. */
  readonly url?: string | undefined;
  /** As it was called where it came from. */
  readonly name?: string | undefined;
  readonly bytes?: number | undefined;
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

/** Sends one picture. Tokens, signatures and addresses are its business; so is sharing a token among a batch. */
export type SendFile = (file: File, options: SendOptions) => Promise<UploadedFile>;

/** What keeps a picture from being uploaded. */
export type UploadProblem =
  /** No JPG or PNG by its bytes; too large, also after compression; cut off or locked. */
  | { readonly kind: 'type' | 'size' | 'unreadable'; readonly text?: string }
  /** The same bytes are in this field already, under this name. */
  | { readonly kind: 'same'; readonly name: string }
  /** No answer; the server is away; the session ended; anything else. */
  | { readonly kind: 'network' | 'away' | 'session' | 'failed' }
  /** Too many at a time; seconds until it makes sense to try again, where the server said so. */
  | { readonly kind: 'limited'; readonly seconds: number | null }
  /** The server's own sentence. */
  | { readonly kind: 'refused'; readonly text: string };

/** Where a picture stands. `pausing` tries again by itself, `failed` does not; `share` runs from 0 to 1. */
export type UploadState =
  | { readonly step: 'checking' | 'waiting' | 'preparing' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'pausing'; readonly problem: UploadProblem }
  | { readonly step: 'failed'; readonly problem: UploadProblem }
  | { readonly step: 'done'; readonly file: UploadedFile };
