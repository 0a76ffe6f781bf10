import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { harbour } from '@fairway/gateway/contract/harbour';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../src/config.ts';
import { codeFor } from '../src/testing/accounts.ts';
import { lanesOnOffer, manyOrders } from '../src/testing/orders.ts';
import { isReady } from '../src/testing/process.ts';
import { startCluster } from './cluster.ts';
import { freePort, lacks, own, ownFolder, programAt, startProgram, writeOwn } from './programs.ts';
import { servers } from './servers.ts';

/** nginx with our own configuration, and the addresses and folders of this test. */
async function startNginx(upstreams: readonly string[], whenReady = 200) {
  const port = await freePort();
  const folder = ownFolder('nginx');
  const work = join(folder, 'work');
  mkdirSync(work);
  own(work);
  const [first = '', second = ''] = upstreams.map((url) => new URL(url).host);
  const shipped = readFileSync(join(root, 'deploy/nginx/nginx.conf'), 'utf8')
    .replace(
      'include /etc/nginx/fairway.conf;',
      readFileSync(join(root, 'deploy/nginx/fairway.conf'), 'utf8'),
    )
    .replace('server-1:8787', first)
    .replace('server-2:8787', second)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/nginx', work)
    .replace('access_log /var/log/nginx/access.log', `access_log ${work}/access.log`);
  const conf = writeOwn(join(folder, 'nginx.conf'), `daemon off;\n${shipped}`);
  const nginx = startProgram(programAt('nginx'), ['-p', folder, '-e', 'stderr', '-c', conf], folder);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answers, isReady).toBe(whenReady);
  const log = () => readFileSync(join(work, 'access.log'), 'utf8');
  /** Requests that nginx answered with a failure, read from its log. */
  const failures = () =>
    [...log().matchAll(/"([^"]+)" (5\d\d) /g)].map(([, request, status]) => `${status} ${request}`);
  return { url, log, errors: nginx.printed, failures };
}

it.skipIf(lacks('nginx'))(
  'the logs of nginx contain no secret of an address, also when both servers refuse',
  async () => {
    const { url, log, errors } = await startNginx(['http://127.0.0.1:9', 'http://127.0.0.1:9'], 502);
    const paths = [
      '/calendar/hush.ics',
      '//%63alendar/hush.ics',
      '/Quotation?link=hush',
      '/quotation/?link=hush',
    ];
    for (const path of [...paths, '/api/quotation/selectByLink?link=hush', '/last']) await fetch(url + path);
    // The processes of nginx write in any order.
    const addresses = () => (log().match(/(?<=GET )\S+/g) ?? []).filter((address) => !/health/.test(address));
    await expect
      .poll(() => addresses().toSorted())
      .toEqual([
        '/api/quotation/selectByLink?-',
        '/calendar/-',
        '/calendar/-',
        '/last',
        '/quotation?-',
        '/quotation?-',
      ]);
    // Errors of other addresses are logged, so that the missing ones are not merely late.
    await expect.poll(errors).toContain('GET /last');
    expect(log() + errors()).not.toContain('hush');
  },
);

it.skipIf(lacks('nginx'))(
  'a read that one server answers with 503 goes to the other, and a write does not',
  async () => {
    let writes = 0;
    const server = async (status: number) => {
      const http = createServer(({ method }, answer) => {
        if (method === 'POST') writes += 1;
        answer.writeHead(status).end();
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void http.close());
      await once(http, 'listening');
      return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    };
    const { url } = await startNginx([await server(503), await server(200)]);
    const statuses = async (method: string) => {
      const all: number[] = [];
      for (let n = 0; n < 4; n += 1) all.push((await fetch(`${url}/api/order`, { method })).status);
      return all.toSorted();
    };
    expect(await statuses('GET')).toEqual([200, 200, 200, 200]);
    expect(await statuses('POST')).toEqual([200, 200, 503, 503]);
    expect(writes).toBe(4);
  },
);

it.skipIf(lacks('postgres', 'nginx'))(
  'TRUST 47: behind nginx a deploy fails no request, a lost server loses and doubles no order, a lost worker no message',
  async () => {
    const cluster = await startCluster();
    const { start, inside } = servers(cluster.url);
    const env = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };
    const server = (more = {}) => start({ ...env, FAIRWAY_ROLE: 'server', ...more });
    const startWorker = () => start({ ...env, FAIRWAY_ROLE: 'worker' });
    const first = await server();
    const [second, worker] = await Promise.all([server(), startWorker()]);
    const { url, failures } = await startNginx([first.url, second.url]);
    const site = inside(url);
    const lanes = await lanesOnOffer(site.db);

    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let reads = 0;
    let going = true;
    const writing = Array.from({ length: 3 }, async () => {
      const order = manyOrders(site, lanes);
      while (going)
        await order().then(
          ({ id }) => acknowledged.push(id),
          (error) => failed.push(error),
        );
    });
    const reading = Array.from({ length: 3 }, async () => {
      const { gateway } = site.client();
      while (going)
        await gateway.send(harbour.realTimeLikeQuery, { query: { keyword: 'sh' } }).then(
          () => {
            reads += 1;
          },
          (error) => failed.push(error),
        );
    });
    const more = async () => {
      const [orders, read] = [acknowledged.length, reads];
      await expect
        .poll(() => Math.min(acknowledged.length - orders, reads - read), isReady)
        .toBeGreaterThan(10);
    };

    await more();
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    await more();
    // As nginx saw it, before any client repeats what failed.
    expect(failures()).toEqual([]);

    // At the same port, where nginx looks for it.
    await server({ PORT: new URL(first.url).port });
    await more();
    second.child.kill('SIGKILL');
    await more();
    going = false;
    await Promise.all([...writing, ...reading]);
    expect(failed).toEqual([]);
    const rows = await site.db.selectFrom('purchaseOrder').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());

    worker.child.kill('SIGKILL');
    await once(worker.child, 'exit');
    const email = 'after.the.worker@example.com';
    await codeFor({ outbox: async () => [] }, site.client(), email);
    const states = async () =>
      (await site.db.selectFrom('outboxMessage').select('state').where('toAddress', '=', email).execute())
        .map(({ state }) => state)
        .join();
    expect(await states()).toBe('waiting');
    await startWorker();
    await expect.poll(states, isReady).toBe('sent');
  },
);
