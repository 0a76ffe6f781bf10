import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';

/** An RSA key however it was pasted: PEM, PEM with `\n` written out, or bare base64 (SPKI, PKCS#8 or PKCS#1). */
export function readKey(keyText: string, kind: 'private' | 'public'): KeyObject {
  const trimmed = keyText.replaceAll('\\n', '\n').trim();
  const make = kind === 'private' ? createPrivateKey : createPublicKey;
  if (trimmed.includes('-----BEGIN')) return make(trimmed);
  const key = Buffer.from(trimmed, 'base64');
  if (kind === 'public') return createPublicKey({ key, format: 'der', type: 'spki' });
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' });
  }
}

/** A setting that such a key is read from. */
export function rsaKey(kind: 'private' | 'public') {
  const allowed = `must be an RSA ${kind} key, PEM or base64`;
  return v.pipe(
    v.string(),
    v.check((text) => isKey(text, kind), allowed),
  );
}

function isKey(keyText: string, kind: 'private' | 'public'): boolean {
  try {
    return readKey(keyText, kind).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
