import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auth } from '@fairway/gateway/contract/auth';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { type CsvKind, csvColumns } from '@fairway/gateway/contract/csvColumns';
import { csvImport } from '@fairway/gateway/contract/csvImport';
import { freight } from '@fairway/gateway/contract/freight';
import { aliPay, order } from '@fairway/gateway/contract/order';
import { personalData } from '@fairway/gateway/contract/personalData';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { seat } from '@fairway/gateway/contract/seat';
import { security } from '@fairway/gateway/contract/security';
import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { seaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { accountType, addDays, chinaDay, formatWeek, grants, orderStatus, weekOfDay } from '@fairway/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { codeOfStep, stepAt } from './areas/staff/login/totp.ts';
import { givePassword, loggedIn } from './testing/accounts.ts';
import {
  companyBody,
  passCertification,
  personalBody,
  seenCertification,
  waitingId,
} from './testing/certifications.ts';
import type { TestClient } from './testing/client.ts';
import { openProductionHouse } from './testing/productionHouse.ts';
import { fromBase32 } from './testing/staff.ts';

// A whole server in a separate process, and messages that are sent by jobs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const admin = 'harbour.master@example.com';
const colleague = { email: 'lookout@example.com', name: '周望', roles: ['reviewer', 'pricing'] as const };
const phone = '13912345678';
const realName = '沈听澜';
const passwords = {
  person: 'Lighthouse2026',
  company: 'Yangshan2026',
  staff: 'five-knots-and-a-breeze',
  first: 'first123',
  own: 'MyOwn2026x',
};
const other = 'leaving.soon@example.com';

let house: Awaited<ReturnType<typeof openProductionHouse>>;
beforeAll(async () => {
  house = await openProductionHouse({ FAIRWAY_DESK_ADMIN: admin });
});
afterAll(() => house?.close());

/** Logs in a staff member at the desk by the link sent by email: password, second factor, session. */
async function atTheDesk(email: string): Promise<{ client: TestClient }> {
  const link = /#([\w-]{43})/.exec(await house.nextText(email))?.[1] ?? '';
  const client = house.client();
  await client.gateway.send(staffAuth.acceptInvitation, { body: { link, password: passwords.staff } });
  const { ticket, enrolment } = await client.gateway.send(staffAuth.startLogin, {
    body: { email, password: passwords.staff },
  });
  const code = codeOfStep(fromBase32(enrolment?.secret ?? ''), stepAt(new Date()));
  const { token } = await client.gateway.send(staffAuth.finishLogin, { body: { ticket, code } });
  client.token = token;
  privates.add(token).add(link);
  return { client };
}

/** Data that must not be in a log. */
const privates = new Set<string>([admin, colleague.email, colleague.name, phone, realName, other]);
for (const each of Object.values(passwords)) privates.add(each);
const idNumbers = new Set<string>();

let desk: { client: TestClient };
let routes: string[];
let person: TestClient;
let firm: TestClient;
let subs: { id: string; version: number; client: TestClient }[];

it('the first admin joins by email and invites a colleague, who puts the first routes on sale', async () => {
  const first = await atTheDesk(admin);
  await first.client.gateway.send(staff.invite, { body: { ...colleague, roles: [...colleague.roles] } });
  desk = await atTheDesk(colleague.email);
  expect((await house.client().gateway.send(seaRoute.selectAll, {})).rows).toEqual([]);
  const offer = async (origin: string, destination: string) =>
    (await desk.client.gateway.send(seaRouteDesk.offer, { body: { origin, destination } })).id;
  routes = [await offer('CNSHA', 'USLAX'), await offer('CNNGB', 'DEHAM')];
  const sold = await house.client().gateway.send(seaRoute.selectAll, {});
  expect(sold.rows.map(({ id }) => id).toSorted()).toEqual(routes.toSorted());
});

it('a person registers by phone and sets a password', async () => {
  person = await loggedIn(house, phone);
  privates.add(person.token ?? '');
  const profile = await person.gateway.send(user.profile, {});
  expect(profile).toMatchObject({ memberType: 'normal', role: 1 });
  expect(profile.permissions).toEqual(grants[accountType.personal]);
  await house.minutePasses();
  await person.gateway.send(verifyCode.sendSelfSmsVerifyCode, { query: { type: 'SET_UP' } });
  const [sent] = await house.outbox(phone);
  const query = { verifyCode: sent?.code ?? '', type: 'SET_UP' } as const;
  const { proof } = await person.gateway.send(verifyCode.checkSelfPhoneVerifyCode, { query });
  await person.gateway.send(security.setUpPassword, { body: { password: passwords.person, proof } });
  const second = await givePassword(house.client(), phone, passwords.person);
  expect(second.code).toBe(codes.otherDeviceOnline);
});

it('their papers come back with a reason at the field, are mended and pass', async () => {
  const body = await personalBody(person, { realName });
  privates.add(body.idCard);
  idNumbers.add(body.idCard);
  await person.gateway.send(company.submit, { body });
  const id = await waitingId(desk, 'personal', realName);
  const fields = [{ field: 'idCardFront' as const, reasons: ['unreadable' as const] }];
  const seen = await seenCertification(desk, id);
  await desk.client.gateway.send(certificationReview.sendBack, { body: { id, fields, seen } });
  const { personal } = await person.gateway.send(company.selectSubmitInfo, {});
  expect(personal).toMatchObject({ auditStatus: 3, refusedFields: [{ field: 'idCardFront' }] });
  const { idCardFront } = await personalBody(person);
  const { idCard: _, ...mended } = { ...body, idCardFront };
  await person.gateway.send(company.update, { body: mended });
  expect((await passCertification(desk, await waitingId(desk, 'personal', realName))).code).toBe(codes.ok);
  const audit = await person.gateway.send(company.selectCompanyAuditInfo, {});
  expect(audit).toMatchObject({ personalAuditStatus: 2, personalRealName: realName });
});

it('they become a company, whose account they switch to', async () => {
  const body = await companyBody(house, person, { password: passwords.company });
  for (const each of [body.contactIdCard, body.contactEmail, body.companyName]) privates.add(each);
  idNumbers.add(body.contactIdCard);
  const submitted = await person.raw(company.submit, { body });
  expect([submitted.code, submitted.data]).toMatchObject([codes.ok, { auditStatus: 1 }]);
  const id = await waitingId(desk, 'company', body.companyName);
  const passed = await passCertification(desk, id, 'Seen in the register of companies.');
  expect(passed.code).toBe(codes.ok);
  const { token } = await person.gateway.send(auth.silentLogin, { body: { loginPortal: 2 } });
  firm = person;
  firm.token = token;
  privates.add(token);
  expect((await firm.gateway.send(user.profile, {})).permissions).toEqual(grants[accountType.companyAdmin]);
});

it('the company orders two routes with two seats and pays; the wallet is believed once', async () => {
  const basket = { seaRouteIds: routes, durationMonths: 1, memberCount: 2 } as const;
  const { amount } = await firm.gateway.send(order.selectQuote, {
    query: { ...basket, seaRouteIds: routes.join(',') },
  });
  const made = await firm.gateway.send(order.create, { body: basket });
  expect(made.amount).toEqual(amount);
  await firm.gateway.send(aliPay.getAliPayQrCode, { body: { orderNo: made.orderNo } });
  expect(await house.paidByAlipay(amount.amount)).toBe('success');
  expect(await house.paidByAlipay(amount.amount)).toBe('success');
  const query = { orderNo: made.orderNo };
  expect((await firm.gateway.send(order.queryByOrderNo, { query })).status).toBe(orderStatus.completed);
  const { subscriptions } = await firm.gateway.send(subscribe.selectMine, {});
  expect(subscriptions.map(({ seats }) => seats)).toEqual([2]);
  expect(await firm.gateway.send(user.profile, {})).toMatchObject({ memberType: 'enterprise', role: 3 });
});

/** Looks at lines as a file of the office, and imports them. */
async function bringCsv(kind: CsvKind, lines: readonly Readonly<Record<string, string>>[]) {
  const columns: readonly string[] = csvColumns[kind];
  const table = [columns, ...lines.map((line) => columns.map((name) => line[name] ?? ''))];
  const file = new Blob([table.map((cells) => cells.join(',')).join('\n')], { type: 'text/csv' });
  const body = { kind, fileName: `${kind}.csv`, file } as const;
  const report = await desk.client.gateway.send(csvImport.check, { body });
  await desk.client.gateway.send(csvImport.confirm, { body: { id: report.id } });
  return report;
}

/** A sailing of each route that leaves on a day, as a file of the office brings them. */
async function bringSailings(leaves: string) {
  const back = (days: number) => `${addDays(leaves, -days)} 12:00`;
  const columns = { carrier: 'COSU', vessel: 'COSCO SHIPPING HIMALAYAS', voyage: '084E', currency: 'USD' };
  const times = {
    departure: back(0),
    arrival: back(-20),
    closing: back(4),
    port_cut_off: back(2),
    price_40hq: '2450',
  };
  const lines = [
    { origin: 'CNSHA', destination: 'USLAX' },
    { origin: 'CNNGB', destination: 'DEHAM' },
  ].map((ends): Readonly<Record<string, string>> => ({ ...ends, ...columns, ...times }));
  const report = await bringCsv('sailings', lines);
  expect([report.bad, report.counts.new]).toEqual([[], 2]);
}

/** Imports the carrier's charges on the route from Shanghai to Los Angeles, as a file of the office. */
async function bringSurcharges() {
  const since = { carrier: 'COSU', valid_from: '2026-01-01' };
  const lines: readonly Readonly<Record<string, string>>[] = [
    { ...since, origin: 'CNSHA', code: 'THC', currency: 'CNY', amount: '825' },
    { ...since, origin: 'CNSHA', destination: 'USLAX', code: 'BAF', currency: 'USD', amount: '400' },
    { ...since, destination: 'USLAX', code: 'DTHC', currency: 'USD', amount: '310' },
  ];
  const report = await bringCsv('surcharges', lines);
  expect([report.bad, report.counts.new]).toEqual([[], 3]);
}

it('it assigns seats to two people, who see prices of their routes, and lose a route with the next request', async () => {
  const { id: departmentId } = await firm.gateway.send(companyFramework.addDepartment, {
    body: { name: '操作部', parentId: null },
  });
  subs = await Promise.all(
    ['Captain1', 'Pilot22'].map(async (username) => {
      privates.add(username);
      const { id: employeeId } = await firm.gateway.send(companyFramework.addEmployee, {
        body: { name: username, departmentId },
      });
      const body = { username, password: passwords.first, resourceIds: [...routes], employeeId };
      const newSeat = await firm.gateway.send(seat.distributeSeat, { body });
      const client = house.client();
      const more = { loginPortal: 2 } as const;
      expect((await givePassword(client, username, passwords.first, more)).code).toBe(
        codes.firstPasswordOver,
      );
      const own = { ...more, newPassword: passwords.own };
      expect((await givePassword(client, username, passwords.first, own)).code).toBe(codes.ok);
      privates.add(client.token ?? '');
      return { id: newSeat.id, version: newSeat.version, client };
    }),
  );
  const [one, two] = subs;
  if (!one || !two) return expect.fail();
  const { id: nobodyYet } = await firm.gateway.send(companyFramework.addEmployee, {
    body: { name: 'Third33', departmentId },
  });
  const third = {
    ...{ username: 'Third33', password: passwords.first },
    ...{ resourceIds: [...routes], employeeId: nobodyYet },
  };
  expect((await firm.raw(seat.distributeSeat, { body: third })).code).toBe(codes.seatsShort);

  const leaves = addDays(chinaDay(new Date()), 6);
  await bringSailings(leaves);
  const week = formatWeek(weekOfDay(leaves));
  const query = { origin: 'CNSHA', destination: 'USLAX', week };
  const priceFor = async (client: TestClient) => {
    const { access, rows } = await client.gateway.send(freight.selectSailings, { query });
    return [access, rows[0]?.prices?.['40HQ']?.amount];
  };
  expect(await priceFor(house.client())).toEqual(['login', undefined]);
  expect(await priceFor(one.client)).toEqual(['open', 245_000]);
  const other = { origin: 'CNNGB', destination: 'DEHAM', week };
  const searches = await Promise.all(
    [query, other].map((each) => one.client.gateway.send(freight.selectSailings, { query: each })),
  );
  const sailings = searches.map(({ rows }) => rows[0]?.id ?? expect.fail());

  const open = async ({ client }: { client: TestClient }) =>
    Promise.all(sailings.map(async (id) => (await client.raw(freight.sailDetail, { query: { id } })).code));
  expect(await open(one)).toEqual([codes.ok, codes.ok]);
  await bringSurcharges();
  const { surcharges, totals } = await one.client.gateway.send(freight.sailDetail, {
    query: { id: sailings[0] ?? '' },
  });
  expect(surcharges.map(({ code, side, payable }) => [code, side, payable])).toEqual([
    ['THC', 'origin', 'prepaid'],
    ['DTHC', 'destination', 'collect'],
    ['BAF', 'freight', 'prepaid'],
  ]);
  expect(totals.map(({ currency, amounts }) => [currency, amounts['40HQ']?.amount])).toEqual([
    ['USD', 316_000],
    ['CNY', 82_500],
  ]);
  const body = { id: one.id, version: one.version, add: [], remove: routes.slice(0, 1) };
  await firm.gateway.send(seat.updateResources, { body });
  expect(await open(one)).toEqual([codes.subscriptionRequired, codes.ok]);
  expect(await open(two)).toEqual([codes.ok, codes.ok]);
  expect(
    (await one.client.raw(order.create, { body: { seaRouteIds: routes, durationMonths: 1 } })).code,
  ).toBe(codes.subAccountNotAllowed);
});

it('a person with a company cannot close their account yet; one without requests it and is notified by email', async () => {
  const { token } = await firm.gateway.send(auth.silentLogin, { body: { loginPortal: 1 } });
  person.token = token;
  privates.add(token);
  const refusal = await person.raw(personalData.requestClosing, { body: { proof: 'none' } });
  expect(refusal.code).toBe(codes.companyStillOpen);

  const leaving = await loggedIn(house, other);
  privates.add(leaving.token ?? '');
  await house.minutePasses();
  await leaving.gateway.send(verifyCode.sendSelfEmailVerifyCode, { query: { type: 'CLOSE' } });
  const [sent] = await house.outbox(other);
  const query = { verifyCode: sent?.code ?? '', type: 'CLOSE' } as const;
  const { proof } = await leaving.gateway.send(verifyCode.checkSelfEmailVerifyCode, { query });
  const closing = await leaving.gateway.send(personalData.requestClosing, { body: { proof } });
  expect(closing.asked).not.toBe(null);
  await house.nextText(other);
});

it('TRUST 48: after all that, no personal data is in the log; papers and ID numbers are nowhere in clear', async () => {
  await house.stop();
  const lines = `${house.output.out}${house.output.error}`.split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.some((line) => line.includes('"route":"/api/order/create"'))).toBe(true);
  for (const each of privates) {
    expect(each.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes(each))).toEqual([]);
  }
  // No service accepts a request without the signature it requires.
  expect(house.refusedByOthers()).toEqual([]);

  const files = readdirSync(house.folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  expect(files.length).toBeGreaterThan(5);
  for (const bytes of files) {
    expect(bytes.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes('PNG')).toBe(false);
    for (const number of idNumbers) expect(bytes.includes(number)).toBe(false);
  }
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(house.db);
  for (const { name } of tables.rows) {
    for (const secret of [...idNumbers, ...Object.values(passwords)]) {
      const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.table(name)} as row
        where strpos(row::text, ${secret}) > 0`.execute(house.db);
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  }
});
