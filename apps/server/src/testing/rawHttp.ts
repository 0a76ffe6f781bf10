import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes HTTP by hand, as no client would. */
export interface RawConnection {
  readonly socket: Socket;
  /** All bytes received until the server ended the connection. */
  readonly answer: Promise<string>;
}

export function openRaw(url: string, text: string): RawConnection {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let came = '';
  socket.on('data', (chunk) => {
    came += chunk;
  });
  // A server that refuses a request that is still being sent may reset the connection.
  socket.on('error', () => {});
  socket.write(text);
  return { socket, answer: once(socket, 'close').then(() => came) };
}

/** Sends a request written by hand and returns the whole response. */
export function sendRaw(url: string, lines: readonly string[], body = ''): Promise<string> {
  return openRaw(url, [...lines, 'connection: close', '', body].join('\r\n')).answer;
}
