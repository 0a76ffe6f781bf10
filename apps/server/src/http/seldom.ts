import type { Logger } from 'pino';

/** Milliseconds between two lines of one kind. */
const every = 10_000;
/** Distinguished kinds; further ones count as one more. */
const mostKinds = 100;

interface Event {
  /** Events of one kind are logged together. */
  readonly kind: string;
  readonly level: 'error' | 'warn';
  readonly fields: object;
  readonly message: string;
}

/**
 * Logs the first event of a kind at once and the others of its kind every ten seconds, as one line with their number:
 * an event of every request must not flood the log.
 */
export function seldom(log: Logger): (event: Event) => void {
  const later = new Map<string, { count: number; last?: Event }>();

  const tell = (name: string) => {
    const since = later.get(name);
    if (!since?.last) return void later.delete(name);
    const { level, fields, message } = since.last;
    log[level]({ ...fields, repeated: since.count }, message);
    wait(name);
  };
  const wait = (name: string) => {
    later.set(name, { count: 0 });
    setTimeout(tell, every, name).unref();
  };

  return (event) => {
    const name = later.has(event.kind) || later.size < mostKinds ? event.kind : 'others';
    const since = later.get(name);
    if (since) {
      since.count += 1;
      since.last = event;
      return;
    }
    log[event.level](event.fields, event.message);
    wait(name);
  };
}
