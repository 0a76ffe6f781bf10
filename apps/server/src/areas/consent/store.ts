import type { Consent, ConsentChannel } from '@fairway/gateway/contract/consent';
import {
  type AgreedText,
  type ConsentKind,
  consentVersions,
  lackingConsents,
  registrationConsents,
} from '@fairway/trade';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { ConsentTable } from './tables.ts';

/** The account that agreed; without tenant and account for a visitor. */
export interface Agreeing {
  readonly tenantId: string | null;
  readonly accountId: string | null;
}

interface ConsentGiven {
  readonly agreed: readonly AgreedText[];
  readonly channel: ConsentChannel;
  readonly insurerId?: string | null;
  readonly requestNo?: string | null;
}

/** Stores consents in the transaction that needs them; texts that have changed since are no consent. */
export async function keepConsents(
  trx: Db,
  { tenantId, accountId }: Agreeing,
  { agreed, channel, insurerId = null, requestNo = null }: ConsentGiven,
  now: Date,
): Promise<void> {
  const kinds = new Set(
    agreed.filter(({ kind, version }) => consentVersions[kind] === version).map(({ kind }) => kind),
  );
  if (kinds.size === 0) return;
  await trx
    .insertInto('consent')
    .values(
      [...kinds].map((kind) => ({
        ...{ id: uuidv7(), tenantId, accountId, kind, version: consentVersions[kind], channel },
        insurerId: kind === 'insurer' ? insurerId : null,
        requestNo,
        agreedAt: now,
        withdrawnAt: null,
      })),
    )
    .execute();
}

/** Consents of an account, newest first. */
export async function consentsOf(
  db: Db,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consent')
    .leftJoin('insurer', 'insurer.id', 'consent.insurerId')
    .selectAll('consent')
    .select(['insurer.nameZh', 'insurer.nameEn'])
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .orderBy('agreedAt', 'desc')
    .orderBy('consent.id', 'desc')
    .execute();
  return rows.map(toConsent);
}

type Row = Selectable<ConsentTable> & { readonly nameZh: string | null; readonly nameEn: string | null };

function toConsent({ id, kind, version, channel, agreedAt, withdrawnAt, nameZh, nameEn }: Row): Consent {
  return {
    ...{ id, kind, version, channel },
    current: consentVersions[kind] === version,
    about: nameZh !== null && nameEn !== null ? { nameZh, nameEn } : null,
    agreedAt: agreedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/** Required texts whose current version the account has not agreed to. */
export function dueOf(consents: readonly Consent[]): ConsentKind[] {
  return lackingConsents(
    registrationConsents,
    consents.filter(({ withdrawnAt }) => withdrawnAt === null),
  );
}

/** Reports whether an account agreed to a text that has changed since, so that its owner must agree again at login. */
export async function lacksRegistration(
  db: Db,
  account: { readonly tenantId: string; readonly id: string },
): Promise<boolean> {
  const consents = await consentsOf(db, { tenantId: account.tenantId, accountId: account.id });
  const agreedBefore = consents.some(({ kind }) => kind === 'agreement' || kind === 'privacy');
  return agreedBefore && dueOf(consents).length > 0;
}
