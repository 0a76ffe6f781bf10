import type { Call } from '@fairway/gateway/contract/call';
import type { LoginProvider } from '@fairway/gateway/contract/companyLogin';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import { unseal } from '../../secrets.ts';
import type { OidcClient } from '../../services/oidc/provider.ts';
import { companyReturnPath } from '../../services/oidc/returnPage.ts';
import { companyLoginSettings } from './settings.ts';
import type { CompanyLoginTable } from './tables.ts';

export type ProviderRow = Selectable<CompanyLoginTable>;

/** The purpose of sealed client secrets. */
export const clientSecretPurpose = 'company login client';

export function providerOf(db: Db, tenantId: string): Promise<ProviderRow | undefined> {
  return db.selectFrom('companyLogin').selectAll().where('tenantId', '=', tenantId).executeTakeFirst();
}

/** The provider that an email's domain leads to. */
export function providerByDomain(db: Db, domain: string): Promise<ProviderRow | undefined> {
  return running(db).where('domain', '=', domain).executeTakeFirst();
}

export function runningProvider(db: Db, id: string): Promise<ProviderRow | undefined> {
  return running(db).where('id', '=', id).executeTakeFirst();
}

function running(db: Db) {
  return db
    .selectFrom('companyLogin')
    .selectAll()
    .where('provenAt', 'is not', null)
    .where('enabled', '=', true);
}

/** The TXT record that proves a domain. */
export function recordOf({ domain, challenge }: Pick<ProviderRow, 'domain' | 'challenge'>) {
  return { name: `_fairway-login.${domain}`, value: `fairway-login=${challenge}` };
}

export function toProvider(row: ProviderRow): LoginProvider {
  const { issuer, clientId, domain, provenAt, enabled, openJoining, passwords, version } = row;
  return {
    issuer,
    clientId,
    domain,
    record: recordOf(row),
    provenAt: provenAt?.toISOString() ?? null,
    enabled,
    openJoining,
    passwords,
    version,
  };
}

type Serving = Pick<Handling<Call>, 'config' | 'services'>;

export const redirectUriOf = ({ services }: Pick<Serving, 'services'>, id: string) =>
  `${services.publicUrl()}${companyReturnPath}${id}`;

/** Returns the client for a company's provider: it never connects to a private network, and never without TLS. */
export function clientOf(
  handling: Serving,
  { id, issuer, clientId, clientSecret }: Pick<ProviderRow, 'id' | 'issuer' | 'clientId' | 'clientSecret'>,
): OidcClient {
  const { insideAllowed } = handling.config.of(companyLoginSettings);
  return {
    issuer,
    clientId,
    clientSecret: unseal(handling.config.secret, clientSecretPurpose, clientSecret).toString(),
    redirectUri: redirectUriOf(handling, id),
    insideAllowed,
    plainAllowed: insideAllowed,
  };
}
