import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { isReady } from '../src/testing/process.ts';
import {
  freePort,
  ownFolder,
  programAt,
  type RunningProgram,
  runProgram,
  startProgram,
  writeOwn,
} from './programs.ts';

const password = 'operate-1';
/** The role of the server: no superuser, as with managed services. */
export const role = 'app';

export interface TestCluster {
  readonly folder: string;
  readonly port: number;
  /** Address of the server's database for its role. */
  readonly url: string;
  /** The same for the superuser. */
  readonly adminUrl: string;
  readonly program: RunningProgram;
  query<Row>(statement: string, database?: string): Promise<Row[]>;
}

interface ClusterOptions {
  /** Further lines of postgresql.conf. */
  readonly settings?: string;
  /** Lines of pg_hba.conf for addresses on the network. */
  readonly access?: string;
  /** Writes files into the folder of the data before the first start. */
  prepare?(data: string): void;
}

/** PostgreSQL of Debian's packages on a free port, with the server's database and the rights of its role in docs/operate.md. */
export async function startCluster(options: ClusterOptions = {}): Promise<TestCluster> {
  const folder = ownFolder('cluster');
  const data = join(folder, 'data');
  const bin = programAt('postgres');
  runProgram(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    folder,
  );
  writeOwn(
    join(data, 'pg_hba.conf'),
    `local all all trust\nlocal replication all trust\n${options.access ?? 'host all all 127.0.0.1/32 scram-sha-256\nhost replication admin 127.0.0.1/32 trust'}\n`,
  );
  options.prepare?.(data);
  const cluster = await runCluster(folder, options.settings);
  await cluster.query(`create role ${role} login password '${password}'`);
  await cluster.query('create database fairway');
  await cluster.query(`grant create, temporary on database fairway to ${role}`);
  await cluster.query(`grant usage, create on schema public to ${role}`, 'fairway');
  return cluster;
}

/** A copy of a cluster that follows it. */
export async function startReplica(primary: TestCluster, name: string): Promise<TestCluster> {
  const folder = ownFolder('replica');
  const from = `host=${primary.folder} port=${primary.port} user=admin application_name=${name}`;
  runProgram(
    join(programAt('postgres'), 'pg_basebackup'),
    ['-D', join(folder, 'data'), '-R', '-X', 'stream', '--checkpoint=fast', '-d', from],
    folder,
  );
  return runCluster(folder);
}

async function runCluster(folder: string, settings = ''): Promise<TestCluster> {
  const port = await freePort();
  const data = join(folder, 'data');
  const program = startProgram(
    join(programAt('postgres'), 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settingsOf(settings)],
    folder,
  );
  const address = (user: string, host: string) => `postgres://${user}@${host}:${port}/fairway`;
  const adminUrl = `postgres://admin@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  const query = async <Row>(statement: string, database = 'postgres') => {
    const client = new pg.Client({ connectionString: adminUrl.replace('/postgres?', `/${database}?`) });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  await expect
    .poll(
      () =>
        query('select 1').then(
          () => true,
          () => false,
        ),
      isReady,
    )
    .toBe(true);
  return { folder, port, url: address(`${role}:${password}`, '127.0.0.1'), adminUrl, program, query };
}

/** Lets commits wait for a replica of this name, or for none. */
export async function awaitReplica({ query }: TestCluster, name: string | null): Promise<void> {
  await query(
    name === null
      ? 'alter system reset synchronous_standby_names'
      : `alter system set synchronous_standby_names = '${name}'`,
  );
  await query('select pg_reload_conf()');
}

/** `name = value` lines as arguments. */
function settingsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => ['-c', line.replace(/\s*=\s*/, '=')]);
}
