import { randomUUID } from 'node:crypto';
import { departmentsOf } from '../apps/server/src/areas/companyFramework/departments/departments.ts';
import { countEmployees } from '../apps/server/src/areas/companyFramework/people/employees.ts';
import {
  employeesPage,
  employeesQuery,
  listAdmins,
} from '../apps/server/src/areas/companyFramework/store.ts';
import { oneOf } from '../apps/server/src/sample/random.ts';
import { type Company, fillCompany } from './bigCompany.ts';
import { withSampleData } from './filled.ts';
import { filtersOnPhone } from './peopleOnPhone.ts';
import { compare, comparison } from './sideBySide.ts';
import type { Bench } from './table.ts';

const brief = Boolean(process.env.BENCH_BRIEF);
const rounds = brief ? 1 : 7;
const questions = brief ? 20 : 200;

/** The company structure of 10,000 people in 500 departments: opened by the server, and filtered on a slow phone. */
export const bench: Bench = async () => ({
  title: 'Company structure of 10,000 people',
  how: `10,000 people in 500 departments on embedded PostgreSQL, every fifth with an account. Opening: departments, counts and a page of people, ${questions} times per round over all filters, ${rounds} rounds, interleaved; floor: the same statements with bare \`pg\`, rows discarded. Filtering: a phone slowed 4 times, from the press until every visible row has its final paint, and until all rows of the page have, which follow in another frame; floor: an empty response and the same complete markup, inserted by the browser alone.`,
  figures: [...(await opening()), ...(await filtersOnPhone(rounds))],
});

function opening() {
  return withSampleData(async (db, pool) => {
    const company = await fillCompany(pool, { tenantId: randomUUID(), accountId: randomUUID() });
    const { tenantId } = company;
    const now = new Date();
    const searches = Array.from({ length: questions }, (_, index) => searchOf(company, index));
    const statements = (index: number) => {
      const page = employeesQuery(db, tenantId, searches[index] as Search).compile();
      return [...frame(company), { text: page.sql, values: [...page.parameters] }];
    };
    const bare = (index: number) => Promise.all(statements(index).map((each) => pool.query(each)));
    const ours = async (index: number) => {
      await listAdmins(db, tenantId, now);
      return Promise.all([
        departmentsOf(db, tenantId),
        countEmployees(db, tenantId),
        employeesPage(db, company, searches[index] as Search, now),
      ]);
    };
    const times = await compare(bare, ours, { questions, rounds });
    return comparison('opening: ', times, { p50: '≤ 1.5 × floor', p99: '' });
  });
}

type Search = Parameters<typeof employeesQuery>[2];

function searchOf({ departments }: Company, index: number): Search {
  const at = `people ${index}`;
  return {
    page: oneOf([1, 1, 1, 2, 7], `page ${at}`),
    limit: 10,
    sort: oneOf(['name', 'createdAt'] as const, `sort ${at}`),
    order: oneOf(['asc', 'desc'] as const, `order ${at}`),
    keyword: oneOf(['', '', '', '员工 12', '0042'], `keyword ${at}`),
    seat: oneOf([null, null, 'with', 'without'] as const, `seat ${at}`) ?? undefined,
    type: undefined,
    departmentId: oneOf([null, null, oneOf(departments, `department ${at}`)], `in ${at}`) ?? undefined,
  } as Search;
}

/** Returns the other queries of the page beside the one for people, as bare statements. */
function frame({ tenantId }: Company) {
  const values = [tenantId];
  return [
    {
      text: `select account.id, coalesce(account.real_name, account.name) from account
        left join employee on employee.tenant_id = account.tenant_id and employee.account_id = account.id
        where account.tenant_id = $1 and account.account_type = 1 and account.disabled_at is null and employee.id is null`,
      values,
    },
    {
      text: `select id, parent_id, name, version, (select count(*)::int from employee
          where employee.tenant_id = department.tenant_id and employee.department_id = department.id) as members
        from department where tenant_id = $1 order by name collate "zh-x-icu", id`,
      values,
    },
    { text: 'select count(*) from employee where tenant_id = $1', values },
  ];
}
