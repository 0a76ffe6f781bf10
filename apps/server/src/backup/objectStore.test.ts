import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config.ts';
import { createClient } from '../database/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/postgres.ts';
import { type FakeS3, s3Credentials, startFakeS3 } from '../testing/fakeS3.ts';
import { filePath } from './objectStore.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-objects-'));
chmodSync(folder, 0o755);
const to = join(folder, 'backups');
const key = Buffer.alloc(32, 7);
const keys = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(32, '0'));
const arrivedKey = 'a'.repeat(32);
const removedKey = 'b'.repeat(32);
const afterwardsKey = 'c'.repeat(32);

let s3: FakeS3;
let postgres: EmbeddedPostgres;
let client: Client;

const settingsOf = (name: string, bucket?: string, secret = s3Credentials.secretAccessKey) =>
  readSettings({
    FAIRWAY_DATA: join(folder, name),
    ...(bucket && {
      FILE_SERVICE: 's3',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
    }),
  });
const options: RestoreOptions = {
  from: to,
  key,
  replace: false,
  archive: null,
  until: null,
  checkOnly: false,
  tell: () => {},
};
const contentOf = (fileKey: string) => `the content of ${fileKey}`;

async function addFile(fileKey: string) {
  s3.objects.set(`/uploads/files/${fileKey}`, { bytes: Buffer.from(contentOf(fileKey)), type: 'image/png' });
  await client.query('insert into file values ($1, now())', [fileKey]);
}
async function removeFile(fileKey: string) {
  await client.query('delete from file where blob_key = $1', [fileKey]);
  s3.objects.delete(`/uploads/files/${fileKey}`);
}

/** One file is uploaded and another is removed while the backup reads the bucket. */
beforeAll(async () => {
  s3 = await startFakeS3('uploads', 'restored');
  postgres = await startEmbeddedPostgres(join(folder, 'source'));
  const admin = createClient(postgres.url('postgres'));
  await admin.connect();
  await admin.query('create database fairway');
  await admin.end();
  client = createClient(postgres.url('fairway'));
  await client.connect();
  await client.query('create table file (blob_key text primary key, stored_at timestamptz)');
  for (const fileKey of [...keys, removedKey]) await addFile(fileKey);
  await client.query('insert into file values ($1, null)', ['d'.repeat(32)]);
  s3.before = async () => {
    s3.before = async () => {};
    await removeFile(removedKey);
    await addFile(arrivedKey);
  };
  const backup = await takeBackup(settingsOf('source', 'uploads'), { to, key, now: () => new Date() });
  expect(backup.files).toBe(keys.length + 1);
  await addFile(afterwardsKey);
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of files in an object store', () => {
  it('restores every file that a row names into another bucket', async () => {
    const { proof } = await restoreBackup(settingsOf('objects', 'restored'), options);
    expect(proof).toMatchObject({ files: keys.length + 1, missingFiles: 0 });
    const restored = [...s3.objects].filter(([path]) => path.startsWith('/restored/'));
    expect(Object.fromEntries(restored.map(([path, { bytes }]) => [path, bytes.toString()]))).toEqual(
      Object.fromEntries([...keys, arrivedKey].map((each) => [`/restored/files/${each}`, contentOf(each)])),
    );
    expect(s3.refusals).toEqual([]);
  });

  it('restores them into a folder', async () => {
    const { proof } = await restoreBackup(settingsOf('folder'), options);
    expect(proof).toMatchObject({ files: keys.length + 1, missingFiles: 0 });
    const path = join(folder, 'folder/files', filePath(arrivedKey));
    expect(readFileSync(path, 'utf8')).toBe(contentOf(arrivedKey));
  });

  it('is not taken or restored without access to the store, and leaves no data behind', async () => {
    const denied = (name: string) => settingsOf(name, 'restored', 'another secret');
    const taking = takeBackup(denied('source'), { to, key, now: () => new Date(0) });
    await expect(taking).rejects.toThrow('The store of files failed (GET was answered with HTTP 403)');
    await expect(restoreBackup(denied('denied'), options)).rejects.toThrow('The store of files failed');
    // Nothing was put in place: the same folder takes the restore.
    await restoreBackup(settingsOf('denied'), options);
  });
});
