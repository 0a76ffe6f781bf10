import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../apps/server/src/database/db.ts';
import { buyer, ordered } from '../apps/server/src/testing/orders.ts';
import { holderOf, within } from '../apps/server/src/testing/process.ts';
import { get, openConnection } from './connection.ts';
import { startProduct } from './product.ts';
import { type Bench, figure } from './table.ts';

const times = process.env.BENCH_BRIEF ? 2 : 20;
const readers = 20;
const writers = 10;

/** Measures how the loss of busy connections, and of PostgreSQL itself, affects readers and buyers. */
export const bench: Bench = async () => {
  const data = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const product = await startProduct({ data, env: { LIMIT_WRITES_PER_MINUTE: '1000000' } });
  const database = `postgres://fairway@localhost/fairway?host=${join(data, 'socket')}`;
  const inside = within(product.url, database, readFileSync(join(data, 'secret')));
  const server = holderOf(data);
  const acknowledged: string[] = [];
  let read = 0;
  let going = true;
  try {
    const lane = await inside.db.selectFrom('seaRoute').select('id').executeTakeFirstOrThrow();
    const buyers = await Promise.all(Array.from({ length: writers }, () => buyer(inside)));
    const writing = buyers.map(async (by) => {
      while (going)
        await ordered(by, [lane.id]).then(
          ({ id }) => acknowledged.push(id),
          () => pause(100),
        );
    });
    const reading = Array.from({ length: readers }, async () => {
      let connection = openConnection(product.url);
      while (going) {
        const status = await connection.ask(
          get('/api/freight/selectSailings?origin=CNSHA&destination=USLAX&week=2026-W48'),
        );
        if (status === 200) read += 1;
        else await pause(20);
        if (!connection.open) connection = openConnection(product.url);
      }
      connection.close();
    });

    const terminated = await repeat(() => terminate(database));
    const killed = await repeat(async () => process.kill(postgresOf(data), 'SIGKILL'));
    going = false;
    await Promise.all([...writing, ...reading]);

    const rows = await inside.db.selectFrom('purchaseOrder').select('id').execute();
    const ids = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    return {
      title: 'Lost connections and a killed database',
      how: `The product started by \`npm start\` with embedded PostgreSQL, ${readers} readers of sailings and ${writers} writers of orders that never pause; a busy connection is closed ${times} times, then PostgreSQL is killed ${times} times. Ready: from the fault until the health check reports ready and a search succeeds. ${acknowledged.length} orders were acknowledged and ${read} searches succeeded.`,
      figures: [
        figure('ready after a lost busy connection', terminated, 's', '≤ 5 s', 2),
        figure('ready after PostgreSQL was killed', killed, 's', '≤ 5 s', 2),
        figure('starts of the server meanwhile', [holderOf(data) === server ? 0 : 1], '', '0', 0),
        figure('acknowledged orders lost', [lost], '', '0', 0),
      ],
    };
  } finally {
    going = false;
    await inside.close();
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }

  /** Seconds until all is well again, for each time. */
  async function repeat(fault: () => Promise<unknown>): Promise<number[]> {
    const seconds: number[] = [];
    for (let time = 0; time < times; time++) {
      await pause(500);
      await fault();
      const began = performance.now();
      // The fault needs a moment to be noticed.
      do await pause(20);
      while (!(await isWell()));
      seconds.push((performance.now() - began) / 1000);
    }
    return seconds;
  }

  async function isWell(): Promise<boolean> {
    const paths = ['/api/health/ready', '/api/freight/selectReferencePrices'];
    const answers = await Promise.all(
      paths.map((path) =>
        fetch(product.url + path).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return answers.every(Boolean);
  }
};

/** Ends a connection in the middle of a statement. */
async function terminate(database: string): Promise<void> {
  const admin = createClient(database);
  await admin.connect();
  try {
    for (;;) {
      const { rowCount } = await admin.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'fairway' and state <> 'idle' and pid <> pg_backend_pid() limit 1`);
      if (rowCount) return;
    }
  } finally {
    await admin.end();
  }
}

function postgresOf(data: string): number {
  return Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
