import { codes } from '@fairway/gateway/contract/codes';
import { legacy } from '@fairway/gateway/contract/legacy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('refuses calls to the former shop because it is closed', async () => {
  const client = server.client();
  const body = { userName: 'hangdao', password: 'a12345', code: '12345' };
  expect(await client.raw(legacy.register, { body })).toMatchObject({
    status: 200,
    code: codes.noLongerOffered,
    data: null,
  });
  const { userName } = body;
  expect((await client.raw(legacy.findUserName, { body: { userName } })).code).toBe(codes.noLongerOffered);
  await logIn(server, client);
  const id = '019a0000-0000-7000-8000-000000000001';
  expect((await client.raw(legacy.deleteCollect, { body: { id } })).code).toBe(codes.noLongerOffered);
});

it('still validates requests by the rules of the shop', async () => {
  const body = { userName: '1hangdao', password: '12345', code: '123456' };
  const answer = await server.client().raw(legacy.register, { body });
  const { fields } = answer.data as unknown as { fields: { field: string; rule: string }[] };
  expect(fields.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'body.userName shopUsername',
    'body.password shopPassword',
    'body.code registerVerifyCode',
  ]);
});
