/**
 * Loaded before a server in a separate process by the tests of TRUST 30: ends the process, as `kill -9` does, at the
 * point that `KILL_AT` names: `after` a statement, with its effect, or `before` one, without it. With `hold` it
 * responds to no POST, and the test that started it ends it.
 */
import { ServerResponse } from 'node:http';
import pg from 'pg';

const [when, what = ''] = (process.env.KILL_AT ?? '').split(/ (.*)/);
const die = () => process.kill(process.pid, 'SIGKILL');

/** Connections that have written an order or a subscription and not yet committed. */
const dirty = new WeakSet<object>();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...queryArguments: unknown[]) {
  const [first] = queryArguments;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
  const matches = text.startsWith(what) && (text !== 'commit' || dirty.has(this));
  if (matches && when === 'before') die();
  if (/^insert into "(purchase_order|subscription)" /.test(text)) dirty.add(this);
  const answer = Reflect.apply(query, this, queryArguments) as unknown;
  return answer instanceof Promise && matches && when === 'after' ? answer.finally(die) : answer;
} as typeof query;

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
  if (when === 'reply' && this.req.url === what) die();
  if (when === 'hold' && this.req.method === 'POST') return this;
  return Reflect.apply(writeHead, this, head);
} as typeof writeHead;
