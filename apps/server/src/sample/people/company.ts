import { accountType } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';

/** Departments of the sample company, each below the one that is named; and who works there. */
const departments = [
  { name: '销售部', above: null },
  { name: '跨太平洋组', above: '销售部' },
  { name: '欧洲组', above: '销售部' },
  { name: '操作部', above: null },
  { name: '财务部', above: null },
] as const;

const staff: readonly { readonly name: string; readonly in: string; readonly username?: string }[] = [
  { name: '何小满（示例）', in: '跨太平洋组', username: 'yuanfan01' },
  { name: '林怡凡（示例）', in: '跨太平洋组' },
  { name: '吴佳（示例）', in: '跨太平洋组' },
  { name: '赵衡（示例）', in: '欧洲组' },
  { name: '郭文博（示例）', in: '操作部' },
  { name: '唐悦（示例）', in: '操作部' },
  { name: '马莲君（示例）', in: '财务部' },
];

/** Departments and people for a sample company that has sub-accounts; those sit on seats with three of its routes. */
export async function fillSampleCompany(trx: Db, tenantId: string, now: Date): Promise<void> {
  const subAccounts = await trx
    .selectFrom('account')
    .innerJoin('claim', 'claim.accountId', 'account.id')
    .select(['account.id', 'claim.value as username'])
    .where('account.tenantId', '=', tenantId)
    .where('accountType', '=', accountType.companySubAccount)
    .where('claim.kind', '=', 'username')
    .execute();
  if (subAccounts.length === 0) return;
  const ids = new Map<string, string>();
  for (const { name: department, above } of departments) {
    const id = uuidv7();
    ids.set(department, id);
    const parentId = above === null ? null : (ids.get(above) ?? null);
    await trx
      .insertInto('department')
      .values({ tenantId, id, parentId, name: department, createdAt: now })
      .execute();
  }
  for (const [index, person] of staff.entries()) {
    const accountId = subAccounts.find(({ username }) => username === person.username)?.id ?? null;
    await trx
      .insertInto('employee')
      .values({
        tenantId,
        id: uuidv7(),
        departmentId: ids.get(person.in) ?? null,
        name: person.name,
        // Reaches no real person, like those of the accounts.
        phone: `1000000${String(101 + index).padStart(4, '0')}`,
        email: `people${index + 1}@example.com`,
        accountId,
        createdAt: now,
      })
      .execute();
  }
  for (const [index, { id }] of subAccounts.entries()) await giveSeat(trx, tenantId, id, index + 1, now);
}

async function giveSeat(trx: Db, tenantId: string, accountId: string, number: number, now: Date) {
  await trx.insertInto('seat').values({ tenantId, accountId, number, createdAt: now }).execute();
  const routes = await trx
    .selectFrom('subscriptionRoute')
    .select('seaRouteId')
    .distinct()
    .where('tenantId', '=', tenantId)
    .orderBy('seaRouteId')
    .limit(3)
    .execute();
  for (const { seaRouteId } of routes) {
    await trx.insertInto('seatRoute').values({ tenantId, accountId, seaRouteId, grantedAt: now }).execute();
  }
}
