import type { UploadPurpose } from '@fairway/gateway/contract/upload';
import { uploadPurpose, uploadTokenLife } from '@fairway/gateway/contract/upload';
import * as v from 'valibot';
import type { Config } from '../../../config.ts';
import type { Member } from '../../../http/caller.ts';
import { seal, unseal } from '../../../secrets.ts';

/** The claims of an upload token; it is sealed, so it needs no row and cannot be forged. */
const claims = v.object({ sessionId: v.string(), purpose: uploadPurpose, endsAt: v.number() });

const sealPurpose = 'upload token';

export function newUploadToken(config: Config, caller: Member, purpose: UploadPurpose, now: Date) {
  const endsAt = now.getTime() + uploadTokenLife;
  const plain = Buffer.from(JSON.stringify({ sessionId: caller.sessionId, purpose, endsAt }));
  const token = seal(config.secret, sealPurpose, plain).toString('base64url');
  return { token, expireDate: new Date(endsAt).toISOString() };
}

/** The purpose of a token that is the caller's own and has not ended; null for any other (TRUST 34). */
export function purposeOf(config: Config, token: string, caller: Member, now: Date): UploadPurpose | null {
  const claimed = open(config, token);
  if (!claimed || claimed.sessionId !== caller.sessionId || now.getTime() >= claimed.endsAt) return null;
  return claimed.purpose;
}

function open(config: Config, token: string) {
  if (!/^[\w-]{40,400}$/.test(token)) return null;
  try {
    const plain = unseal(config.secret, sealPurpose, Buffer.from(token, 'base64url'));
    return v.parse(claims, JSON.parse(plain.toString()));
  } catch {
    return null;
  }
}
