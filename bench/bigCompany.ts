import type { Pool } from './filled.ts';

export interface Company {
  readonly tenantId: string;
  /** Of its administrator. */
  readonly accountId: string;
  /** Ids of departments, some with others below them. */
  readonly departments: readonly string[];
}

/** Puts 10,000 people into 500 departments of a tenant, three deep; every fifth has an account. */
export async function fillCompany(pool: Pool, owner: Omit<Company, 'departments'>): Promise<Company> {
  const { tenantId } = owner;
  await pool.query(
    `insert into department (tenant_id, id, parent_id, name, created_at)
     select $1, gen_random_uuid(), null, '部门 ' || n, now() from generate_series(1, 20) n`,
    [tenantId],
  );
  for (const more of [80, 400]) {
    await pool.query(
      `with above as (select id, row_number() over (order by created_at desc, id) - 1 as at,
           count(*) over () as all_of_them from department where tenant_id = $1)
       insert into department (tenant_id, id, parent_id, name, created_at)
       select $1, gen_random_uuid(), above.id, '部门 ' || $2::int || '-' || n, now() + interval '1 second'
       from generate_series(1, $2::int) n join above on above.at = n % above.all_of_them`,
      [tenantId, more],
    );
  }
  await pool.query(
    `with people as (
       select n, gen_random_uuid() as id, case when n % 5 = 0 then gen_random_uuid() end as account_id
       from generate_series(1, 10000) n),
     places as (select id, row_number() over (order by id) - 1 as at from department where tenant_id = $1),
     accounts as (
       insert into account (tenant_id, id, person_id, account_type, member_status, name, created_at)
       select $1, account_id, gen_random_uuid(), 2, 3, '员工 ' || n, now() from people where account_id is not null),
     claims as (
       insert into claim (kind, value, tenant_id, account_id, created_at)
       select 'username', 'bench' || n, $1, account_id, now() from people where account_id is not null)
     insert into employee (tenant_id, id, department_id, name, phone, email, account_id, created_at)
     select $1, people.id, places.id, '员工 ' || n, '1390' || lpad(n::text, 7, '0'), 'people' || n || '@example.com',
       account_id, now() from people join places on places.at = n % 500`,
    [tenantId],
  );
  await pool.query('vacuum analyze department, employee, account, claim');
  const { rows } = await pool.query<{ id: string }>(
    'select id from department where tenant_id = $1 order by name limit 60',
    [tenantId],
  );
  return { ...owner, departments: rows.map(({ id }) => id) };
}
