import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startTestServer } from './server.ts';
import { logIn } from './session.ts';
import { formWith, sendForm, uploadTokenFor } from './uploads.ts';

/** Starts a server and a client that uploads pictures to it in English, for the tests of one file; stopped after them. */
export async function openPhotoDesk() {
  const server = await startTestServer();
  afterAll(() => server.stop());
  const client = server.client();
  client.language = 'en';
  await logIn(server, client);
  const token = await uploadTokenFor(client, 'avatar');
  return {
    server,
    client,
    token,
    /** Sends bytes as an avatar; name and type are the sender's to choose. */
    send: (bytes: Uint8Array, more?: { name?: string; type?: string }) =>
      sendForm(client, formWith(bytes, more), token),
    /** Names of the files below a folder of the server's data. */
    filesOnDisk: (folder: string): string[] =>
      readdirSync(join(server.config.dataFolder, folder), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name),
  };
}
