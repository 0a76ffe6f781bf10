import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { AreaAtWork, ServerForAreas } from './areas/area.ts';
import { areaSettings, areas, routes as everyRoute, indexes, migrations } from './areas/index.ts';
import { type FirstAdmin, inviteFirstAdmin } from './areas/staff/index.ts';
import { type Clock, isSteady, steadyClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { watchDatabase } from './database/connection/availability.ts';
import { warnOfNoLimits } from './database/connection/poolerLimits.ts';
import { watchReplica } from './database/connection/replica.ts';
import { createDb, createPool, type Db, isPooled, type PoolOptions } from './database/db.ts';
import { buildIndexes } from './database/indexes.ts';
import { migrate } from './database/migrate.ts';
import type { Route } from './http/answer.ts';
import { createApp } from './http/app.ts';
import { drain } from './http/drain.ts';
import { pageVersions } from './http/pages/pageVersions.ts';
import { watchLoad } from './http/protection/load.ts';
import { backlogOf } from './jobs/backlog.ts';
import { cleanUp } from './jobs/cleanUp.ts';
import { type Job, type Jobs, startJobs } from './jobs/jobs.ts';
import { keepTime } from './keepTime.ts';
import { extendSampleData } from './sample/index.ts';
import { createBlobs } from './services/files/blobs.ts';
import { createLimits } from './services/limits.ts';
import { createOutbox } from './services/outbox/outbox.ts';
import { outboxPages } from './services/outbox/page.ts';
import { paperKeys } from './services/papers/paperKeys.ts';
import { measuredWallets } from './services/payments/measuredWallets.ts';
import { createWallets } from './services/payments/wallets.ts';
import type { Services } from './services/services.ts';
import { measuredSocial } from './services/social/measuredSocial.ts';
import { createSocial } from './services/social/social.ts';
import { readTogether } from './settingsPart.ts';
import { watchProcess } from './telemetry/gauges.ts';
import { measureStatements } from './telemetry/statements.ts';
import { startTelemetry } from './telemetry/telemetry.ts';

export interface ServerParts {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Longest wait for a connection to it and for its sign of life, in milliseconds; each has its own unless given. */
  readonly databaseMs?: number;
  readonly log: Logger;
  /** A steady clock is synchronised with the other servers. */
  readonly clock?: Clock;
  /** False leaves jobs to other servers regardless of the role, and sends no messages. */
  readonly jobs?: boolean;
  /** False when the caller knows that the tables exist. */
  readonly migrate?: boolean;
  /** Other routes than those of the areas. */
  readonly routes?: readonly Route[];
  /** Runs once the tables exist and before the first request. */
  prepare?(db: Db, now: Date): Promise<void>;
}

export interface RunningServer {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /** The URL for Prometheus; absent when nothing is measured. */
  readonly metricsUrl: string | undefined;
  /** Invites the first admin of the staff if there is no admin yet. */
  inviteFirstAdmin(): Promise<FirstAdmin>;
  /** Completes requests in flight, for at most this time, then closes everything. */
  stop(drainSeconds?: number): Promise<void>;
}

/** Starts everything that handles requests on one database, and resolves when it listens. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, databaseUrl, databaseMs, log, clock = steadyClock(), routes = everyRoute } = parts;
  readTogether(areaSettings.map((part) => () => config.of(part)));
  const pooled = await isPooled(databaseUrl, patientConnectMs);
  const pool = createPool({
    connectionString: databaseUrl,
    size: config.poolSize,
    pooled,
    ...(databaseMs === undefined ? {} : { connectMs: databaseMs }),
  });
  const telemetry = await startTelemetry(config);
  const onStatement = measureStatements(telemetry);
  const db = createDb(pool, onStatement);
  const { directUrl = databaseUrl, replicaUrl } = config;
  const leaveTime = await preparing(
    { connectionString: directUrl, pooled: pooled && directUrl === databaseUrl },
    async (patientPool, patientDb) => {
      if (parts.migrate !== false) {
        await migrate(patientPool, migrations);
        await buildIndexes(patientPool, indexes);
      }
      const leave = isSteady(clock) ? await keepTime(patientDb, db, clock, log) : undefined;
      await parts.prepare?.(patientDb, clock.now());
      if (pooled) await warnOfNoLimits(db, log);
      return leave;
    },
  );
  let publicUrl = config.publicUrl;
  let self = publicUrl;
  // Other servers' clocks are compared with the machine's own, which an operator may have just corrected.
  const machine = isSteady(clock) ? systemClock : clock;
  const { secret } = config;
  let jobs: Jobs | undefined;
  const services: Services = {
    outbox: createOutbox(async (...messages) => jobs?.sendMessages(...messages)),
    limits: createLimits(db, secret),
    blobs: createBlobs(config),
    papers: paperKeys(config),
    wallets: measuredWallets(
      createWallets({ config, db, clock, machine, publicUrl: () => publicUrl }),
      telemetry,
    ),
    social: measuredSocial(
      createSocial(config, { db, clock, secret, publicUrl: () => publicUrl }),
      telemetry,
    ),
    publicUrl: () => publicUrl,
    telemetry,
    log,
  };
  const versions = config.role === 'worker' ? undefined : pageVersions();
  const availability = await watchDatabase(databaseUrl, {
    patience: databaseMs,
    question: versions?.question,
    directUrl,
  });
  const replica = replicaUrl
    ? await watchReplica({ url: replicaUrl, primary: db, poolSize: config.poolSize, log, onStatement })
    : undefined;
  const load = watchLoad(config.poolSize, clock);
  let draining = false;
  let allJobs: readonly Job[] = [];
  const server: ServerForAreas = {
    config,
    db,
    clock,
    log,
    services,
    telemetry,
    unready: () => (draining ? 'stopping' : availability.ready ? null : 'databaseAway'),
    queryOutsidePool: availability.query,
    backlog: backlogOf(db, clock),
    pollSeconds: (queue) => allJobs.find(({ name }) => name === queue)?.pollSeconds ?? 1,
    replicaSeconds: () => replica?.staleSeconds() ?? null,
    self: () => self,
  };
  const atWork = areas.flatMap((area) => area.atWork?.(server) ?? []);
  allJobs = jobsOf(server, atWork);
  const leaveProcess = watchProcess(telemetry.meter, { pool, backlog: server.backlog, role: config.role });
  if (parts.jobs !== false)
    jobs = await startJobs({ config, db, pool, clock, log, telemetry, jobs: allJobs });
  const isWorker = config.role === 'worker';
  const app = await createApp({
    config,
    clock,
    db,
    replica,
    services,
    availability,
    load,
    routes: isWorker ? [] : routes,
    versions,
    log,
    draining: () => draining,
    pages: [
      ...atWork.flatMap(({ workerPages = [] }) => workerPages),
      ...(isWorker ? [] : atWork.flatMap(({ pages = [] }) => pages)),
      ...(config.mode === 'sandbox' && !isWorker ? [outboxPages(db)] : []),
    ],
    sitemap: atWork.flatMap(({ sitemap = [] }) => sitemap),
  });
  await app.listen({ port: config.port, host: config.host });
  const { address, family, port } = app.server.address() as AddressInfo;

  self = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  // Port 0 took a free one: only now is it known where pages are.
  if (new URL(publicUrl).port === '0') publicUrl = self;

  return {
    url: self,
    db,
    pool,
    metricsUrl: telemetry.metricsUrl,
    inviteFirstAdmin: () => inviteFirstAdmin(db, { config, ...services }, clock.now()),
    async stop(drainSeconds = config.drainSeconds) {
      draining = true;
      await drain(app, drainSeconds);
      load.stop();
      await Promise.all(atWork.map(({ stop }) => stop?.()));
      await jobs?.stop();
      leaveTime?.();
      await availability.stop();
      leaveProcess();
      await replica?.stop();
      await telemetry.stop();
      await db.destroy();
    },
  };
}

/** A busy machine is slow to create and fill tables, and waits for other servers that do. */
const patience = 600_000;
const patientConnectMs = 60_000;

/** Works on the database before the first request, without the bounds that requests have. */
async function preparing<T>(
  to: Pick<PoolOptions, 'connectionString' | 'pooled'>,
  work: (pool: pg.Pool, db: Db) => Promise<T>,
): Promise<T> {
  const pool = createPool({ ...to, size: 4, connectMs: patientConnectMs, statementMs: patience });
  const db = createDb(pool);
  try {
    return await work(pool, db);
  } finally {
    await db.destroy();
  }
}

/** The jobs of all areas, and those of the server itself. */
function jobsOf({ config, db, clock }: ServerForAreas, atWork: readonly AreaAtWork[]): Job[] {
  const cleaning: Job = {
    name: 'clean-up',
    cron: '*/10 * * * *',
    pollSeconds: 30,
    async run() {
      const now = clock.now();
      await cleanUp(db, now);
      for (const area of atWork) await area.cleanUp?.(now);
    },
  };
  const extending: Job = {
    name: 'extend-sample',
    cron: '10 * * * *',
    pollSeconds: 60,
    run: () => extendSampleData(db, clock.now()),
  };
  return [...atWork.flatMap(({ jobs = [] }) => jobs), cleaning, ...(config.sampleData ? [extending] : [])];
}
