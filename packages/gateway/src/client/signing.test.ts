import { expect, test } from 'vitest';
import { auth } from '../contract/auth.ts';
import { refusal, reply } from '../testing/fakeServer.ts';
import { failure, login, opened, setUp } from '../testing/setUp.ts';
import type { SigningKey } from './key.ts';
import { memoryKeyStore } from './keyStore.ts';

test('TRUST 16: with a clock off by a day the client signs again by the server time and succeeds', async () => {
  const day = 86_400_000;
  const keyStore = memoryKeyStore();
  const { server, gateway: early } = setUp({ keyStore });
  server.answer(() => reply(opened));
  await early.send(auth.login, { body: login });

  const { gateway } = setUp({ keyStore, server, now: () => Date.now() - day });
  server.answer(() => reply(opened));
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  expect(server.seen).toHaveLength(3);
  expect(Math.abs(gateway.now().getTime() - Date.now())).toBeLessThan(60_000);
  const [, refused, again] = server.seen;
  expect(again?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
  expect(again?.headers.get('x-nonce')).not.toBe(refused?.headers.get('x-nonce'));
});

test('a visitor whose key the server forgot shakes hands once more and succeeds', async () => {
  const { server, gateway } = setUp();
  server.answer(
    () => reply(opened),
    () => reply(opened),
  );
  await gateway.send(auth.login, { body: login });
  server.forgetKeys();
  expect(await gateway.send(auth.login, { body: login })).toEqual(opened);
  expect(server.seen.map((seen) => seen.signed)).toEqual([true, false, true]);
});

test('TRUST 14: a session whose key is gone is reported, not carried over to a new key', async () => {
  const { server, gateway } = setUp({ token: 'tok' });
  server.answer(() => reply(null));
  await gateway.send(auth.logout);
  server.forgetKeys();
  const error = await failure(gateway.send(auth.logout));
  expect(error).toMatchObject({ kind: 'session', codeName: 'keyUnknown' });
  expect(server.handshakes()).toBe(0);
});

test('a key that the site cleared is not used again', async () => {
  const keyStore = memoryKeyStore();
  const { server, gateway } = setUp({ keyStore });
  server.answer(
    () => reply(opened),
    () => reply(opened),
  );
  await gateway.send(auth.login, { body: login });
  await keyStore.clear();
  await gateway.send(auth.login, { body: login });
  expect(server.seen.map((seen) => seen.headers.get('x-key-id'))).toEqual(['key-1', 'key-2']);
});

test('a clock that is years ahead does not cost a session its key', async () => {
  const keyStore = memoryKeyStore();
  const { server, gateway: early } = setUp({ token: 'tok', keyStore });
  server.answer(
    () => reply(null),
    () => reply(null),
  );
  await early.send(auth.logout);
  const year = 366 * 86_400_000;
  const { gateway } = setUp({ token: 'tok', keyStore, server, now: () => Date.now() + 2 * year });
  await gateway.send(auth.logout);
  expect(new Set(server.seen.map((seen) => seen.headers.get('x-key-id')))).toEqual(new Set(['key-1']));
});

test('a send in flight takes over the key that another tab stored meanwhile', async () => {
  const keyStore = memoryKeyStore();
  const { server, gateway } = setUp({ token: 'tok', keyStore });
  server.answer(
    () => reply(null),
    () => reply(null),
  );
  await gateway.send(auth.logout);
  const otherTab = memoryKeyStore();
  await setUp({ token: 'tok', keyStore: otherTab, server }).gateway.send(auth.logout);

  server.answer(
    async () => {
      await keyStore.save((await otherTab.load()) as SigningKey);
      return refusal(401, 'sessionKeyMismatch');
    },
    () => reply(null),
  );
  await gateway.send(auth.logout);
  const keyIds = server.seen.map((seen) => seen.headers.get('x-key-id'));
  expect(keyIds).toEqual(['key-1', 'key-2', 'key-1', 'key-2']);
});
