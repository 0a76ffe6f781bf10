import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayError } from '@fairway/gateway';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../http/faults.ts';
import { buyer, ordered } from '../../testing/orders.ts';
import { jpeg } from '../../testing/pictures.ts';
import { isReady, ready, startServerProcess, within } from '../../testing/process.ts';
import { formWith, sendForm, uploadTokenFor } from '../../testing/uploads.ts';

it.each(['ENOSPC', 'EDQUOT', '53100'])('TRUST 45: %s, no room left, is 503: try again', (code) => {
  const error = Object.assign(new Error('no room'), { code });
  expect(refusalOf(error, new Date()).code).toBe('serverAway');
});

const folder = mkdtempSync(join(tmpdir(), 'fairway-full-'));
const started: ChildProcess[] = [];

const disk = (command: 'mount' | 'umount', ...args: string[]) =>
  execFileSync(command, [...args, folder], { stdio: 'ignore' });

/** A small separate disk needs the right to mount one. */
const mayMount = (() => {
  try {
    disk('mount', '-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs');
    return true;
  } catch {
    return false;
  }
})();

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  if (mayMount) disk('umount', '-l');
  rmSync(folder, { recursive: true, force: true });
});

const ballast = join(folder, 'ballast');
/** Takes the last byte of the disk. */
function fill(): void {
  const file = openSync(ballast, 'a');
  for (let size = 2 ** 20; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}

/** Files below a folder, by their paths. */
const filesIn = (name: string) =>
  existsSync(join(folder, name))
    ? readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )
    : [];

describe.runIf(mayMount)('TRUST 45: on a small disk', () => {
  it('TRUST 45: when it is full, uploads and orders return 503 and leave nothing half done; with free space they work again', async () => {
    const server = await startServerProcess({
      folder,
      started,
      env: { SAMPLE_DATA: 'yes', LIMIT_WRITES_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
    });
    await ready(server);
    const inside = within(
      server.url,
      `postgres://fairway@localhost/fairway?host=${join(folder, 'socket')}`,
      readFileSync(join(folder, 'secret')),
    );
    const by = await buyer(inside);
    const lane = await inside.db.selectFrom('seaRoute').select('id').executeTakeFirstOrThrow();
    const picture = await jpeg(800, 600);
    const upload = async () => {
      const token = await uploadTokenFor(by.client, 'avatar');
      return async () => (await sendForm(by.client, formWith(picture), token)).status;
    };
    /** Orders until one is refused, or so many are taken. */
    const orders = async (most: number) => {
      const acceptedWrites: string[] = [];
      for (let turn = 0; turn < most; turn += 1) {
        const outcome = await ordered(by, [lane.id]).then(
          ({ id }) => id,
          (error: unknown) => error,
        );
        if (typeof outcome !== 'string') return { taken: acceptedWrites, refused: outcome };
        acceptedWrites.push(outcome);
      }
      return { taken: acceptedWrites, refused: undefined };
    };
    /** Stored orders: the buyer's own, besides those of the sample. */
    const rows = async () =>
      (await inside.db.selectFrom('purchaseOrder').select('id').where('tenantId', '=', by.tenantId).execute())
        .map(({ id }) => id)
        .sort();

    expect(await (await upload())()).toBe(200);
    const before = await orders(3);
    // PostgreSQL may free space at any moment, which is filled again.
    const uploads: number[] = [];
    while (!uploads.includes(503) && uploads.length < 20) {
      const send = await upload();
      fill();
      uploads.push(await send());
    }
    expect(new Set([200, ...uploads])).toEqual(new Set([200, 503]));
    const during = await orders(500);
    expect(during.refused).toBeInstanceOf(GatewayError);
    expect(during.refused).toMatchObject({ status: 503 });

    rmSync(ballast);
    await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status, isReady).toBe(200);
    // A row without its bytes is not stored yet; the clean-up takes it.
    const stored = inside.db.selectFrom('file').select('id').where('storedAt', 'is not', null);
    expect(filesIn('files')).toHaveLength((await stored.execute()).length);
    expect(filesIn('incoming')).toEqual([]);
    expect(await rows()).toEqual([...before.taken, ...during.taken].sort());
    expect(await (await upload())()).toBe(200);
    expect((await orders(1)).refused).toBeUndefined();
    await inside.close();
  }, 180_000);
});
