import { type Call, GatewayError, type Send, type SendArguments } from '@fairway/gateway';
import type { SessionLost } from '../session/lostSession.ts';
import type { StoredSession } from '../session/session.ts';
import type { OpenGateway } from './siteGateway.ts';

/** The connection to the gateway, whose code is fetched with the first call. */
export interface Connection {
  /** Leaves every failure to the caller. */
  readonly send: Send;
  readonly gateway: () => Promise<OpenGateway>;
  /** The server's clock as last received; this machine's clock until the first response. */
  readonly now: () => Date;
}

/** Creates the connection; a failed fetch is repeated by the next call. */
export function createConnection(fetchGateway: () => Promise<OpenGateway>): Connection {
  let fetching: Promise<OpenGateway> | null = null;
  let opened: OpenGateway | null = null;
  const gateway = () => {
    fetching ??= fetchGateway().then(
      (fetched) => {
        opened = fetched;
        return fetched;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  return {
    // Sent without a delay where possible, with the session that is open at the time of the call.
    send: (call, ...rest) =>
      opened ? opened.send(call, ...rest) : gateway().then((fetched) => fetched.send(call, ...rest)),
    gateway,
    now: () => opened?.now() ?? new Date(),
  };
}

/**
 * Calls outside loaders: a session that ends during one is reported as usual, then the call fails; the site is also
 * notified of writes.
 */
export function sendReportingLostSession(
  send: Send,
  session: Pick<StoredSession, 'current'>,
  sessionLost: SessionLost,
  onWrite: () => void,
): Send {
  return async (call, ...rest) => {
    const sentWith = session.current();
    try {
      return await send(call, ...rest);
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'session') await sessionLost(sentWith, error.msg);
      throw error;
    } finally {
      // Also after a failure: the server may have done it all the same.
      if (call.method === 'POST') onWrite();
    }
  };
}

/** Calls that end with a navigation. */
export function sendUntil(send: Send, signal: AbortSignal): Send {
  return <C extends Call>(call: C, ...[input, options]: SendArguments<C>) =>
    send(call, ...([input, { signal, ...options }] as SendArguments<C>));
}
