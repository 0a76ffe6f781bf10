import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BlobStore } from '../../services/files/blobStore.ts';
import { createBlobs } from '../../services/files/blobs.ts';
import { paperKeys } from '../../services/papers/paperKeys.ts';
import { logIn, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { jpeg } from '../../testing/pictures.ts';
import { uploaded } from '../../testing/uploads.ts';
import { cleanUpFiles, cleanUpIncoming } from './cleanUp.ts';
import { attachFiles, storeFile } from './store.ts';

let server: TestServer;
let client: TestClient;
let owner: { tenantId: string; accountId: string; purpose: 'avatar' };
beforeAll(async () => {
  server = await startTestServer();
  client = server.client();
  const { tenantId, accountId } = await logIn(server, client);
  owner = { tenantId, accountId, purpose: 'avatar' };
});
afterAll(() => server.stop());

const known = async () => (await server.db.selectFrom('file').select('id').execute()).map(({ id }) => id);

it('a picture that nothing was submitted with is gone after a day, one in use stays', async () => {
  const used = await uploaded(client, await jpeg());
  await uploaded(client, await jpeg());
  const now = server.clock.now();
  expect(await attachFiles(server.db, owner, [used.id], now)).toBe(true);
  const blobs = createBlobs(server.config);
  await cleanUpFiles(server.db, blobs, now);
  expect(await known()).toHaveLength(2);
  await cleanUpFiles(server.db, blobs, new Date(now.getTime() + 25 * 3_600_000));
  expect(await known()).toEqual([used.id]);
  const names = await readdir(join(server.config.dataFolder, 'files'), { recursive: true });
  expect(names.filter((name) => /[0-9a-f]{32}$/.test(name))).toHaveLength(1);
});

it('of a picture whose bytes never arrived nothing is left after an hour', async () => {
  const files = await known();
  const papers = paperKeys(server.config);
  const full: BlobStore = {
    ...createBlobs(server.config),
    put: async () => {
      throw new Error('no space left on device');
    },
  };
  const picture = { bytes: await jpeg(), mediaType: 'image/jpeg', width: 1, height: 1 } as const;
  const now = server.clock.now();
  const stored = storeFile({ db: server.db, blobs: full, papers }, owner, picture, now, async () => null);
  await expect(stored).rejects.toThrow('no space');
  expect(await known()).toHaveLength(files.length + 1);
  await cleanUpFiles(server.db, full, new Date(now.getTime() + 2 * 3_600_000));
  expect(await known()).toEqual(files);
});

it("files of another account, or for another purpose, cannot be submitted; TRUST 34's other half", async () => {
  const { id } = await uploaded(client, await jpeg(), 'idCard');
  const now = server.clock.now();
  expect(await attachFiles(server.db, owner, [id], now)).toBe(false);
  const other = { ...owner, accountId: crypto.randomUUID(), purpose: 'idCard' as const };
  expect(await attachFiles(server.db, other, [id], now)).toBe(false);
  expect(await attachFiles(server.db, { ...owner, purpose: 'idCard' }, [id, id], now)).toBe(true);
});

it('a half-received file of a killed server is removed after an hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-incoming-'));
  await writeFile(join(folder, 'old.part'), 'x');
  await writeFile(join(folder, 'new.part'), 'x');
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(folder, 'old.part'), before, before);
  await cleanUpIncoming(folder);
  await cleanUpIncoming(join(folder, 'absent'));
  expect(await readdir(folder)).toEqual(['new.part']);
});
