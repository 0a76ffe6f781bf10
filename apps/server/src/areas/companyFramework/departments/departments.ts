import {
  type companyFramework as calls,
  companyLimits,
  type Department,
} from '@fairway/gateway/contract/companyFramework';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Handling } from '../../../http/answer.ts';
import type { Refuse } from '../../../http/refuse.ts';
import { type Change, inCompany, refuseUnlessRead } from '../../companyLog/index.ts';
import { levelsOf, wayUp } from './tree.ts';

/** Departments of a tenant with how many people are in each, by name. */
export function departmentsOf(db: Db, tenantId: string): Promise<Department[]> {
  return db
    .selectFrom('department')
    .select(['id', 'parentId', 'name', 'version'])
    .select(
      sql<number>`(select count(*)::int from employee
        where employee.tenant_id = department.tenant_id and employee.department_id = department.id)`.as(
        'members',
      ),
    )
    .where('tenantId', '=', tenantId)
    .orderBy(sql`name collate "zh-x-icu"`)
    .orderBy('id')
    .execute();
}

export async function addDepartment(handling: Handling<typeof calls.addDepartment>): Promise<Department> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { name, parentId } = body;
    const all = await departmentsOf(change.trx, change.tenantId);
    if (parentId !== null && !all.some(({ id }) => id === parentId)) return refuse('notFound');
    if (all.length >= companyLimits.departments) return refuse('departmentLimit');
    if (wayUp(all, parentId).length >= companyLimits.depth) return refuse('departmentLimit');
    refuseTaken(all, { name, parentId }, refuse);
    return insertDepartment(change, { name, parentId });
  });
}

/** Adds a department and its entry in the log. */
export async function insertDepartment(
  { trx, tenantId, now, note }: Change,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<Department> {
  const id = uuidv7();
  await trx.insertInto('department').values({ tenantId, id, parentId, name, createdAt: now }).execute();
  await note({ action: 'departmentAdded', about: 'department', id, name });
  return { id, parentId, name, members: 0, version: 1 };
}

export async function updateDepartment(
  handling: Handling<typeof calls.updateDepartment>,
): Promise<Department> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const { id, name, parentId } = body;
    const all = await departmentsOf(trx, tenantId);
    const stored = all.find((each) => each.id === id);
    const row = await refuseUnlessRead(change, stored, body.version, refuse);
    if (parentId !== null && !all.some((each) => each.id === parentId)) return refuse('notFound');
    const above = wayUp(all, parentId);
    if (above.includes(id)) return refuse('departmentInside');
    if (above.length + levelsOf(all, id) > companyLimits.depth) return refuse('departmentLimit');
    refuseTaken(
      all.filter((each) => each.id !== id),
      { name, parentId },
      refuse,
    );
    const version = row.version + 1;
    await trx
      .updateTable('department')
      .set({ name, parentId, version })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const about = { about: 'department', id, name } as const;
    const nameOf = (each: string | null) => all.find((one) => one.id === each)?.name ?? null;
    if (name !== row.name) await note({ ...about, action: 'departmentRenamed', from: row.name, to: name });
    if (parentId !== row.parentId) {
      await note({ ...about, action: 'departmentMoved', from: nameOf(row.parentId), to: nameOf(parentId) });
    }
    return { ...row, name, parentId, version };
  });
}

export async function deleteDepartment(handling: Handling<typeof calls.deleteDepartment>): Promise<null> {
  const { body, refuse } = handling;
  return inCompany(handling, async (change) => {
    const { trx, tenantId, note } = change;
    const all = await departmentsOf(trx, tenantId);
    const stored = all.find(({ id }) => id === body.id);
    const row = await refuseUnlessRead(change, stored, body.version, refuse);
    if (row.members > 0 || levelsOf(all, row.id) > 1) return refuse('departmentHasMembers');
    await trx.deleteFrom('department').where('tenantId', '=', tenantId).where('id', '=', row.id).execute();
    await note({ action: 'departmentDeleted', about: 'department', id: row.id, name: row.name });
    return null;
  });
}

function refuseTaken(
  others: readonly Department[],
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
  refuse: Refuse<'departmentTaken'>,
): void {
  if (others.some((each) => each.parentId === parentId && each.name === name)) refuse('departmentTaken');
}
