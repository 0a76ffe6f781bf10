import { createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { utf8 } from './bytes.ts';
import { keyInfo, offerHandshake } from './key.ts';
import { memoryKeyStore } from './keyStore.ts';

test('both sides of a handshake derive the same key, and the key never leaves the browser', async () => {
  const offer = await offerHandshake();
  const server = createECDH('prime256v1');
  const serverPoint = server.generateKeys();
  const clientPoint = Buffer.from(offer.publicKey, 'base64url');
  expect(clientPoint).toHaveLength(65);

  const salt = createHash('sha256').update(clientPoint).update(serverPoint).digest();
  const secret = Buffer.from(hkdfSync('sha256', server.computeSecret(clientPoint), salt, keyInfo, 32));

  const key = await offer.derive(serverPoint.toString('base64url'));
  const signed = await crypto.subtle.sign('HMAC', key, utf8('PSIG1'));
  expect(Buffer.from(signed)).toEqual(createHmac('sha256', secret).update('PSIG1').digest());
  expect(key.extractable).toBe(false);
});

test('two handshakes never share a point', async () => {
  const [first, second] = await Promise.all([offerHandshake(), offerHandshake()]);
  expect(first.publicKey).not.toBe(second.publicKey);
});

test('a point off the curve is refused', async () => {
  const offer = await offerHandshake();
  await expect(offer.derive(Buffer.alloc(65, 4).toString('base64url'))).rejects.toThrow();
});

test('the memory store returns the stored key, until cleared', async () => {
  const store = memoryKeyStore();
  expect(await store.load()).toBeNull();
  const offer = await offerHandshake();
  const key = await offer.derive(offer.publicKey);
  const signingKey = { keyId: 'k1', key, expiresAt: '2026-12-20T00:00:00.000Z', visitorId: 'v1' };
  await store.save(signingKey);
  expect(await store.load()).toEqual(signingKey);
  await store.clear();
  expect(await store.load()).toBeNull();
});
