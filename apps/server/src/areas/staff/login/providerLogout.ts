import type { Db } from '../../../database/db.ts';
import { record } from '../../../services/audit/audit.ts';
import type { LogoutOccasion } from '../../../services/oidc/logoutPage.ts';
import type { ProviderLogout } from '../../../services/oidc/logoutToken.ts';

/** Ends the sessions of staff that their provider has ended, with an entry in the log for each. */
export async function endProviderSessions(
  trx: Db,
  { issuer, subject, sessionId }: ProviderLogout,
  { now, requestId }: LogoutOccasion,
): Promise<void> {
  const sessions = await trx
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select(['staffSession.id', 'staff.id as staffId', 'staff.name'])
    .where('staff.oidcIssuer', '=', issuer)
    .where('staffSession.endedAt', 'is', null)
    .$if(subject !== null, (rows) => rows.where('staff.oidcSubject', '=', subject))
    .$if(sessionId !== null, (rows) => rows.where('staffSession.providerSession', '=', sessionId))
    .execute();
  for (const { id, ...actor } of sessions) {
    const ended = await trx
      .updateTable('staffSession')
      .set({ endedAt: now, endReason: 'logout' })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows > 0n)
      await record(trx, actor, { action: 'loggedOut', reason: 'OpenID Connect' }, { now, requestId });
  }
}
