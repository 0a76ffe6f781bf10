import type { DataOf } from '@fairway/gateway/contract/call';
import type { companyLogin as calls, LoginProvider } from '@fairway/gateway/contract/companyLogin';
import type { Committed, Handling, WritingInSteps } from '../../http/answer.ts';
import { newToken, seal } from '../../secrets.ts';
import { checkProvider, isIssuer, OidcFailure } from '../../services/oidc/provider.ts';
import { type Change, inCompany, noteInCompany, refuseUnlessRead } from '../companyLog/index.ts';
import { companyLoginSettings } from './settings.ts';
import {
  clientOf,
  clientSecretPurpose,
  type ProviderRow,
  providerOf,
  recordOf,
  redirectUriOf,
  toProvider,
} from './store.ts';
import { txtRecords } from './txtRecords.ts';

type Select = typeof calls.selectProvider;
type Save = typeof calls.saveProvider;
type Prove = typeof calls.proveDomain;

export async function selectProvider(handling: Handling<Select>): Promise<DataOf<Select>> {
  const { db, caller } = handling;
  const row = await providerOf(db, caller.tenantId);
  const redirectUri = redirectUriOf(handling, caller.tenantId);
  return { provider: row ? toProvider(row) : null, redirectUri, logoutUri: `${redirectUri}/logout` };
}

/** Saves a provider that has returned its configuration. */
export async function saveProvider(handling: WritingInSteps<Save>): Promise<Committed<LoginProvider>> {
  const { body, caller, commit, config, db, now, refuse } = handling;
  const { tenantId } = caller;
  const { issuer, clientId } = body;
  const domain = body.domain.toLowerCase();
  const { insideAllowed } = config.of(companyLoginSettings);
  if (!isIssuer(issuer, insideAllowed)) return refuse('issuerUnfit');
  const before = await providerOf(db, tenantId);
  const clientSecret =
    body.clientSecret === null
      ? before?.clientSecret
      : seal(config.secret, clientSecretPurpose, Buffer.from(body.clientSecret));
  if (!clientSecret) return refuse('notFound');
  // A company has one provider, with the company's id: its address is known before it is saved.
  const id = tenantId;
  try {
    await checkProvider(clientOf(handling, { id, issuer, clientId, clientSecret }), now);
  } catch (error) {
    if (error instanceof OidcFailure) return refuse('issuerUnfit');
    throw error;
  }
  return commit((trx) =>
    inCompany({ ...handling, db: trx }, async (change) => {
      const row = await providerOf(trx, tenantId);
      if (row) await refuseUnlessRead(change, row, body.version, refuse);
      const moved = row?.domain !== domain;
      const values = {
        ...{ issuer, clientId, clientSecret, domain },
        // Another domain is another proof.
        ...(moved ? { challenge: newToken(), provenAt: null, enabled: false, passwords: true } : {}),
      };
      await trx
        .insertInto('companyLogin')
        .values({ tenantId, id, challenge: newToken(), createdAt: now, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['tenantId', 'id'])
            .doUpdateSet((each) => ({ ...values, version: each('companyLogin.version', '+', 1) })),
        )
        .execute();
      await change.note({ action: 'loginProviderSaved', about: 'login', id, name: domain, to: issuer });
      return stored(change);
    }),
  );
}

/** Looks the TXT record up. The latest proof counts: a domain that another company had proved leaves that company. */
export async function proveDomain(handling: WritingInSteps<Prove>): Promise<Committed<LoginProvider>> {
  const { caller, commit, config, db, now, refuse } = handling;
  const before = await providerOf(db, caller.tenantId);
  if (!before) return refuse('providerMissing');
  const record = recordOf(before);
  const { nameServers } = config.of(companyLoginSettings);
  if (!(await txtRecords(record.name, nameServers)).includes(record.value)) return refuse('domainUnproved');
  return commit((trx) =>
    inCompany({ ...handling, db: trx }, async (change) => {
      const row = await providerOf(trx, change.tenantId);
      // It was changed during the DNS lookup.
      if (row?.challenge !== before.challenge) return refuse('providerMissing');
      await takeDomain(change, row);
      await trx
        .updateTable('companyLogin')
        .set((each) => ({ provenAt: now, version: each('version', '+', 1) }))
        .where('tenantId', '=', change.tenantId)
        .execute();
      await change.note({ action: 'loginDomainProved', about: 'login', id: row.id, name: row.domain });
      return stored(change);
    }),
  );
}

async function takeDomain({ trx, tenantId, caller, now }: Change, { domain }: ProviderRow): Promise<void> {
  const losers = await trx
    .updateTable('companyLogin')
    .set((each) => ({ provenAt: null, enabled: false, passwords: true, version: each('version', '+', 1) }))
    .where('domain', '=', domain)
    .where('tenantId', '<>', tenantId)
    .where('provenAt', 'is not', null)
    .returning(['tenantId', 'id'])
    .execute();
  for (const loser of losers) {
    // The loser's log does not name a member of another company.
    const by = { tenantId: loser.tenantId, accountId: caller.accountId, name: 'DNS', now };
    const entry = { action: 'loginDomainLost', about: 'login', id: loser.id, name: domain } as const;
    await noteInCompany(trx, by, entry);
  }
}

export async function switchProvider(
  handling: Handling<typeof calls.switchProvider>,
): Promise<LoginProvider> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, now } = change;
    const row = await providerOf(trx, tenantId);
    if (!row || (body.enabled && row.provenAt === null)) return refuse('providerMissing');
    await refuseUnlessRead(change, row, body.version, refuse);
    const { enabled, openJoining } = body;
    // A disabled login must not lock users out.
    const passwords = body.passwords || !enabled;
    await trx
      .updateTable('companyLogin')
      .set({ enabled, openJoining, passwords, version: row.version + 1 })
      .where('tenantId', '=', tenantId)
      .execute();
    if (row.passwords && !passwords) await endSubAccountSessions(change, now);
    const of = { about: 'login', id: row.id, name: row.domain } as const;
    if (enabled !== row.enabled)
      await change.note({ ...of, action: enabled ? 'loginProviderOn' : 'loginProviderOff' });
    if (row.passwords && !passwords) await change.note({ ...of, action: 'loginPasswordsOff' });
    return stored(change);
  });
}

export async function removeProvider(handling: Handling<typeof calls.removeProvider>): Promise<null> {
  return inCompany(handling, async (change) => {
    const { trx, tenantId, now } = change;
    const row = await providerOf(trx, tenantId);
    if (!row) return handling.refuse('providerMissing');
    await trx
      .updateTable('session')
      .set({ endedAt: now, endReason: 'expired' })
      .where('tenantId', '=', tenantId)
      .where('endedAt', 'is', null)
      .where('accountId', 'in', (identities) =>
        identities.selectFrom('companyIdentity').select('accountId').where('tenantId', '=', tenantId),
      )
      .execute();
    await trx.deleteFrom('companyIdentity').where('tenantId', '=', tenantId).execute();
    await trx.deleteFrom('companyLogin').where('tenantId', '=', tenantId).execute();
    await change.note({ action: 'loginProviderRemoved', about: 'login', id: row.id, name: row.domain });
    return null;
  });
}

/** Sessions that a password opened end with passwords; administrators stay logged in. */
async function endSubAccountSessions({ trx, tenantId }: Change, now: Date): Promise<void> {
  await trx
    .updateTable('session')
    .set({ endedAt: now, endReason: 'expired' })
    .where('tenantId', '=', tenantId)
    .where('endedAt', 'is', null)
    .where('accountId', 'in', (accounts) =>
      accounts
        .selectFrom('account')
        .select('id')
        .where('tenantId', '=', tenantId)
        .where('accountType', '=', 2),
    )
    .execute();
}

async function stored({ trx, tenantId }: Change): Promise<LoginProvider> {
  const row = await providerOf(trx, tenantId);
  if (!row) throw new Error('a saved provider is missing');
  return toProvider(row);
}
