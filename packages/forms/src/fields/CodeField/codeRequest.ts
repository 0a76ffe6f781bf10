/** What the server answers; it sends again a minute from now unless it says when. */
export interface CodeSent {
  readonly resendAt?: number | string | Date | undefined;
}

/** What sends a code, and to whom. */
export interface CodeRequest {
  /** The field that holds the phone or email to send to; it is checked first. */
  target: string;
  /** The purpose of the code; each purpose has its own cooldown. */
  purpose: string;
  /** Asks the server to send. A failure is shown at the field it names; its `retryAt` starts the cooldown. */
  send: (target: string) => Promise<CodeSent>;
  /** The server's clock in epoch milliseconds, where the site knows it; the browser's unless given. */
  serverNow?: () => number;
}
