import { codes } from '@fairway/gateway/contract/codes';
import {
  companyFramework as calls,
  companyLimits,
  type Employee,
} from '@fairway/gateway/contract/companyFramework';
import { seat } from '@fairway/gateway/contract/seat';
import { user } from '@fairway/gateway/contract/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { givePassword } from '../../testing/accounts.ts';
import { type Buyer, buyer } from '../../testing/orders.ts';
import { addSeats } from '../../testing/seats.ts';
import { openShop } from '../../testing/shop.ts';
import { levelsOf, readPath, wayUp } from './departments/tree.ts';

const { server, lanes } = await openShop();
const [lane = ''] = lanes;
let admin: Buyer;
beforeEach(async () => {
  admin = await buyer(server, 1);
  const now = server.clock.now();
  await server.db
    .insertInto('company')
    .values({ tenantId: admin.tenantId, name: '测试货运', createdAt: now })
    .execute();
  await addSeats(server.db, { ...admin, seats: 2, lanes: [lane], now });
});

const send = () => admin.client.gateway;
const department = (name: string, parentId: string | null = null) =>
  send().send(calls.addDepartment, { body: { name, parentId } });
const employee = (name: string, more: { phone?: string; email?: string; departmentId?: string } = {}) =>
  send().send(calls.addEmployee, { body: { name, departmentId: null, ...more } });
const page = (query: object = {}) => send().send(calls.selectEmployees, { query });
const namesOf = ({ rows }: { rows: readonly Employee[] }) => rows.map(({ name }) => name);
const read = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** Creates a sub-account for an employee and logs in with it. */
async function withAccount(of: Employee, username: string) {
  const body = { username, password: 'first123', resourceIds: [lane], employeeId: of.id };
  await send().send(seat.distributeSeat, { body });
  const client = server.client();
  await givePassword(client, username, 'first123', { loginPortal: 2, newPassword: 'MyOwn2026' });
  const row = (await page({ keyword: username })).rows[0];
  if (!row) throw new Error('nobody has the username');
  return { client, row };
}

describe('departments', () => {
  it('are nested, count their people and are sorted by name', async () => {
    const sales = await department('销售部');
    const europe = await department('欧洲组', sales.id);
    await employee('林', { departmentId: europe.id });
    const all = await send().send(calls.selectFramework, {});
    expect(all).toMatchObject({ companyName: '测试货运', employees: 2, unassigned: 1 });
    expect(all.departments.map(({ name, parentId, members }) => [name, parentId, members])).toEqual([
      ['欧洲组', sales.id, 1],
      ['销售部', null, 0],
    ]);
  });

  it('with people or departments in them are not deleted, with a reason in both languages', async () => {
    const sales = await department('Sales');
    const inner = await department('Europe', sales.id);
    const remove = (of: typeof sales) => admin.client.raw(calls.deleteDepartment, { body: read(of) });
    const answer = await remove(sales);
    expect([answer.code, answer.msg]).toEqual([
      codes.departmentHasMembers,
      '该部门下还有成员或下级部门，无法删除。请先将其移走。',
    ]);
    const { id } = await employee('Lin', { departmentId: inner.id });
    expect((await remove(inner)).code).toBe(codes.departmentHasMembers);
    await send().send(calls.moveEmployees, { body: { employees: [{ id, version: 1 }], departmentId: null } });
    expect((await remove(inner)).code).toBe(codes.ok);
    expect((await remove(sales)).code).toBe(codes.ok);
    expect((await remove(sales)).code).toBe(codes.notFound);
  });

  it('cannot be moved into themselves, named twice in one place, or nested too deep', async () => {
    const sales = await department('Sales');
    const europe = await department('Europe', sales.id);
    const change = (of: typeof sales, name: string, parentId: string | null) =>
      admin.client.raw(calls.updateDepartment, { body: { ...read(of), name, parentId } });
    expect((await change(sales, 'Sales', europe.id)).code).toBe(codes.departmentInside);
    expect((await change(sales, 'Sales', sales.id)).code).toBe(codes.departmentInside);
    const again = await admin.client.raw(calls.addDepartment, { body: { name: 'Sales', parentId: null } });
    expect(again.code).toBe(codes.departmentTaken);
    let at = europe;
    for (let depth = 3; depth <= 6; depth += 1) at = await department(`Level ${depth}`, at.id);
    const deeper = await admin.client.raw(calls.addDepartment, {
      body: { name: 'Level 7', parentId: at.id },
    });
    expect(deeper.code).toBe(codes.departmentLimit);
    expect((await change(europe, 'Europe', null)).code).toBe(codes.ok);
  });

  it('that another admin has just renamed are not renamed again: the second gets the name of the first', async () => {
    const sales = await department('Sales');
    const rename = (name: string) =>
      admin.client.raw(calls.updateDepartment, { body: { ...read(sales), name, parentId: null } });
    const answers = await Promise.all([rename('East'), rename('West')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.ok, codes.companyChanged]);
    const refusal = answers.find(({ code }) => code === codes.companyChanged);
    expect(refusal?.data).toMatchObject({ by: 'Test' });
  });
});

describe('people', () => {
  it('are looked for by name, username, the end of a phone, and in a department with those below it', async () => {
    const sales = await department('Sales');
    const europe = await department('Europe', sales.id);
    await employee('Lin Yifan', { phone: '138 0000 1234', departmentId: europe.id });
    await employee('Chen', { email: 'Chen@Example.com' });
    expect(namesOf(await page({ keyword: 'yifan' }))).toEqual(['Lin Yifan']);
    expect(namesOf(await page({ keyword: '1234' }))).toEqual(['Lin Yifan']);
    expect(namesOf(await page({ keyword: '%' }))).toEqual([]);
    expect(namesOf(await page({ departmentId: sales.id }))).toEqual(['Lin Yifan']);
    expect(namesOf(await page({ type: 'admin' }))).toEqual(['Test']);
    expect(namesOf(await page({ seat: 'without' }))).toEqual(['Chen', 'Lin Yifan']);
    expect((await page()).rows.find(({ name }) => name === 'Chen')).toMatchObject({
      email: 'chen@example.com',
      self: false,
      type: 'member',
    });
  });

  it('have a phone and an email of their own', async () => {
    await employee('Lin', { phone: '13800001234', email: 'lin@example.com' });
    const add = (more: object) =>
      admin.client.raw(calls.addEmployee, { body: { name: 'Chen', departmentId: null, ...more } });
    const phone = await add({ phone: '+86 138-0000-1234' });
    expect([phone.code, phone.msg]).toEqual([codes.phoneBound, '该手机号已被绑定']);
    const email = await add({ email: 'LIN@example.com' });
    expect([email.code, email.msg]).toEqual([codes.emailBound, '该邮箱已被绑定']);
    expect((await add({ phone: '12' })).status).toBe(400);
    expect((await add({ email: 'none' })).status).toBe(400);
  });

  it('are changed by one of two admins; the other gets an error', async () => {
    const lin = await employee('Lin');
    const change = (name: string) =>
      admin.client.raw(calls.updateEmployee, { body: { ...read(lin), name, departmentId: null } });
    const answers = await Promise.all([change('Lin A'), change('Lin B')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.ok, codes.companyChanged]);
  });

  it('are moved all or none', async () => {
    const sales = await department('Sales');
    const [lin, chen] = [await employee('Lin'), await employee('Chen')];
    const move = (employees: object[]) =>
      admin.client.raw(calls.moveEmployees, { body: { employees, departmentId: sales.id } as never });
    expect((await move([read(lin), { id: chen.id, version: 9 }])).code).toBe(codes.companyChanged);
    expect(namesOf(await page({ departmentId: sales.id }))).toEqual([]);
    expect((await move([read(lin), read(chen)])).data).toEqual({ moved: 2 });
    expect(namesOf(await page({ departmentId: sales.id }))).toEqual(['Chen', 'Lin']);
  });

  it('TRUST 4: who is removed is refused at the next request, and their seat is free', async () => {
    const { client, row } = await withAccount(await employee('Lin'), 'RemovedLin');
    expect((await client.raw(user.profile)).code).toBe(codes.ok);
    const body = { employees: [read(row)] };
    expect(await send().send(calls.deleteEmployees, { body })).toEqual({ deleted: 1 });
    expect((await client.raw(user.profile)).status).toBe(401);
    const [own] = (await page({ type: 'admin' })).rows;
    const self = await admin.client.raw(calls.deleteEmployees, {
      body: { employees: own ? [read(own)] : [] },
    });
    expect(self.code).toBe(codes.adminStays);
  });

  it('hear of it by the contact they gave, at most three times a day', async () => {
    const lin = await employee('Lin', { email: 'invited@example.com' });
    const call = (by: 'sms' | 'email') => admin.client.raw(calls.invite, { body: { id: lin.id, by } });
    expect((await call('sms')).code).toBe(codes.contactMissing);
    for (let times = 0; times < 3; times += 1) expect((await call('email')).code).toBe(codes.ok);
    expect((await call('email')).status).toBe(429);
    expect((await server.outbox('invited@example.com'))[0]?.text).toContain('测试货运');
  });
});

describe('a file of people', () => {
  const row = (line: number, name: string, more: object = {}) => ({
    line,
    name,
    department: '',
    phone: '',
    email: '',
    ...more,
  });

  it('is reported line by line before anything is changed', async () => {
    await employee('Lin', { phone: '13800001234' });
    const rows = [
      row(2, 'Chen', { department: 'Sales／Europe', phone: '13800005678' }),
      row(3, 'Zhao', { department: 'Sales/Europe', email: 'zhao@example.com' }),
      row(4, ''),
      row(5, 'Taken', { phone: '13800001234' }),
      row(6, 'Twice', { phone: '+86 13800005678' }),
      row(7, 'Wrong', { email: 'nobody' }),
    ];
    const report = await send().send(calls.checkImport, { body: { rows } });
    expect(report).toMatchObject({ added: 2, departments: ['Sales', 'Sales/Europe'] });
    expect(report.bad.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
      [4, 'name', '', '请填写此项。'],
      [5, 'phone', '13800001234', '该手机号已被绑定'],
      [6, 'phone', '+86 13800005678', '该手机号已被绑定'],
      [7, 'email', 'nobody', '请输入有效的邮箱地址，如 name@company.com。'],
    ]);
    expect((await page()).total).toBe(2);
    expect(await send().send(calls.importEmployees, { body: { rows, expected: 2 } })).toEqual(report);
    expect(namesOf(await page())).toEqual(['Chen', 'Lin', 'Test', 'Zhao']);
    // The same file in another tab: not a full company, but one that has them by now.
    const again = await admin.client.raw(calls.importEmployees, { body: { rows, expected: 2 } });
    expect(again.code).toBe(codes.companyChanged);
  });

  it('accepts as many rows at once as it specifies', async () => {
    const rows = Array.from({ length: companyLimits.importRows }, (_, index) =>
      row(index + 2, `走查员工${index}`, {
        department: '海运事业部/欧洲航线组',
        phone: `139${String(index).padStart(8, '0')}`,
        email: `employee-${index}@example.com`,
      }),
    );
    const report = await send().send(calls.checkImport, { body: { rows } });
    expect(report).toMatchObject({ added: companyLimits.importRows, bad: [] });
  });
});

describe('administrators', () => {
  it('are named from those who have an account, and one always stays', async () => {
    const lin = await employee('Lin');
    const set = (of: Employee, value: boolean) =>
      admin.client.raw(calls.setAdmin, { body: { ...read(of), admin: value } });
    expect((await set(lin, true)).code).toBe(codes.employeeWithoutAccount);
    const [own] = (await page({ type: 'admin' })).rows;
    if (!own) throw new Error('no admin');
    expect((await set(own, false)).code).toBe(codes.lastAdmin);
    const { client, row } = await withAccount(lin, 'SecondAdmin');
    expect((await set(row, true)).data).toMatchObject({ type: 'admin', account: { number: null } });
    expect((await client.raw(calls.selectFramework)).code).toBe(codes.ok);
    expect((await set(own, false)).code).toBe(codes.ok);
    expect((await admin.client.raw(calls.selectFramework)).status).toBe(403);
  });

  it('hand the company over and are members from the next request', async () => {
    const { client, row } = await withAccount(await employee('Lin'), 'NewOwner');
    expect((await client.raw(calls.selectFramework)).status).toBe(403);
    await send().send(calls.handOver, { body: read(row) });
    expect((await admin.client.raw(calls.selectFramework)).status).toBe(403);
    expect((await client.raw(calls.selectFramework)).code).toBe(codes.ok);
    const log = await client.gateway.send(calls.selectLog, { query: {} });
    expect(log.rows[0]).toMatchObject({ action: 'companyHandedOver', by: 'Test', name: 'Lin' });
  });
});

describe('the tree', () => {
  const tree = [
    { id: 'a', parentId: null, name: 'A' },
    { id: 'b', parentId: 'a', name: 'B' },
    { id: 'c', parentId: 'b', name: 'C' },
  ];
  it.each([
    [null, []],
    ['a', ['a']],
    ['c', ['c', 'b', 'a']],
  ])('from %j up goes by %j', (id, way) => {
    expect(wayUp(tree, id)).toEqual(way);
  });

  it('counts levels below', () => {
    expect([levelsOf(tree, 'a'), levelsOf(tree, 'c')]).toEqual([3, 1]);
  });

  it.each([
    ['Sales/Europe', ['Sales', 'Europe']],
    [' 销售 ／ 欧洲 ', ['销售', '欧洲']],
    ['', []],
    ['/', []],
  ])('%j reads as %j', (text, path) => {
    expect(readPath(text)).toEqual(path);
  });
});
