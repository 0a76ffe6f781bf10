/** The server's clock as far as this client has seen it: its own clock plus the last known difference. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Reads `x-server-time`, milliseconds since 1970; ignores any other value. */
  adjust(serverTime: string | null): void;
}

export function serverClock(local: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => local() + offset,
    adjust(serverTime) {
      if (serverTime && /^\d{13}$/.test(serverTime)) offset = Number(serverTime) - local();
    },
  };
}
