import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buyer, lanesOnOffer, manyOrders, ordered } from '../src/testing/orders.ts';
import { isReady } from '../src/testing/process.ts';
import { awaitReplica, role, startCluster, type TestCluster } from './cluster.ts';
import { freePort, lacks, ownFolder, programAt, startProgram, writeOwn } from './programs.ts';
import { problemsOf, servers } from './servers.ts';

/** Connections of pgbouncer to PostgreSQL. */
const poolSize = 8;

/** Runs Debian's pgbouncer unchanged in transaction mode; returns the database URL through it. */
async function startPooler(cluster: TestCluster): Promise<string> {
  const folder = ownFolder('pooler');
  const port = await freePort();
  const { username, password } = new URL(cluster.url);
  writeOwn(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeOwn(
    join(folder, 'pgbouncer.ini'),
    `[databases]
fairway = host=127.0.0.1 port=${cluster.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  );
  startProgram(programAt('pgbouncer'), [join(folder, 'pgbouncer.ini')], folder);
  return cluster.url.replace(`:${cluster.port}/`, `:${port}/`);
}

/** Debian's nginx before servers; one that does not take a request is passed over. */
async function startProxy(urls: readonly string[]): Promise<string> {
  const folder = ownFolder('proxy');
  const port = await freePort();
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeOwn(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events {}
http {
  access_log off; ${own.join(' ')}
  upstream fairway { ${urls.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://fairway; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_next_upstream error timeout non_idempotent http_503;
    }
  }
}
`,
  );
  startProgram(programAt('nginx'), ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], folder);
  return `http://127.0.0.1:${port}`;
}

it.skipIf(lacks('postgres', 'pgbouncer', 'nginx'))(
  'two servers behind nginx share pgbouncer in transaction mode, as a role that is no superuser, and one stops under load',
  async () => {
    const cluster = await startCluster();
    await cluster.query(`alter role ${role} set statement_timeout = '10s'`);
    const pooled = await startPooler(cluster);
    const many = servers(pooled);
    const settings = { DATABASE_DIRECT_URL: cluster.url };
    const [first, second] = await Promise.all([many.start(settings), many.start(settings)]);
    const front = await startProxy([first.url, second.url]);
    const inside = many.inside(front, cluster.url);
    await expect
      .poll(
        () =>
          fetch(`${front}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        isReady,
      )
      .toBe(true);
    const lanes = await lanesOnOffer(inside.db);
    const acknowledged: string[] = [];
    const failed: unknown[] = [];
    let going = true;
    const writing = Array.from({ length: 4 }, async () => {
      const order = manyOrders(inside, lanes);
      while (going) {
        await order().then(
          ({ id }) => acknowledged.push(id),
          (error) => failed.push(error),
        );
      }
    });
    await expect.poll(() => acknowledged.length, isReady).toBeGreaterThan(20);
    first.child.kill('SIGTERM');
    const soFar = acknowledged.length;
    await expect.poll(() => acknowledged.length, isReady).toBeGreaterThan(soFar + 20);
    going = false;
    await Promise.all(writing);
    expect(failed).toEqual([]);
    const rows = await inside.db.selectFrom('purchaseOrder').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
  },
);

it.skipIf(lacks('postgres', 'pgbouncer'))(
  'names writes that wait for a synchronous replica also when they use every connection of pgbouncer',
  async () => {
    const cluster = await startCluster();
    const many = servers(await startPooler(cluster));
    const server = await many.start({ DATABASE_DIRECT_URL: cluster.url, DATABASE_POOL_SIZE: '20' });
    const inside = many.inside(server.url, cluster.url);
    const lanes = await lanesOnOffer(inside.db);
    const buyers = await Promise.all(Array.from({ length: 2 * poolSize }, () => buyer(inside)));
    const health = () => problemsOf(server);
    expect(await health()).toEqual([]);
    await awaitReplica(cluster, 'absent');
    const orders = Promise.allSettled(buyers.map((someone) => ordered(someone, lanes)));
    await expect.poll(health, isReady).toEqual(['databaseAway', 'commitsWait']);
    await awaitReplica(cluster, null);
    await orders;
    await expect.poll(health, isReady).toEqual([]);
  },
);

it.skipIf(lacks('postgres', 'pgbouncer'))('makes its tables through pgbouncer as well', async () => {
  const cluster = await startCluster();
  const server = await servers(await startPooler(cluster)).start();
  expect((await fetch(`${server.url}/api/health/ready`)).ok).toBe(true);
  // The role sets no limit here, and the log names the statement to run.
  expect(server.output.out).toContain(`alter role \\"${role}\\" set statement_timeout`);
});
