import type { token } from '@fairway/gateway/contract/auth';
import { headers } from '@fairway/gateway/contract/envelope';
import { textOf } from '@fairway/gateway/contract/texts';
import { type YesOrNo, yesOrNo } from '@fairway/trade';
import type { Handling } from '../../../http/answer.ts';
import { endOf } from '../../../http/session/sessionEnd.ts';
import { readTenantToken, tokenHash } from '../../../secrets.ts';

/**
 * Reports whether the token in `x-checked-token` is valid, and if not, why. A token that is not bound to the key that
 * signs this request gets the response of an unknown one: a stranger learns nothing from it.
 */
export async function checkToken(
  handling: Handling<typeof token.v2check>,
): Promise<{ status: YesOrNo; msg: string }> {
  const { db, now, keyId, language, config } = handling;
  const checkedToken = handling.header(headers.checkedToken);
  const tenantId = checkedToken ? readTenantToken(checkedToken).tenantId : null;
  const session =
    checkedToken && keyId
      ? await db
          .selectFrom('session')
          .innerJoin('account', (join) =>
            join
              .onRef('account.tenantId', '=', 'session.tenantId')
              .onRef('account.id', '=', 'session.accountId'),
          )
          .select(['session.expiresAt', 'session.endedAt', 'session.endReason', 'session.endedByDevice'])
          .select(['account.disabledAt', 'account.blockedAt'])
          .where('session.tokenHash', '=', tokenHash(config.secret, checkedToken))
          .where('session.keyId', '=', keyId)
          .$if(tenantId !== null, (sessions) => sessions.where('session.tenantId', '=', tenantId))
          .executeTakeFirst()
      : undefined;
  if (!session) return { status: yesOrNo.no, msg: textOf('sessionExpired', language) };
  const end = endOf(session, now);
  return end
    ? { status: yesOrNo.no, msg: textOf(end.code, language, end.params) }
    : { status: yesOrNo.yes, msg: textOf('ok', language) };
}
