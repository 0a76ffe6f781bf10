import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientVersion } from '@fairway/gateway';
import { attention } from '@fairway/gateway/contract/attention';
import { headers } from '@fairway/gateway/contract/envelope';
import { newNonce, sign } from '@fairway/gateway/signature';
import { clusterData, runningUrl } from '../apps/server/src/backup/dataFolder.ts';
import type { TestClient } from '../apps/server/src/testing/client.ts';
import { lanesOnOffer } from '../apps/server/src/testing/orders.ts';
import { ended, ready, startServerProcess, within } from '../apps/server/src/testing/process.ts';
import { logIn, type Within } from '../apps/server/src/testing/session.ts';
import { closedLoop } from './closedLoop.ts';
import { installPeers } from './peers.ts';
import { type Bench, beside, figure } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const seconds = brief ? 1 : 4;
const connections = 20;
const peers = { bare: 'raw `node:http`, no checks', express: 'Express', nest: 'Nest', hono: 'Hono' } as const;

/** Responses per second to a signed GET of a member, by Fairway and by other servers with the same checks and statements. */
export const bench: Bench = async () => {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const started: ChildProcess[] = [];
  const server = await startServerProcess({ folder, started });
  try {
    await ready(server);
    const database = (await runningUrl(clusterData(folder)))?.('fairway') ?? '';
    const secret = readFileSync(join(folder, 'secret'));
    const inside = within(server.url, database, secret);
    const client = inside.client();
    await follow(inside, client);
    const { target, all } = await signedRequest(client);
    const text = [
      `GET ${target} HTTP/1.1`,
      'host: 127.0.0.1',
      ...Object.entries(all).map((each) => each.join(': ')),
    ];
    const request = `${text.join('\r\n')}\r\n\r\n`;
    const env = {
      ...process.env,
      BENCH_DATABASE: database,
      BENCH_SECRET: secret.toString('hex'),
      BENCH_REQUEST: JSON.stringify({ target, all }),
    };
    const urls: Record<string, string> = { Fairway: server.url };
    for (const [kind, name] of Object.entries(peers)) urls[name] = await startPeer(kind, env, started);
    const rates = Object.fromEntries(Object.keys(urls).map((name): [string, number[]] => [name, []]));
    // The first round warms up.
    for (let round = -1; round < rounds; round++) {
      for (const [name, url] of Object.entries(urls)) {
        const rate = await closedLoop(url, connections, seconds, () => request);
        if (round >= 0) rates[name]?.push(rate);
      }
    }
    await inside.close();
    const floor = rates[peers.bare] ?? [];
    return {
      title: 'A signed GET (P11)',
      how: `A page of followed routes of a member: signature, session, policy, schemas and statements. ${connections} connections that send it without pause, ${seconds} s for each server in turn, ${rounds} rounds; servers, PostgreSQL and load on one machine. Express, Nest and Hono call the same functions for checks and statements as Fairway, and have the packages that their users add for security headers, compression, limits and a log of requests (helmet, compression, express-rate-limit, pino-http). Floor: the same statements with bare \`pg\`, and JSON.`,
      figures: Object.entries(rates).map(([name, values]) =>
        beside(floor, values, figure(name, values, '/s', name === 'Fairway' ? '≥ 0.5 × floor' : '', 0)),
      ),
    };
  } finally {
    for (const child of started) child.kill('SIGTERM');
    await Promise.all(started.map(ended));
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Logs a member in who follows four routes. */
async function follow(inside: Within, client: TestClient): Promise<void> {
  await lanesOnOffer(inside.db);
  const { tenantId, accountId } = await logIn(inside, client);
  const lanes = await inside.db.selectFrom('seaRoute').select(['origin', 'destination']).execute();
  for (const lane of lanes)
    await inside.db
      .insertInto('attention')
      .values({ tenantId, id: randomUUID(), accountId, ...lane, followedAt: new Date() })
      .execute();
}

/** One signed request; a read may be sent again within five minutes. */
async function signedRequest(client: TestClient) {
  const { keyId, key } = await client.key();
  const { token } = client;
  const path = `/api${attention.selectAttentionList.path}`;
  const timestamp = String(Date.now());
  const nonce = newNonce();
  const language = 'en' as const;
  const parts = { method: 'GET', path, query: '', body: null, timestamp, nonce, keyId, token, language };
  const signature = await sign(key, { ...parts, clientVersion, idempotencyKey: null });
  const all: Readonly<Record<string, string>> = {
    [headers.authorization]: `Bearer ${token}`,
    [headers.language]: language,
    [headers.clientVersion]: clientVersion,
    [headers.timestamp]: timestamp,
    [headers.nonce]: nonce,
    [headers.keyId]: keyId,
    [headers.signature]: signature,
  };
  return { target: path, all };
}

async function startPeer(kind: string, env: NodeJS.ProcessEnv, started: ChildProcess[]): Promise<string> {
  const args = ['--conditions=@fairway/source', join(import.meta.dirname, 'signedGetPeer.ts'), kind];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  // Its log is read like that of the product.
  child.stdout.resume();
  return `http://127.0.0.1:${Number(line.toString())}`;
}
