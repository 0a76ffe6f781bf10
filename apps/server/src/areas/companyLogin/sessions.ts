import type { Db } from '../../database/db.ts';
import type { LogoutOccasion } from '../../services/oidc/logoutPage.ts';
import type { ProviderLogout } from '../../services/oidc/logoutToken.ts';

/** Ends the sessions of employees that their company's provider has ended. */
export async function endProviderSessions(
  trx: Db,
  { issuer, subject, sessionId }: ProviderLogout,
  { companyId, now }: LogoutOccasion,
): Promise<void> {
  if (companyId === null) return;
  await trx
    .updateTable('session')
    .set({ endedAt: now, endReason: 'logout' })
    .where('tenantId', '=', companyId)
    .where('endedAt', 'is', null)
    .$if(sessionId !== null, (sessions) => sessions.where('providerSession', '=', sessionId))
    .$if(subject !== null, (sessions) =>
      sessions.where('accountId', 'in', (identities) =>
        identities
          .selectFrom('companyIdentity')
          .select('accountId')
          .where('tenantId', '=', companyId)
          .where('issuer', '=', issuer)
          .where('subject', '=', subject ?? ''),
      ),
    )
    .execute();
}
