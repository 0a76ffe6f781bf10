import type { Seat } from '@fairway/gateway/contract/seat';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Sub-accounts of a tenant, by the number of their seat; disabled ones last. */
export async function seatsOf(db: Db, tenantId: string, id?: string): Promise<Seat[]> {
  const rows = await selectSeats(db, tenantId)
    .$if(id !== undefined, (query) => query.where('seat.accountId', '=', id ?? ''))
    .execute();
  return rows.map(toSeat);
}

/** One sub-account in its current state; undefined for one that the tenant does not have. */
export async function seatById(db: Db, tenantId: string, id: string): Promise<Seat | undefined> {
  const [seat] = await seatsOf(db, tenantId, id);
  return seat;
}

function selectSeats(db: Db, tenantId: string) {
  return db
    .selectFrom('seat')
    .innerJoin('account', (join) =>
      join.onRef('account.tenantId', '=', 'seat.tenantId').onRef('account.id', '=', 'seat.accountId'),
    )
    .leftJoin('employee', (join) =>
      join
        .onRef('employee.tenantId', '=', 'seat.tenantId')
        .onRef('employee.accountId', '=', 'seat.accountId'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.tenantId', '=', 'employee.tenantId')
        .onRef('department.id', '=', 'employee.departmentId'),
    )
    .select([
      'seat.accountId as id',
      'seat.number',
      'seat.expiresAt',
      'seat.version',
      'seat.createdAt',
      'account.name as accountName',
      'account.disabledAt',
      'account.firstPassword',
      'employee.id as employeeId',
      'employee.name as employeeName',
      'department.name as departmentName',
    ])
    .select([
      sql<
        string | null
      >`(select value from claim where kind = 'username' and claim.account_id = seat.account_id
        and claim.tenant_id = seat.tenant_id limit 1)`.as('username'),
      sql<string[]>`array(select sea_route_id from seat_route as given
        where given.tenant_id = seat.tenant_id and given.account_id = seat.account_id order by 1)`.as(
        'routes',
      ),
      sql<Date | null>`(select max(last_seen_at) from session where session.tenant_id = seat.tenant_id
        and session.account_id = seat.account_id)`.as('lastSeenAt'),
    ])
    .where('seat.tenantId', '=', tenantId)
    .where('account.accountType', '=', 2)
    .orderBy(sql`seat.number nulls last`)
    .orderBy('seat.createdAt')
    .orderBy('seat.accountId');
}

type SeatRow = Awaited<ReturnType<ReturnType<typeof selectSeats>['execute']>>[number];

function toSeat(row: SeatRow): Seat {
  const { id, number, username, routes, firstPassword, version, employeeId, employeeName } = row;
  return {
    id,
    number,
    username: username ?? row.accountName,
    employee:
      employeeId === null
        ? null
        : { id: employeeId, name: employeeName ?? '', department: row.departmentName },
    resourceIds: routes,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    disabled: row.disabledAt !== null,
    firstPassword,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version,
  };
}
