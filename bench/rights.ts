import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isForStaff } from '@fairway/gateway/contract/call';
import { callsOf } from '@fairway/gateway/contract/contract';
import { migrations } from '../apps/server/src/areas/index.ts';
import { type Config, readSettings } from '../apps/server/src/config.ts';
import { createDb, createPool, type Db } from '../apps/server/src/database/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded/postgres.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { refusalFor } from '../apps/server/src/http/policy.ts';
import { openSession } from '../apps/server/src/http/session/session.ts';
import { newToken, tokenHash } from '../apps/server/src/secrets.ts';
import { type Bench, figure, median, percentile } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const requests = brief ? 50 : 1500;
const keyId = 'bench';
const secret = Buffer.from('a secret of the benchmark, 32 b.');

/**
 * Measures the cost of rights for a request: reading the account along with its session, and checking the call against
 * the table.
 */
export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const pool = createPool({ connectionString: postgres.url('postgres'), size: 4 });
  const db = createDb(pool);
  try {
    await migrate(pool, migrations);
    const token = await member(db);
    const config: Config = { ...readSettings({ FAIRWAY_DATA: folder }), secret };
    const calls = callsOf()
      .map(({ call }) => call)
      .filter((call) => !isForStaff(call));
    const hash = tokenHash(secret, token);
    const alone = () => db.selectFrom('session').selectAll().where('tokenHash', '=', hash).execute();
    const judged = async (index: number) => {
      const caller = await openSession(db, config, token, keyId, new Date());
      return refusalFor(calls[index % calls.length]?.caller ?? 'member', caller, true);
    };
    const durations = { middle: [] as number[], most: [] as number[] };
    await sideBySide(alone, judged);
    for (let round = 0; round < rounds; round++) {
      const { floor, ours } = await sideBySide(alone, judged);
      durations.middle.push(median(ours) - median(floor));
      durations.most.push(percentile(ours, 0.99) - percentile(floor, 0.99));
    }
    return {
      title: 'Rights of a request',
      how: `${requests} requests per round over all calls for members, ${rounds} rounds, interleaved, on embedded PostgreSQL: the time to load the session with account, rights and the decision for the call, minus the session alone.`,
      figures: [
        figure('rights, p50', durations.middle, 'ms', '≤ 0.3 ms', 3),
        figure('rights, p99', durations.most, 'ms', '', 3),
      ],
    };
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Logs in a company's admin; returns their token. */
async function member(db: Db): Promise<string> {
  const now = new Date();
  const [accountId, tenantId] = [randomUUID(), randomUUID()];
  const token = newToken();
  await db
    .insertInto('account')
    .values({
      ...{ tenantId, id: accountId, personId: tenantId, accountType: 1, memberStatus: 2 },
      ...{ name: 'Bench', createdAt: now },
    })
    .execute();
  await db
    .insertInto('session')
    .values({
      ...{ id: randomUUID(), tokenHash: tokenHash(secret, token), tenantId, accountId, keyId },
      ...{ visitorId: randomUUID(), deviceKind: 'computer', createdAt: now },
      // Ahead of now, so that no request notes that the session is in use.
      lastSeenAt: new Date(now.getTime() + 3_600_000),
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  return token;
}

/** Milliseconds of each request, the two kinds in turn. */
async function sideBySide(floor: () => Promise<unknown>, ours: (index: number) => Promise<unknown>) {
  const spent = { floor: [] as number[], ours: [] as number[] };
  for (let index = 0; index < requests; index++) {
    spent.floor.push(await took(floor));
    spent.ours.push(await took(() => ours(index)));
  }
  return spent;
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
