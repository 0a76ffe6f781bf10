import {
  type Caller,
  isForStaff,
  permissionOf,
  rolesFor,
} from '../../../packages/gateway/src/contract/call.ts';
import { grants, holds } from '../../../packages/trade/src/rights.ts';
import { accountType } from '../../../packages/trade/src/statuses.ts';
import { pascal, snake, spoken } from '../names.ts';
import type { CallPlan } from './contract.ts';

export const areaIndex = (area: string, parts: readonly string[]) => `import { defineArea } from '../area.ts';
${parts.map((part) => `import { ${part} } from './${part === 'migrations' ? 'tables' : part}.ts';\n`).join('')}
export const ${area} = defineArea({ name: '${area}', ${parts.join(', ')} });
`;

/** The table of an area: the type of its rows, and its migration. */
export const tables = (
  area: string,
  number: string,
) => `import { type Migration, migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    ${area}: { id: string; nameZh: string; nameEn: string; addedAt: Date };
  }
}

export const migrations: readonly Migration[] = [
  migration(
    '${number}_${area}',
    \`create table ${snake(area)} (
      id uuid primary key, name_zh text not null, name_en text not null, added_at timestamptz not null)\`,
    'create index ${snake(area)}_added on ${snake(area)} (added_at desc, id)',
  ),
];
`;

/** Returns a page of the table. Staff may put the encyclopedia behind login, so a list on one of its pages checks that. */
export const listRoutes = (area: string, page: string) => {
  const guarded = page.startsWith('/wikipedia');
  const answer = `selectPage(db.selectFrom('${area}').selectAll(), sqlOf, query, ({ addedAt, ...row }) => {
      return { ...row, addedAt: addedAt.toISOString() };
    })`;
  return `import { ${area}Listing } from '@fairway/gateway/contract/listings/${area}';
import { ${area} } from '@fairway/gateway/contract/${area}';
import { listSql, selectPage } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { type Route, read } from '../../http/answer.ts';
${guarded ? "import { readFor } from '../encyclopedia/index.ts';\n" : ''}
const sqlOf = listSql(${area}Listing, {
  sorts: { added: 'added_at', name: 'name_en' },
  ties: 'id',
  filters: {},
  keyword: (text) => foundIn(text, 'name_zh', 'name_en'),
});

export const routes: readonly Route[] = [
  read(${area}.selectPage, ${guarded ? `({ caller, db, query }) => readFor('${page}', { caller, db }, ${answer})` : `({ db, query }) => ${answer}`}),
];
`;
};

interface TestedBy {
  /** The statements that create the client. */
  readonly lines: string;
  /** The names that it imports from `testing/index.ts`, and its other imports. */
  readonly logIn: string;
  readonly imports: string;
}

/** Returns the code with which a test gets a client that may send the call. */
function clientOf(caller: Caller): TestedBy {
  const line = 'const client = server.client();';
  if (isForStaff({ caller })) {
    const roles = rolesFor({ caller }).slice(0, 1);
    return {
      lines: `const { client } = await atDesk(server, [${roles.map((each) => `'${each}'`).join()}]);`,
      logIn: '',
      imports: "import { atDesk } from '../../testing/staff.ts';\n",
    };
  }
  if (caller === 'anyone' || caller === 'visitor') return { lines: line, logIn: '', imports: '' };
  const type = holderOf(caller);
  const options = type === accountType.personal ? '' : `, { accountType: ${type} }`;
  return { lines: `${line}\n  await logIn(server, client${options});`, logIn: 'logIn, ', imports: '' };
}

/** The type of account that has the permission of a call; a personal one if possible. */
function holderOf(caller: Caller) {
  const permission = permissionOf(caller);
  const holding = [accountType.personal, accountType.companyAdmin, accountType.companySubAccount].find(
    (type) => permission === null || holds(grants[type], permission),
  );
  if (holding === undefined) throw new Error(`Nobody holds ${permission}.`);
  return holding;
}

const started = `let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());`;

export function listTest(area: string, caller: Caller): string {
  const { lines, logIn, imports } = clientOf(caller);
  return `import { ${area} } from '@fairway/gateway/contract/${area}';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${logIn}startTestServer, type TestServer } from '../../testing/index.ts';
${imports}
${started}

it('lists the newest first, sorts and searches by name, and has no rows past its last page', async () => {
  const rows = [
    { nameZh: '甲', nameEn: 'Alpha', addedAt: new Date('2026-11-01') },
    { nameZh: '乙', nameEn: 'Beta', addedAt: new Date('2026-11-03') },
    { nameZh: '丙', nameEn: 'Gamma', addedAt: new Date('2026-11-02') },
  ];
  await server.db.insertInto('${area}').values(rows.map((row) => ({ id: uuidv7(), ...row }))).execute();
  ${lines}
  const pageOf = (query: object) => client.gateway.send(${area}.selectPage, { query });
  const namesOf = async (query: object) => (await pageOf(query)).rows.map(({ nameEn }) => nameEn);
  expect(await namesOf({})).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(await namesOf({ sort: 'name' })).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await namesOf({ keyword: 'amm' })).toEqual(['Gamma']);
  expect(await namesOf({ keyword: '乙' })).toEqual(['Beta']);
  expect(await pageOf({ page: 9 })).toMatchObject({ rows: [], total: 3, page: 9 });
});
`;
}

/** The function that joins a call to its handler. */
export const routeMaker = (write: boolean): 'read' | 'write' => (write ? 'write' : 'read');

/** The route of a new call, as a line of its area. */
export const route = (calls: string, { name, write }: CallPlan) =>
  `  ${routeMaker(write)}(${calls}.${name}, async ({ now }) => ({ at: now.toISOString() })),`;

export const callRoutes = (
  plan: CallPlan,
) => `import { ${plan.area} } from '@fairway/gateway/contract/${plan.area}';
import { type Route, ${routeMaker(plan.write)} } from '../../http/answer.ts';

export const routes: readonly Route[] = [
${route(plan.area, plan)}
];
`;

export function callTest({ area, name, write, caller }: CallPlan, file: string): string {
  const { lines, logIn, imports } = clientOf(caller);
  const input = write ? "{ body: { remark: 'A remark.' } }" : '{}';
  return `import { ${area} } from '@fairway/gateway/contract/${file}';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${logIn}startTestServer, type TestServer } from '../../testing/index.ts';
${imports}
${started}

it('answers ${spoken(name)}', async () => {
  ${lines}
  const { at } = await client.gateway.send(${area}.${name}, ${input});
  expect(at).toBe(server.clock.now().toISOString());
});
`;
}

/** The store of an area: adds rows to its table. */
export const keepingStore = (area: string) => `import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';

/** Stores a row and returns its id. */
export async function add${pascal(area)}(
  db: Db,
  { nameZh, nameEn }: Pick<Tables['${area}'], 'nameZh' | 'nameEn'>,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await db.insertInto('${area}').values({ id, nameZh, nameEn, addedAt: now }).execute();
  return id;
}
`;

export const keepingTest = (area: string) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { add${pascal(area)} } from './store.ts';

${started}

it('stores a row', async () => {
  const now = server.clock.now();
  const id = await add${pascal(area)}(server.db, { nameZh: '甲', nameEn: 'Alpha' }, now);
  expect(await server.db.selectFrom('${area}').selectAll().execute()).toEqual([
    { id, nameZh: '甲', nameEn: 'Alpha', addedAt: now },
  ]);
});
`;
