import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ready, type ServerProcess, startServerProcess, within } from '../src/testing/process.ts';

const secret = 'a secret for tests only, 32 bytes.';

/** Starts servers in separate processes on a database; all of them end after the test. */
export function servers(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-operate-'));
  const started: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  /** Without waiting until it is ready. */
  const begin = (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
    startServerProcess({
      folder,
      started,
      env: {
        DATABASE_URL: databaseUrl,
        FAIRWAY_SECRET: secret,
        DRAIN_SECONDS: '3',
        LIMIT_WRITES_PER_MINUTE: '1000000',
        LIMIT_HANDSHAKES_PER_MINUTE: '1000000',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
  return {
    begin,
    async start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
      const server = await begin(env);
      await ready(server);
      return server;
    },
    /** The server at `url` from within; `ownUrl` reaches its database. */
    inside(url: string, ownUrl = databaseUrl) {
      const server = within(url, ownUrl, Buffer.from(secret));
      onTestFinished(() => server.close());
      return server;
    },
  };
}

/** The problems that a server's health names. */
export async function problemsOf({ url }: Pick<ServerProcess, 'url'>): Promise<string[]> {
  const answer = await fetch(`${url}/api/health`);
  const { data } = (await answer.json()) as { data: { problems?: string[] } };
  return data.problems ?? [];
}

/** Returns the error output of a server that ended instead of starting. */
export async function lastWords({ child, output }: ServerProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return output.error;
}
