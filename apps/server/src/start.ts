import { once } from 'node:events';
import { readSettings, type Settings, withSecret } from './config.ts';
import { type OpenedDatabase, openDatabase } from './database/connection/open.ts';
import { faultForLog } from './http/faults.ts';
import { createLogger } from './http/logger.ts';
import type { RunningServer } from './server.ts';
import { startFault } from './startFault.ts';

/** After an unexpected failure the server stops quickly, because it is restarted at once. */
const briefDrain = 0.5;
/** In addition to the time to drain: PostgreSQL has its own limits, and any other hanging work is abandoned. */
const longestStop = 15;

/** Starts the server from the environment's settings, and stops it at a signal. */
async function start(): Promise<void> {
  const settings = await readEnvironment();
  const log = createLogger(settings.logLevel);
  let server: RunningServer | undefined;
  let database: OpenedDatabase | undefined;
  let stopping = false;
  const stop = async (reason: string, exitCode: number, drainSeconds = settings.drainSeconds) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(
      () => {
        log.error({ reason }, 'not stopped in time');
        process.exit(1);
      },
      (drainSeconds + longestStop) * 1000,
    );
    await server?.stop(drainSeconds);
    await database?.stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  // The supervisor of this process is gone; alone it would hold port and folder unwatched.
  process.on('disconnect', () => void stop('left alone', 0));
  const fall = (error: unknown) => {
    log.fatal({ fault: faultForLog(error) }, 'unexpected');
    stop('unexpected', 1, briefDrain).catch(() => process.exit(1));
  };
  process.on('uncaughtException', fall);
  process.on('unhandledRejection', fall);

  // The folder's lock comes first, so that a second start ends at once; the rest loads at the same time.
  const opening = openDatabase(settings, (exitCode) =>
    log.error({ exitCode }, 'PostgreSQL ended and is started again'),
  );
  const [opened, modules] = await Promise.all([opening, loadServer()]);
  database = opened;
  const { startServer, fillSample, loadFacts, greeting } = modules;
  const config = withSecret(settings, process.env.FAIRWAY_SECRET?.trim());
  try {
    server = await startServer({
      config,
      databaseUrl: opened.url,
      log,
      prepare: async (db, now) => {
        await opened.protectAudit();
        await (config.sampleData
          ? fillSample(db, now, config, tellProgress)
          : loadFacts(db, undefined, { examples: false, progress: tellProgress }));
        await portalBuilt();
      },
    });
  } catch (error) {
    // A signal has closed the database in between.
    if (stopping) return;
    await opened.stop();
    throw error;
  }
  if (new URL(config.publicUrl).protocol === 'https:' && config.trustProxy === 0) {
    log.warn(
      { publicUrl: config.publicUrl },
      'PUBLIC_URL is https and TRUST_PROXY is 0: behind a proxy all readers count as one network. Set TRUST_PROXY to the number of proxies in front',
    );
  }
  const firstAdmin = await server.inviteFirstAdmin();
  process.stdout.write(`${greeting(config, server.url, firstAdmin)}\n`);
  process.send?.('ready');
}

function tellProgress(part: string, done: number, of: number): void {
  process.stdout.write(`  Filling the database: ${part}, ${done + 1} of ${of}\n`);
}

/** The supervisor of this process may still be building the portal, and responds once it is built. */
async function portalBuilt(): Promise<void> {
  if (!process.send) return;
  const answered = once(process, 'message');
  process.send('prepared');
  await answered;
}

/**
 * The settings; if one of them is wrong, those of the areas are checked as well, so that all mistakes are reported at
 * once.
 */
async function readEnvironment(): Promise<Settings> {
  try {
    return readSettings(process.env);
  } catch {
    const { areaSettings } = await import('./areas/index.ts');
    return readSettings(process.env, areaSettings);
  }
}

async function loadServer() {
  const [{ startServer }, { fillSample }, { loadFacts }, { greeting }] = await Promise.all([
    import('./server.ts'),
    import('./sample/fill.ts'),
    import('./facts/load.ts'),
    import('./greeting.ts'),
  ]);
  return { startServer, fillSample, loadFacts, greeting };
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
});
