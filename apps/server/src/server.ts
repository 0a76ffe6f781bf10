import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { Logger } from 'pino';
import { apiDocumentPages } from './areas/apiDocument/pages.ts';
import { isOpen, moveAttempt } from './areas/auth/socialAttempts.ts';
import { socialPages } from './areas/auth/socialPages.ts';
import { healthPages } from './areas/health/pages.ts';
import { routes as areas } from './areas/index.ts';
import { transferPages } from './areas/order/transferPages.ts';
import { notifyPages } from './areas/payment/notifyPages.ts';
import { filePage } from './areas/upload/filePage.ts';
import { phonePage } from './areas/upload/phonePage.ts';
import { type Clock, isSteady, steadyClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { watchDatabase } from './database/availability.ts';
import { createDb, createPool, type Db } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import type { Route } from './http/answer.ts';
import { createApp } from './http/app.ts';
import { drain } from './http/drain.ts';
import { watchLoad } from './http/load.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import { keepTime } from './keepTime.ts';
import { createBlobs } from './services/files/blobs.ts';
import { createLimits } from './services/limits.ts';
import { createOutbox } from './services/outbox/outbox.ts';
import { outboxPages } from './services/outbox/page.ts';
import { createTill } from './services/payments/sandboxTill.ts';
import { walletPages } from './services/payments/walletPages.ts';
import { createWallets } from './services/payments/wallets.ts';
import { sandboxSocialPages } from './services/social/sandboxPages.ts';
import { createSocial } from './services/social/social.ts';

export interface ServerParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  /** A steady one is kept in step with the other servers. */
  readonly clock?: Clock;
  /** False leaves jobs to other servers. */
  readonly jobs?: boolean;
  /** False when the caller knows that the tables are there. */
  readonly migrate?: boolean;
  /** Other routes than those of the areas. */
  readonly routes?: readonly Route[];
  /** Runs once the tables are there and before the first request. */
  prepare?(db: Db, now: Date): Promise<void>;
}

export interface RunningServer {
  readonly url: string;
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Answers what is under way, for so long at most, then closes everything. */
  stop(drainSeconds?: number): Promise<void>;
}

/** Starts everything that answers requests on one database, and resolves when it listens. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, databaseUrl, log, clock = steadyClock(), routes = areas } = parts;
  const pool = createPool({ connectionString: databaseUrl, size: config.poolSize });
  const db = createDb(pool);
  if (parts.migrate !== false) await migrate(pool);
  const leaveTime = isSteady(clock) ? await keepTime(db, clock, log) : undefined;
  await parts.prepare?.(db, clock.now());
  const blobs = createBlobs(config);
  let publicUrl = config.publicUrl;
  let self = publicUrl;
  // Others' clocks are compared with the machine's own, which somebody has just put right.
  const machine = isSteady(clock) ? systemClock : clock;
  const wallets = createWallets({ config, db, clock, machine, publicUrl: () => publicUrl });
  const { secret } = config;
  const social = createSocial(config, { db, clock, secret, publicUrl: () => publicUrl });
  const jobs: Jobs | undefined =
    parts.jobs === false ? undefined : await startJobs({ config, db, pool, clock, log, blobs, wallets });
  const availability = await watchDatabase(databaseUrl);
  const load = watchLoad(config.poolSize, clock);
  let draining = false;

  const services = {
    outbox: createOutbox(async (transaction, id) => jobs?.sendMessage(transaction, id)),
    limits: createLimits(db, secret),
    blobs,
    wallets,
    social,
  };
  const till = createTill({ db, clock, secret, log, self: () => self });
  const uploads = { db, config, clock, blobs, limits: services.limits };
  const sandbox = config.mode === 'sandbox';
  const now = () => clock.now();
  const socialApp = sandboxSocialPages({
    db,
    clock,
    secret,
    isOpen: (state) => isOpen(db, state, { secret, now: now() }),
    expire: async (state) => void (await moveAttempt(db, state, 'expired', { secret, now: now() })),
  });
  const app = await createApp({
    config,
    clock,
    db,
    services,
    availability,
    load,
    routes,
    log,
    draining: () => draining,
    pages: [
      healthPages(() => availability.ready && !draining),
      apiDocumentPages,
      filePage(uploads),
      phonePage(uploads),
      notifyPages({ db, clock, wallets, log }),
      ...(social ? [socialPages({ db, config, clock, social, limits: services.limits, log })] : []),
      ...(sandbox
        ? [outboxPages(db), walletPages(till, now), transferPages({ db, config, clock }), socialApp]
        : []),
    ],
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
    async stop(drainSeconds = config.drainSeconds) {
      draining = true;
      await drain(app, drainSeconds);
      load.stop();
      await till.settled();
      await jobs?.stop();
      leaveTime?.();
      await availability.stop();
      await db.destroy();
    },
  };
}
