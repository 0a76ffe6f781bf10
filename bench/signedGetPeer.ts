/** A server of the benchmark `signedGet`: its first argument is the kind, with the call's request as JSON in BENCH_REQUEST. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { attention } from '@fairway/gateway/contract/attention';
import { headers } from '@fairway/gateway/contract/envelope';
import { attentionPage } from '../apps/server/src/areas/attention/store.ts';
import { readSettings } from '../apps/server/src/config.ts';
import { createDb, createPool } from '../apps/server/src/database/db.ts';
import { type Incoming, splitTarget } from '../apps/server/src/http/arrival/incoming.ts';
import { requestCheck } from '../apps/server/src/http/arrival/validate.ts';
import { success } from '../apps/server/src/http/envelope.ts';
import { refusalFor } from '../apps/server/src/http/policy.ts';
import { refuse } from '../apps/server/src/http/refuse.ts';
import { bearerToken, openSession } from '../apps/server/src/http/session/session.ts';
import { verifySignature } from '../apps/server/src/http/session/signature.ts';
import { listenExpress, listenHono, listenNest, type Respond } from './signedGetServers.ts';

const { BENCH_DATABASE = '', BENCH_SECRET = '', BENCH_REQUEST = '' } = process.env;
const call = attention.selectAttentionList;
const config = { ...readSettings({}), secret: Buffer.from(BENCH_SECRET, 'hex') };
const pool = createPool({ connectionString: BENCH_DATABASE, size: config.poolSize });
const db = createDb(pool);
const check = requestCheck(call);

function incoming(target: string, header: Incoming['header']): Incoming {
  return {
    ...splitTarget(target),
    ...{ method: 'GET', body: Buffer.alloc(0), stream: Readable.from([]), mediaType: '', ip: '127.0.0.1' },
    ...{ language: 'en', header },
  };
}

/** Does for a request what Fairway does: signature, session, policy, schema, statements, schema of the response. */
async function answer(request: Incoming): Promise<unknown> {
  const now = new Date();
  const token = bearerToken(request.header(headers.authorization));
  const signed = await verifySignature(db, config, request, token, now);
  const caller = await openSession(db, config, token ?? '', signed?.keyId ?? null, now);
  const refusal = refusalFor(call.caller, caller, signed !== null);
  if (refusal) refuse(refusal);
  const data = await attentionPage({ db, caller, now }, check.query(request) as never);
  const checked = await call.data['~standard'].validate(data);
  if (checked.issues) throw new Error('a response that breaks the contract');
  return success(checked.value, request.language).envelope;
}

const headerOf = (all: IncomingHttpHeaders) => (name: string) => {
  const value = all[name];
  return Array.isArray(value) ? undefined : value;
};

/** The statements that one request sends. */
async function recorded(): Promise<{ readonly text: string; readonly values: unknown[] }[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const connect = pool.connect.bind(pool);
  const recording = async () => {
    const client = await connect();
    const query = client.query.bind(client);
    client.query = ((text: string, values: unknown[] = []) => {
      statements.push({ text, values });
      return query(text, values);
    }) as never;
    return client;
  };
  pool.connect = recording as never;
  const { target, all } = JSON.parse(BENCH_REQUEST) as { target: string; all: IncomingHttpHeaders };
  await answer(incoming(target, headerOf(all)));
  pool.connect = connect;
  return statements;
}

/** Only the statements and JSON. */
async function listenBare(): Promise<number> {
  const statements = await recorded();
  // Clients of the recording send every later statement to its list too.
  const own = createPool({ connectionString: BENCH_DATABASE, size: config.poolSize });
  const server = createServer(async (_request, response) => {
    const results: unknown[] = [];
    for (const statement of statements) results.push((await own.query(statement)).rows);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(results.at(-1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const respond: Respond = (target, all) => answer(incoming(target, headerOf(all)));
const kinds: Readonly<Record<string, () => Promise<number>>> = {
  bare: listenBare,
  express: () => listenExpress(respond),
  hono: () => listenHono(respond),
  nest: () => listenNest(`api${call.path}`, respond),
};
process.stdout.write(`${await kinds[process.argv[2] ?? '']?.()}\n`);
