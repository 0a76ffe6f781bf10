import {
  type Caller,
  isForStaff,
  permissionOf,
  rolesFor,
} from '../../../packages/gateway/src/contract/call.ts';
import { grants, holds } from '../../../packages/trade/src/rights.ts';
import { accountType } from '../../../packages/trade/src/statuses.ts';
import { pascal, snake, spoken } from '../names.ts';
import type { CallAsked } from './contract.ts';

export const areaIndex = (area: string, parts: readonly string[]) => `import { defineArea } from '../area.ts';
${parts.map((part) => `import { ${part} } from './${part === 'migrations' ? 'tables' : part}.ts';\n`).join('')}
export const ${area} = defineArea({ name: '${area}', ${parts.join(', ')} });
`;

/** The table of an area: the type of its rows, and its migration. */
export const tables = (area: string, number: string) => `import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    ${area}: ${pascal(area)}Table;
  }
}

export interface ${pascal(area)}Table {
  id: string;
  nameZh: string;
  nameEn: string;
  addedAt: Date;
}

async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table ${snake(area)} (
    id uuid primary key, name_zh text not null, name_en text not null, added_at timestamptz not null)\`.execute(db);
  await sql\`create index ${snake(area)}_added on ${snake(area)} (added_at desc, id)\`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '${number}_${area}', up }];
`;

/**
 * Answers a list with a page of its table. Staff may put the encyclopedia behind login: a list on one of its pages asks
 * whether they have.
 */
export const listRoutes = (area: string, page: string) => {
  const guarded = page.startsWith('/wikipedia');
  const answer = guarded
    ? `(handling) => readFor('${page}', handling, select${pascal(area)}Page(handling.db, handling.query))`
    : `({ db, query }) => select${pascal(area)}Page(db, query)`;
  return `import { ${area} } from '@fairway/gateway/contract/${area}';
import type { ListQuery } from '@fairway/gateway/contract/listing';
import { ${area}Listing } from '@fairway/gateway/contract/listings/${area}';
import type { Db } from '../../database/db.ts';
import { listSql, paged, pageOf } from '../../database/listPage.ts';
import { foundIn } from '../../database/listTests.ts';
import { type Route, read } from '../../http/answer.ts';
${guarded ? "import { readFor } from '../encyclopedia/index.ts';\n" : ''}
type Search = ListQuery<typeof ${area}Listing>;

const sqlOf = listSql(${area}Listing, {
  sorts: { added: 'added_at', name: 'name_en' },
  ties: 'id',
  filters: {},
  keyword: (text) => foundIn(text, 'name_zh', 'name_en'),
});

export const routes: readonly Route[] = [read(${area}.selectPage, ${answer})];

function select${pascal(area)}Page(db: Db, search: Search) {
  const select = (query: Search) => paged(db.selectFrom('${area}').selectAll(), sqlOf(query)).execute();
  return pageOf(select, search, ({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}
`;
};

interface TestedBy {
  /** Makes the client. */
  readonly lines: string;
  /** What it takes of `testing/index.ts`, and whatever else it imports. */
  readonly logIn: string;
  readonly imports: string;
}

/** How somebody who may send a call is had in a test. */
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

/** The kind of account that holds the permission of a call; people, where they do. */
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

it('stands with the newest first, is found by a name, and knows how many there are past its end', async () => {
  const row = (nameZh: string, nameEn: string, day: string) => {
    return { id: uuidv7(), nameZh, nameEn, addedAt: new Date(\`\${day}T00:00:00Z\`) };
  };
  const rows = [row('甲', 'Alpha', '2026-11-01'), row('乙', 'Beta', '2026-11-03'), row('丙', 'Gamma', '2026-11-02')];
  await server.db.insertInto('${area}').values(rows).execute();
  ${lines}
  const find = (query: object) => client.gateway.send(${area}.selectPage, { query });
  const namesOf = async (query: object) => (await find(query)).rows.map(({ nameEn }) => nameEn);
  expect(await namesOf({})).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(await namesOf({ sort: 'name' })).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await namesOf({ keyword: 'amm' })).toEqual(['Gamma']);
  expect(await namesOf({ keyword: '乙' })).toEqual(['Beta']);
  expect(await find({ page: 9 })).toMatchObject({ rows: [], total: 3, page: 9 });
});
`;
}

/** The function that joins a call to its handler. */
export const routeMaker = (write: boolean): 'read' | 'write' => (write ? 'write' : 'read');

/** The answer of a new call, as a line of its area's routes. */
export const route = (calls: string, { name, write }: CallAsked) =>
  `  ${routeMaker(write)}(${calls}.${name}, async ({ now }) => ({ at: now.toISOString() })),`;

export const callRoutes = (
  plan: CallAsked,
) => `import { ${plan.area} } from '@fairway/gateway/contract/${plan.area}';
import { type Route, ${routeMaker(plan.write)} } from '../../http/answer.ts';

export const routes: readonly Route[] = [
${route(plan.area, plan)}
];
`;

export function callTest({ area, name, write, caller }: CallAsked, file: string): string {
  const { lines, logIn, imports } = clientOf(caller);
  const input = write ? "{ body: { remark: 'as it was said' } }" : '{}';
  return `import { ${area} } from '@fairway/gateway/contract/${file}';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${logIn}startTestServer, type TestServer } from '../../testing/index.ts';
${imports}
${started}

it('${spoken(name)} answers whoever may ask', async () => {
  ${lines}
  const { at } = await client.gateway.send(${area}.${name}, ${input});
  expect(at).toBe(server.clock.now().toISOString());
});
`;
}

/** An area that keeps something: a table, and what puts rows into it. */
export const keepingStore = (area: string) => `import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { ${pascal(area)}Table } from './tables.ts';

/** Keeps one more. */
export async function add${pascal(area)}(
  db: Db,
  { nameZh, nameEn }: Pick<${pascal(area)}Table, 'nameZh' | 'nameEn'>,
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

it('is kept as it was given', async () => {
  const now = server.clock.now();
  const id = await add${pascal(area)}(server.db, { nameZh: '甲', nameEn: 'Alpha' }, now);
  expect(await server.db.selectFrom('${area}').selectAll().execute()).toEqual([
    { id, nameZh: '甲', nameEn: 'Alpha', addedAt: now },
  ]);
});
`;
