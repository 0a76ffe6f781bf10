let serverNow = () => new Date();

/** The server's clock as last seen; this machine's own until the gateway has had an answer. */
export function now(): Date {
  return serverNow();
}

/** Told by the gateway, which is fetched with the first call. */
export function readClock(clock: () => Date): void {
  serverNow = clock;
}
