export interface LimitRule {
  /** How many events are allowed ... */
  readonly count: number;
  /** ... within any so many seconds. */
  readonly seconds: number;
}

export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAt: Date };

/** Counts events per subject across all servers. */
export interface Limits {
  /**
   * Counts one event when every rule allows it, atomically. `subject` parts are hashed with the server's
   * secret, so a phone, e-mail or address may be passed as it is.
   */
  take(subject: string, rules: readonly LimitRule[], now: Date): Promise<Taken>;
}
