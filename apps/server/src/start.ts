import { readSettings, SettingsError, withSecret } from './config.ts';
import { EmbeddedPostgresError } from './database/embedded/binaries.ts';
import { FolderInUseError } from './database/embedded/lock.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './http/logger.ts';

/** Mistakes that whoever starts the server can put right: told in words, without a stack. */
const tellable = [SettingsError, FolderInUseError, EmbeddedPostgresError];

/** Starts the server as the environment says, and stops it at a signal. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  // The folder's lock comes first, so that a second start ends at once; the rest loads meanwhile.
  const [database, modules] = await Promise.all([
    openDatabase(settings, (exitCode) => log.error({ exitCode }, 'PostgreSQL ended and is started again')),
    loadServer(),
  ]);
  const { startServer, fillSample, greeting, faultForLog } = modules;
  const config = withSecret(settings, process.env.FAIRWAY_SECRET?.trim());
  const server = await startServer({
    config,
    databaseUrl: database.url,
    log,
    prepare: config.sampleData ? fillSample : async () => {},
  }).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  process.stdout.write(`${greeting(config, server.url)}\n`);

  let stopping = false;
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ reason }, 'stopping');
    await server.stop();
    await database.stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  const fall = (error: unknown) => {
    log.fatal({ fault: faultForLog(error) }, 'unexpected');
    void stop('unexpected', 1);
  };
  process.on('uncaughtException', fall);
  process.on('unhandledRejection', fall);
}

async function loadServer() {
  const [{ startServer }, { fillSample }, { greeting }, { faultForLog }] = await Promise.all([
    import('./server.ts'),
    import('./sample/fill.ts'),
    import('./greeting.ts'),
    import('./http/faults.ts'),
  ]);
  return { startServer, fillSample, greeting, faultForLog };
}

/** What to tell of a failed start: words where somebody can put it right, else where it failed. */
function told(error: unknown): string {
  if (tellable.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop what uses it, or set PORT to another one.';
  if (code === 'EACCES')
    return 'The port or the data folder may not be used by this user. Set PORT or FAIRWAY_DATA.';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '28P01', '3D000'].includes(code)) {
    return `The database of DATABASE_URL cannot be reached (${code}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${told(error)}\n`);
  process.exit(1);
});
