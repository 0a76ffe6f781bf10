import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { steadyClock } from '../clock.ts';
import { type Config, readSettings } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Route } from '../http/answer.ts';
import { createLogger } from '../http/logger.ts';
import { startServer } from '../server.ts';
import type { ShownMessage } from '../services/outbox/outbox.ts';
import { readOutbox } from '../services/outbox/page.ts';
import { refuseAsCitus } from './citus.ts';
import { createTestClient, type TestClient } from './client.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';

export interface TestServer {
  readonly url: string;
  /** The URL for Prometheus, if metrics are on. */
  readonly metricsUrl: string | undefined;
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly config: Config;
  /** Moves the server's time; it does not move otherwise. */
  readonly clock: TestClock;
  /** Everything the server logged, as text. */
  log(): string;
  /** A new browser, with the real SDK inside. */
  client(): TestClient;
  /** Returns the messages to a phone or email, newest first. */
  outbox(to?: string): Promise<ShownMessage[]>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Settings as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Works on jobs too; off unless given, since most tests read the outbox before it is sent. */
  readonly jobs?: boolean;
  /** Another database than a fresh clone of the template. */
  readonly databaseUrl?: string;
  readonly clock?: TestClock;
  /** The test's clock is the machine's, and the server keeps a steady one by it, as it does when it is started. */
  readonly steady?: true;
  /** Waits for the database no longer than the product does; a busy machine may take longer without being away. */
  readonly impatient?: true;
  /** Other routes than those of the areas. */
  readonly routes?: readonly Route[];
}

/** A real server, on a free port and its own database, with a clock that the test moves. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-data-'));
  const settings = readSettings({
    PORT: '0',
    FAIRWAY_DATA: folder,
    FAIRWAY_PORTAL: join(folder, 'portal'),
    DATABASE_POOL_SIZE: '30',
    DRAIN_SECONDS: '0',
    // The clock does not move, so a window never ends: these limits have separate tests.
    LIMIT_WRITES_PER_MINUTE: '1000000',
    LIMIT_HANDSHAKES_PER_MINUTE: '1000000',
    ...options.env,
  });
  const config: Config = { ...settings, secret: Buffer.from('a secret for tests only, 32 bytes.') };
  const database = options.databaseUrl ? undefined : await createTestDatabase();
  const clock = options.clock ?? createTestClock();
  const lines: string[] = [];
  const server = await startServer({
    config,
    databaseUrl: options.databaseUrl ?? database?.url ?? '',
    ...(options.impatient ? {} : { databaseMs: 10_000 }),
    log: createLogger('debug', { write: (line) => void lines.push(line) }),
    clock: options.steady ? steadyClock(clock, () => clock.now().getTime()) : clock,
    jobs: options.jobs ?? false,
    migrate: false,
    ...(options.routes ? { routes: options.routes } : {}),
  });
  refuseAsCitus(server.pool);
  return {
    url: server.url,
    metricsUrl: server.metricsUrl,
    pool: server.pool,
    db: server.db,
    config,
    clock,
    log: () => lines.join(''),
    client: () => createTestClient(server.url, clock),
    outbox: (to) => readOutbox(server.db, to),
    async stop() {
      await server.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
