import type { token } from '@fairway/gateway/contract/auth';
import { headers } from '@fairway/gateway/contract/envelope';
import { type Language, textOf } from '@fairway/gateway/contract/texts';
import type { DeviceKind, SessionEnd } from '../../database/migrations/002_accountTables.ts';
import type { Handling } from '../../http/answer.ts';
import { tokenHash } from '../../secrets.ts';

/** An ended or unknown session as a sentence for whoever holds its token and its key. */
export function endText(
  language: Language,
  end: { readonly reason: SessionEnd; readonly at: Date; readonly device: DeviceKind | null } | null,
): string {
  if (end?.reason === 'forcedOffline') {
    const params = { at: end.at.toISOString(), device: end.device ?? 'unknown' };
    return textOf('sessionForcedOffline', language, params);
  }
  return textOf(end?.reason === 'passwordChanged' ? 'sessionRevoked' : 'sessionExpired', language);
}

/**
 * Whether the token in `x-checked-token` is good, and if not, why. A token that is not bound to the key that
 * signs this request answers as one that never was: a stranger learns nothing from it.
 */
export async function checkToken(
  handling: Handling<typeof token.v2check>,
): Promise<{ status: 0 | 1; msg: string }> {
  const { db, now, keyId, language, config } = handling;
  const given = handling.header(headers.checkedToken);
  const session =
    given && keyId
      ? await db
          .selectFrom('session')
          .innerJoin('account', (join) =>
            join
              .onRef('account.tenantId', '=', 'session.tenantId')
              .onRef('account.id', '=', 'session.accountId'),
          )
          .select(['session.expiresAt', 'session.endedAt', 'session.endReason', 'session.endedByDevice'])
          .select('account.disabledAt')
          .where('session.tokenHash', '=', tokenHash(config.secret, given))
          .where('session.keyId', '=', keyId)
          .executeTakeFirst()
      : undefined;
  if (session && session.endedAt === null && session.disabledAt === null && session.expiresAt > now) {
    return { status: 1, msg: textOf('ok', language) };
  }
  const end =
    session?.endedAt && session.endReason
      ? { reason: session.endReason, at: session.endedAt, device: session.endedByDevice }
      : null;
  return { status: 0, msg: endText(language, end) };
}
