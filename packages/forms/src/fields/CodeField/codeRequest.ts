/** The server's response; the next code can be sent after a minute unless it gives another time. */
export interface CodeSent {
  readonly resendAt?: number | string | Date | undefined;
}

/** The call that sends a code, and its target. */
export interface CodeRequest {
  /** The field that holds the phone or email to send to; it is checked first. */
  target: string;
  /** The purpose of the code; each purpose has its own cooldown. */
  purpose: string;
  /** Requests a code from the server. A failure is shown at the field it names; its `retryAt` starts the cooldown. */
  send: (target: string) => Promise<CodeSent>;
  /** The server's clock in epoch milliseconds, if the site has it; by default the browser's. */
  serverNow?: () => number;
}
