import type { NamedAccount } from '@fairway/gateway/contract/people';
import { accountType } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type AccountStatus, kindOf, maskedPerson } from './rules.ts';

export type NearAccount = AccountStatus & { readonly name: string; readonly realName: string | null };

/** An account and those near it: of the same person, of the companies that person is an admin of, and of one block. */
export async function nearAccounts(
  db: Db,
  { tenantId, personId, blockedWith }: Pick<AccountStatus, 'tenantId' | 'personId' | 'blockedWith'>,
): Promise<NearAccount[]> {
  return db
    .selectFrom('account')
    .select([
      'id',
      'tenantId',
      'personId',
      'accountType',
      'blockedAt',
      'blockedWith',
      'disabledAt',
      'name',
      'realName',
    ])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('personId', '=', personId),
        eb('tenantId', '=', tenantId),
        eb(
          'tenantId',
          'in',
          selectFrom('account as own')
            .select('own.tenantId')
            .where('own.personId', '=', personId)
            .where('own.accountType', '=', accountType.companyAdmin),
        ),
        ...(blockedWith === null ? [] : [eb('blockedWith', '=', blockedWith)]),
      ]),
    )
    .orderBy('accountType')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function toNamed({ id, accountType: type, name, realName, blockedAt }: NearAccount): NamedAccount {
  return { id, kind: kindOf(type), name: maskedPerson(realName, name), blocked: blockedAt !== null };
}
