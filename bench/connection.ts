import { connect } from 'node:net';

/** A kept-alive connection that sends one request at a time, with as little work as possible: the client shares the machine. */
export interface Connection {
  readonly busy: boolean;
  readonly open: boolean;
  /** HTTP status of the response; 0 if the connection is lost. */
  ask(request: string): Promise<number>;
  close(): void;
}

export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;
}

export function openConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let answered: ((status: number) => void) | undefined;
  let open = true;
  let came: Buffer = Buffer.alloc(0);

  const settle = (status: number) => {
    const done = answered;
    answered = undefined;
    came = Buffer.alloc(0);
    done?.(status);
  };
  socket.on('data', (chunk: Buffer) => {
    came = came.length === 0 ? chunk : Buffer.concat([came, chunk]);
    const end = came.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = came.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (came.length >= end + 4 + length) settle(Number(head.slice(9, 12)));
  });
  const lost = () => {
    open = false;
    settle(0);
  };
  socket.on('error', lost);
  socket.on('close', lost);

  return {
    get busy() {
      return answered !== undefined;
    },
    get open() {
      return open;
    },
    ask(request) {
      if (!open) return Promise.resolve(0);
      return new Promise((resolve) => {
        answered = resolve;
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
