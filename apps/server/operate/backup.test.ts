import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { takeBackup } from '../src/backup/takeBackup.ts';
import { readSettings } from '../src/config.ts';
import { createClient } from '../src/database/db.ts';
import { buyer, lanesOnOffer, ordered } from '../src/testing/orders.ts';
import { startCluster } from './cluster.ts';
import { lacks, ownFolder } from './programs.ts';
import { servers } from './servers.ts';

const blob = 'cd'.repeat(16);
const key = Buffer.alloc(32, 9);

it.skipIf(lacks('postgres'))(
  'restores another PostgreSQL from its dump, all of it or nothing, and refuses a database that has tables',
  async () => {
    const [from, into] = await Promise.all([startCluster(), startCluster()]);
    const many = servers(from.url);
    const server = await many.start();
    const inside = many.inside(server.url);
    const lanes = await lanesOnOffer(inside.db);
    const by = await buyer(inside);
    const orders = [(await ordered(by, lanes)).id, (await ordered(by, lanes)).id];

    const folder = ownFolder('dumps');
    mkdirSync(join(folder, 'source/files/cd'), { recursive: true });
    writeFileSync(join(folder, 'source/files/cd', blob), 'a picture');
    const to = join(folder, 'backups');
    const source = readSettings({ FAIRWAY_DATA: join(folder, 'source'), DATABASE_URL: from.url });
    await takeBackup(source, { to, key, now: () => new Date() });

    const options = {
      from: to,
      key,
      replace: false,
      archive: null,
      until: null,
      checkOnly: false,
      tell: () => {},
    };
    const target = readSettings({ FAIRWAY_DATA: join(folder, 'target'), DATABASE_URL: into.url });
    const { proof } = await restoreBackup(target, options);
    expect(proof).toMatchObject({ missingFiles: 0 });
    expect(readFileSync(join(folder, 'target/files/cd', blob), 'utf8')).toBe('a picture');
    const client = createClient(into.url);
    await client.connect();
    const { rows } = await client.query('select id from purchase_order');
    expect(rows.map(({ id }) => id).sort()).toEqual(orders.sort());
    await client.end();

    const again = readSettings({ FAIRWAY_DATA: join(folder, 'again'), DATABASE_URL: into.url });
    await expect(restoreBackup(again, options)).rejects.toThrow(/has \d+ tables/);
    await expect(restoreBackup(again, { ...options, replace: true })).rejects.toThrow(/has \d+ tables/);
    const past = readSettings({ DATABASE_URL: from.url, DATABASE_DIRECT_URL: into.url });
    await expect(restoreBackup(past, options)).rejects.toThrow('The database of DATABASE_DIRECT_URL has');
    await servers(into.url).start();
  },
);
