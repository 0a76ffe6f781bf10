import { createHash, createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { canonicalString } from './canonical.ts';
import { importSigningKey, newNonce, sign, verify } from './sign.ts';
import { vectorKey, vectors } from './vectors.ts';

const key = await importSigningKey(vectorKey);

test.each(vectors)('signs $request.method $request.path as in the vector', async ({ request, signature }) => {
  expect(await sign(key, request)).toBe(signature);
  expect(await verify(key, request, signature)).toBe(true);
});

test('a server reaches the same signature from the canonical string with its own crypto', () => {
  const sha = (data: string) => createHash('sha256').update(data).digest('hex');
  for (const { request, signature } of vectors) {
    const { body, token, ...parts } = request;
    const line = canonicalString({
      ...parts,
      bodyHash: sha(typeof body === 'string' ? body : ''),
      tokenHash: token === null ? null : sha(token),
    });
    expect(line.split('\n')).toHaveLength(12);
    expect(createHmac('sha256', vectorKey).update(line).digest('base64url')).toBe(signature);
  }
});

test('signs again after the hash of a token failed once', async () => {
  for (const { request } of vectors.slice(0, 1)) {
    const withToken = { ...request, body: null, token: 'tok_new' };
    const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('no memory'));
    await expect(sign(key, withToken)).rejects.toThrow('no memory');
    digest.mockRestore();
    expect(await sign(key, withToken)).toMatch(/^[\w-]{43}$/);
  }
});

test('TRUST 15: a change in any signed part breaks the signature', async () => {
  for (const { request, signature } of vectors) {
    const changed = [
      { ...request, method: 'PUT' },
      { ...request, path: `${request.path}/` },
      { ...request, query: `${request.query}&x=1` },
      { ...request, body: `${request.body ?? ''} ` },
      { ...request, body: 'unsigned' as const },
      { ...request, timestamp: '1767225600001' },
      { ...request, nonce: 'B'.repeat(22) },
      { ...request, keyId: 'k2' },
      { ...request, token: 'tok_other' },
      { ...request, language: request.language === 'zh' ? ('en' as const) : ('zh' as const) },
      { ...request, clientVersion: '1.0.9' },
      { ...request, idempotencyKey: '01942f5e-0000-7000-8000-000000000002' },
    ];
    for (const request of changed) expect(await verify(key, request, signature)).toBe(false);
  }
});

test('a signature that is not 43 characters of base64url is refused without an exception', async () => {
  const [{ request }] = vectors as [(typeof vectors)[number]];
  for (const bad of ['', 'ü', `${'A'.repeat(42)}=`, 'A'.repeat(44)]) {
    expect(await verify(key, request, bad)).toBe(false);
  }
});

test('a nonce is 128 bits of base64url and never the same', () => {
  const nonces = new Set(Array.from({ length: 100 }, newNonce));
  expect(nonces.size).toBe(100);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/);
});
