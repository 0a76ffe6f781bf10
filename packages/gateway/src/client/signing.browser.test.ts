import { expect, test } from 'vitest';
import { offerHandshake, type SigningKey } from './key.ts';
import { indexedDbKeyStore } from './keyStore.ts';
import { importSigningKey, sign } from './sign.ts';
import { vectorKey, vectors } from './vectors.ts';

test.each(vectors)(
  'a browser signs $request.method $request.path as in the vector',
  async ({ request, signature }) => {
    expect(await sign(await importSigningKey(vectorKey), request)).toBe(signature);
  },
);

test('a key outlives the page in IndexedDB, and no script can read it', async () => {
  const name = `keys-${crypto.randomUUID()}`;
  const signingKey: SigningKey = {
    keyId: 'k1',
    key: await importSigningKey(vectorKey),
    expiresAt: '2027-01-01T00:00:00.000Z',
    visitorId: '01942f5e-0000-7000-8000-000000000001',
  };
  await indexedDbKeyStore(name).save(signingKey);

  const again = await indexedDbKeyStore(name).load();
  expect(again?.keyId).toBe('k1');
  expect(again?.key.extractable).toBe(false);
  const [vector] = vectors;
  if (again && vector) expect(await sign(again.key, vector.request)).toBe(vector.signature);

  await indexedDbKeyStore(name).clear();
  expect(await indexedDbKeyStore(name).load()).toBeNull();
});

test('a handshake is offered with a point that travels and a half that does not', async () => {
  const { publicKey } = await offerHandshake();
  expect(publicKey).toMatch(/^[\w-]{87}$/);
});
