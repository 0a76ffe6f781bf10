import { type Call, isForStaff, isWrite } from '@fairway/gateway/contract/call';
import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { codes } from '@fairway/gateway/contract/codes';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { consent } from '@fairway/gateway/contract/consent';
import { freight } from '@fairway/gateway/contract/freight';
import { insurance } from '@fairway/gateway/contract/insurance';
import type { ListCall } from '@fairway/gateway/contract/listCall';
import { namesOf } from '@fairway/gateway/contract/listing';
import { order, walletCalls } from '@fairway/gateway/contract/order';
import { seat } from '@fairway/gateway/contract/seat';
import { security } from '@fairway/gateway/contract/security';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { upload } from '@fairway/gateway/contract/upload';
import { user } from '@fairway/gateway/contract/user';
import { currentTexts, intentionNoOf } from '@fairway/trade';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../testing/client.ts';
import { stateOf } from '../testing/effects.ts';
import { type Buyer, buyer, ordered } from '../testing/orders.ts';
import { jpeg } from '../testing/pictures.ts';
import { addSeats } from '../testing/seats.ts';
import { logIn } from '../testing/session.ts';
import { openShop } from '../testing/shop.ts';
import { uploaded } from '../testing/uploads.ts';
import { addFeed } from './calendarFeed/fixtures.ts';
import { addSailing } from './freight/fixtures.ts';
import { routes } from './index.ts';
import { sampleIntention } from './insurance/fixtures.ts';
import { addNotification } from './notification/fixtures.ts';
import { addQuote } from './quote/fixtures.ts';
import { addWatch } from './watch/fixtures.ts';

const { server, lanes } = await openShop();
const calls: readonly Call[] = routes.map(({ call }) => call).filter((call) => !isForStaff(call));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** P person, C company admin, S sub-account of C, X admin of another company. */
const members = ['P', 'C', 'S', 'X'] as const;
type Who = (typeof members)[number];
const clients = {} as Record<Who, TestClient>;

/** Items that belong to a user, keyed by what requests use to name them. */
interface Belongings {
  readonly orderNo: string;
  readonly voucherId: string;
  readonly handOverId: string;
  readonly trackingId: string;
  readonly sessionId: string;
  readonly departmentId: string;
  readonly employeeId: string;
  readonly seatId: string;
  readonly intentionNo: string;
  readonly consentId: string;
  readonly quoteId: string;
  readonly feedId: string;
  readonly watchId: string;
  readonly notificationId: string;
}
const belongings = {} as Record<'P' | 'C' | 'X', Belongings>;
const unknown: Belongings = {
  orderNo: '20260101000001',
  voucherId: '019a0000-0000-7000-8000-000000000001',
  handOverId: '019a0000-0000-7000-8000-000000000002',
  trackingId: '019a0000-0000-7000-8000-000000000009',
  sessionId: '019a0000-0000-7000-8000-000000000003',
  departmentId: '019a0000-0000-7000-8000-000000000003',
  employeeId: '019a0000-0000-7000-8000-000000000004',
  seatId: '019a0000-0000-7000-8000-000000000005',
  intentionNo: intentionNoOf('260101', '000001'),
  consentId: '019a0000-0000-7000-8000-000000000010',
  quoteId: '019a0000-0000-7000-8000-000000000011',
  feedId: '019a0000-0000-7000-8000-000000000012',
  watchId: '019a0000-0000-7000-8000-000000000013',
  notificationId: '019a0000-0000-7000-8000-000000000014',
};

async function belongingsOf(by: Buyer): Promise<Belongings> {
  const { orderNo } = await ordered(by, lanes);
  const { id: voucherId } = await uploaded(by.client, await jpeg(), 'transferVoucher');
  const body = { purpose: 'idCard', maxFiles: 1 } as const;
  const { id: handOverId } = await by.client.gateway.send(upload.startHandOver, { body });
  const { rows } = await by.client.gateway.send(security.selectSessions);
  const { departmentId, employeeId, seatId } = unknown;
  const sessionId = rows[0]?.id ?? '';
  const { intentionNo } = await by.client.gateway.send(insurance.submit, { body: sampleIntention() });
  const watched = { body: { numbers: [{ number: 'CSNU6218474' }] } };
  const { outcomes } = await by.client.gateway.send(cargoTracking.add, watched);
  const trackingId = outcomes[0]?.id ?? expect.fail();
  const agreed = currentTexts('agreement', 'privacy');
  await by.client.gateway.send(consent.agree, { body: { agreed } });
  const consents = await by.client.gateway.send(consent.selectMine, {});
  const consentId = consents.rows[0]?.id ?? expect.fail();
  const quoteId = await addQuote(server.db, by, server.clock.now());
  const feedId = await addFeed(server.db, by, server.clock.now());
  const watchId = await addWatch(server.db, by, server.clock.now());
  const notificationId = await addNotification(server.db, by, server.clock.now());
  return {
    orderNo,
    voucherId,
    handOverId,
    sessionId,
    departmentId,
    employeeId,
    seatId,
    intentionNo,
    trackingId,
    consentId,
    quoteId,
    feedId,
    watchId,
    notificationId,
  };
}

/** A department, an employee in it and a sub-account of a company. */
async function staffedBy({ client, tenantId, accountId }: Buyer, username: string) {
  const { db, clock } = server;
  const now = clock.now();
  await addSeats(db, { tenantId, accountId, seats: 2, lanes: lanes.slice(0, 1), now });
  const { id: departmentId } = await client.gateway.send(companyFramework.addDepartment, {
    body: { name: 'Sales', parentId: null },
  });
  const { id: employeeId } = await client.gateway.send(companyFramework.addEmployee, {
    body: { name: 'Lin', departmentId },
  });
  const { id: seated } = await client.gateway.send(companyFramework.addEmployee, {
    body: { name: 'Chen', departmentId },
  });
  const { id: seatId } = await client.gateway.send(seat.distributeSeat, {
    body: { username, password: 'first123', resourceIds: lanes.slice(0, 1), employeeId: seated },
  });
  return { departmentId, employeeId, seatId };
}

beforeAll(async () => {
  const [person, admin, other] = [await buyer(server, 3), await buyer(server, 1), await buyer(server, 1)];
  belongings.P = await belongingsOf(person);
  belongings.C = { ...(await belongingsOf(admin)), ...(await staffedBy(admin, 'LinYifan')) };
  belongings.X = { ...(await belongingsOf(other)), ...(await staffedBy(other, 'ChenYu')) };
  const sub = server.client();
  await logIn(server, sub, { accountType: 2, tenantId: admin.tenantId });
  Object.assign(clients, { P: person.client, C: admin.client, S: sub, X: other.client });
});

/** Sends a call with the input of a test; forbidden calls are refused before the input is checked. */
function send(by: TestClient, call: Call, input: object = {}) {
  const body = call.method === 'POST' ? { body: call.bodyAs === 'multipart' ? new FormData() : {} } : {};
  return by.raw(call, { ...body, ...input } as never);
}

describe('TRUST 1: belongings of another account', () => {
  /**
   * The inputs with which each call that names a belonging is sent: own belongings may be sent along with another
   * account's. Add every new way in which a call names a belonging here.
   */
  const naming: Readonly<Record<string, (of: Belongings, own: Belongings) => object | readonly object[]>> = {
    '/order/queryByOrderNo': ({ orderNo }) => ({ query: { orderNo } }),
    '/order/selectDetail': ({ orderNo }) => ({ query: { orderNo } }),
    '/invoice/selectByOrder': ({ orderNo }) => ({ query: { orderNo } }),
    '/invoice/request': ({ orderNo }) => ({ body: { ...invoiceOf, orderNo } }),
    '/invoice/withdraw': ({ orderNo }) => ({ body: { orderNo, seen: 1 } }),
    '/invoice/selectDocument': ({ orderNo }) => ({ query: { orderNo } }),
    '/order/selectTransferAccount': ({ orderNo }) => ({ query: { orderNo } }),
    '/order/cancel': ({ orderNo }) => ({ body: { orderNo } }),
    '/order/extend': ({ orderNo }) => ({ body: { orderNo } }),
    '/order/offLinePay': ({ voucherId }, { orderNo }) => ({ body: { orderNo, voucherIds: [voucherId] } }),
    ...Object.fromEntries(
      Object.values(walletCalls).map(({ path }) => [
        path,
        ({ orderNo }: Belongings) => ({ body: { orderNo } }),
      ]),
    ),
    '/common/selectFile': ({ voucherId }) => ({ query: { id: voucherId } }),
    '/common/selectHandOver': ({ handOverId }) => ({ query: { id: handOverId } }),
    '/system/user/updateProfile': ({ voucherId }) => ({ body: { avatar: voucherId } }),
    '/system/user/endSession': ({ sessionId }) => ({ body: { id: sessionId } }),
    '/common/endHandOver': ({ handOverId }) => ({ body: { id: handOverId } }),
    '/cargoTracking/detail': ({ trackingId }) => ({ query: { id: trackingId } }),
    '/cargoTracking/refresh': ({ trackingId }) => ({ body: { ids: [trackingId] } }),
    '/cargoTracking/remove': ({ trackingId }) => ({ body: { ids: [trackingId] } }),
    '/cargoTracking/setNotify': ({ trackingId }) => ({ body: { id: trackingId, notify: true } }),
    '/company/submit': ({ voucherId }) => ({ body: personWith(voucherId) }),
    '/company/update': ({ voucherId }) => ({ body: personWith(voucherId) }),
    '/companyFramework/addDepartment': ({ departmentId }) => ({
      body: { name: 'Inner', parentId: departmentId },
    }),
    '/companyFramework/updateDepartment': ({ departmentId: id }, own) => [
      { body: { id, version: 1, name: 'Sold', parentId: null } },
      { body: { id: own.departmentId, version: 1, name: 'Sales', parentId: id } },
    ],
    '/companyFramework/deleteDepartment': ({ departmentId: id }) => ({ body: { id, version: 1 } }),
    '/companyFramework/addEmployee': ({ departmentId }) => ({ body: { name: 'Chen', departmentId } }),
    '/companyFramework/updateEmployee': ({ employeeId: id, departmentId }, own) => [
      { body: { id, version: 1, name: 'Chen', departmentId: null } },
      { body: { id: own.employeeId, version: 1, name: 'Lin', departmentId } },
    ],
    '/companyFramework/moveEmployees': ({ employeeId: id, departmentId }, own) => [
      { body: { employees: [{ id, version: 1 }], departmentId: null } },
      { body: { employees: [{ id: own.employeeId, version: 1 }], departmentId } },
    ],
    '/companyFramework/deleteEmployees': ({ employeeId: id }) => ({
      body: { employees: [{ id, version: 1 }] },
    }),
    '/companyFramework/invite': ({ employeeId: id }) => ({ body: { id, by: 'sms' } }),
    '/companyFramework/withdrawInvitation': ({ employeeId: id }) => ({ body: { id } }),
    '/companyFramework/setAdmin': ({ employeeId: id }) => ({ body: { id, version: 1, admin: true } }),
    '/companyFramework/handOver': ({ employeeId: id }) => ({ body: { id, version: 1 } }),
    '/seat/distributeSeat': ({ employeeId }) => ({
      body: { username: 'Another1', password: 'first123', resourceIds: lanes.slice(0, 1), employeeId },
    }),
    '/seat/updateResources': ({ seatId: id }) => ({ body: { id, version: 1, add: [], remove: [] } }),
    '/seat/bindEmployee': ({ seatId: id, employeeId }, own) => [
      { body: { id, version: 1, employeeId } },
      { body: { id: own.seatId, version: 1, employeeId } },
    ],
    '/seat/disable': ({ seatId: id }) => ({ body: { id, version: 1 } }),
    '/seat/enable': ({ seatId: id }) => ({ body: { id, version: 1 } }),
    '/seat/resetPassword': ({ seatId: id }) => ({ body: { id, version: 1, password: 'first123' } }),
    '/seat/setExpiry': ({ seatId: id }) => ({ body: { id, version: 1, expiresAt: null } }),
    '/consent/withdraw': ({ consentId: id }) => ({ body: { id } }),
    '/insurance/withdraw': ({ intentionNo }) => ({ body: { intentionNo } }),
    '/calendarFeed/renewFeed': ({ feedId: id }) => ({ body: { id } }),
    '/calendarFeed/revokeFeed': ({ feedId: id }) => ({ body: { id } }),
    '/watch/selectWatch': ({ watchId: id }) => ({ query: { id } }),
    '/watch/change': ({ watchId: id }) => ({ body: { ...watchOf, id } }),
    '/watch/addForNumber': ({ trackingId }) => ({ body: { ...numberWatchOf, trackingId } }),
    '/watch/changeForNumber': ({ watchId: id }) => ({ body: { ...numberWatchOf, id } }),
    '/watch/setPaused': ({ watchId: id }) => ({ body: { id, paused: true } }),
    '/watch/remove': ({ watchId: id }) => ({ body: { id } }),
    '/notification/markRead': ({ notificationId: id }) => ({ body: { ids: [id] } }),
    '/notification/markAllRead': ({ notificationId: newestId }) => ({ body: { newestId } }),
    '/quotation/selectQuote': ({ quoteId: id }) => ({ query: { id } }),
    '/quotation/saveSender': ({ voucherId: logo }) => ({ body: { ...senderOf, logo } }),
    '/quotation/saveDraft': ({ quoteId: id }) => ({
      body: { ...quoteOf, id, sailingIds: [unknown.quoteId] },
    }),
    '/quotation/send': ({ quoteId: id }) => ({ body: { id, notify: false } }),
    '/quotation/revise': ({ quoteId: id }) => ({ body: { id } }),
    '/quotation/withdraw': ({ quoteId: id }) => ({ body: { id } }),
    '/quotation/renewLink': ({ quoteId: id }) => ({ body: { id } }),
  };

  /** Colleagues share the quotations of their company. */
  const isShared = (path: string) => path.startsWith('/quotation/') && path !== '/quotation/saveSender';
  const senderOf = { name: '林', contact: '', phone: '', email: '', address: '', terms: '' };
  const quoteOf = {
    ...{ customer: { name: '林', contact: '', email: '' }, payer: 'all', language: 'zh', validTo: null },
    ...{ margin: { kind: 'box', amount: 0 }, remark: '', conditions: '', shipment: {} },
  };

  const watchOf = {
    ...{ conditions: [{ kind: 'newCarrier' }], shipment: {} },
    ...{ delivery: 'list', language: 'zh', zone: 'Asia/Shanghai' },
  };

  const numberWatchOf = {
    ...{ conditions: [{ kind: 'discharged' }], delivery: 'list', language: 'zh', zone: 'Asia/Shanghai' },
  };

  const invoiceOf = {
    ...{ seen: null, headerType: 'personal', kind: 'ordinary', header: '林', taxNumber: '' },
    ...{ address: '', phone: '', bank: '', bankAccount: '', remark: '' },
  };

  /** A certification with another account's picture. */
  const personWith = (id: string) => ({
    ...{ kind: 'personal', realName: '林', idCard: '11010519491231002X', idCardFront: id, idCardBack: id },
    agreed: currentTexts('identity'),
  });

  /** Names of fields that cannot name another account's belongings: values, public things, and secrets of one browser. */
  const plain = new Set(
    `agreed account password loginPortal forceTicket verifyCode callbackUrl bindPhoneUrl state wxcode phone mobileArea type
    email keyword page limit origin destination week month routing sort order boxType seaRouteIds purpose sign timestamp file
    maxFiles numbers durationMonths memberCount status createdFrom createdTo remark key newPassword rows expected renew
    proof oldPassword nickname sex birthday snsType alsoThis
    against kind values realName idCard companyName
    creditCode registerCode companyCode adminAccount authenticationWay bankName bankAccount city address contactName
    contactEmail contactPhone department position contactIdCard intendedRouteIds amount code
    seen headerType header taxNumber bank boxes ready goods incoterm terms currency`.split(/\s+/),
  );
  /**
   * Any caller may request a sailing; the subscription decides who may open it (TRUST 4). Staff login calls carry
   * secrets that only their sender received. Encyclopedia entries of ports, carriers, vessels, laws and goods have no
   * owner, nor do articles; a collection names them and always belongs to the caller.
   */
  const open = new Set([
    '/freight/sailDetail',
    // A port, a direction, a box type and a day: published tariffs have no owner.
    '/demurrageTariff/selectTariffs',
    '/sailingHistory/selectChanges',
    '/planner/selectPlan',
    '/calendarFeed/makeFeed',
    '/watch/add',
    '/calendarFeed/selectFile',
    // The requested department only selects among the caller's own people.
    '/companyFramework/selectEmployees',
    '/desk/auth/finishLogin',
    '/desk/auth/openInvitation',
    '/desk/auth/acceptInvitation',
    // The link is the secret of its recipient, and works only for an account with their phone or email.
    '/companyInvitation/open',
    '/companyInvitation/answer',
    // As is the link of a quotation, for the customer who received it.
    '/quotation/selectByLink',
    '/quotation/open',
    '/quotation/countView',
    '/quotation/answer',
    '/harbour/selectPage',
    '/harbour/detail',
    '/harbour/selectCalls',
    '/harbour/distance',
    '/shippingCompany/selectPage',
    '/shippingCompany/detail',
    '/shippingCompany/selectDepartures',
    '/ship/selectPage',
    '/ship/detail',
    '/regulation/selectPage',
    '/regulation/detail',
    '/regulation/selectArticles',
    '/hsCode/selectPage',
    '/hsCode/detail',
    '/cargoTracking/guess',
    '/cargoTracking/selectSample',
    '/shipLocation/selectPosition',
    '/insurance/selectInsurer',
    '/insurance/estimate',
    '/insurance/submit',
    // An anonymous id belongs to its holder; campaigns and the float are public, and the former shop is closed.
    '/push/neededPages',
    '/push/query',
    '/push/report',
    '/push/followFloatPages',
    // The endpoint is the browser's, and the subscription the session's.
    '/webPush/subscribe',
    '/wechatDialog/wechatMp',
    '/api/users/register',
    '/api/users/findUserName',
    '/api/user/collect/deleteCollect',
    '/city/choose',
    '/news/detail',
    '/fuelPrice/selectHistory',
    '/bizCollection/selectNewsByIds',
    '/bizCollection/addOrUpdateCollection',
    '/bizCollection/deleteCollection',
    // The login service is always that of the caller's company; a visitor brings an email or the state of a login.
    '/companyLogin/saveProvider',
    '/companyLogin/switchProvider',
    '/companyLogin/start',
    '/desk/auth/startCompanyLogin',
    // Routes are public; the follower is always the caller.
    '/attention/addOrUpdateAttention',
    '/subscribeStatistics/selectRecentConcernsList',
    '/subscribeStatistics/selectStatisticsAvg',
    '/subscribeStatistics/selectStatisticsDetailCountList',
    '/subscribeStatistics/selectStatisticsSum',
    '/dataChart/selectMarket',
  ]);

  const seenOf = ({ status, code, msg, data }: TestAnswer) => ({ status, code, msg, data });

  function fieldsOf(schema: Call['query']): string[] {
    const parts = schema && 'options' in schema ? (schema.options as object[]) : [schema ?? {}];
    return parts.flatMap((part) => ('entries' in part ? Object.keys(part.entries as object) : []));
  }

  /** Filters of a list take values that the contract names, and days. */
  function filtersOf(call: Call | ListCall): readonly string[] {
    if (!('listing' in call)) return [];
    return Object.entries(call.listing.filters).flatMap(([name, filter]) => namesOf(name, filter));
  }

  it.each(calls.map((call) => [nameOf(call), call] as const))(
    'TRUST 1: %s has no field that could name something and is not tried here',
    (_, call) => {
      const filters = filtersOf(call);
      const names = [...fieldsOf(call.query), ...fieldsOf(call.body)].filter(
        (name) => !plain.has(name) && !filters.includes(name),
      );
      if (!open.has(call.path) && names.length > 0) expect(Object.keys(naming)).toContain(call.path);
    },
  );

  const tries = calls
    .filter(({ path }) => path in naming)
    .flatMap((call) =>
      (['P', 'C', 'X'] as const).flatMap((owner) =>
        members
          .filter((who) => who !== owner && !(who === 'S' && owner === 'C' && isShared(call.path)))
          .map((who) => [nameOf(call), owner, who, call] as const),
      ),
    );
  it.each(tries)("TRUST 1: %s with %s's is to %s as one that never was", async (_, owner, who, call) => {
    const own = who === 'S' ? unknown : belongings[who];
    const give = naming[call.path] ?? (() => ({}));
    const before = await stateOf(server.db);
    const ask = async (of: Belongings) => {
      const answers = [];
      for (const input of [give(of, own)].flat()) answers.push(seenOf(await send(clients[who], call, input)));
      return answers;
    };
    const theirs = await ask(belongings[owner]);
    expect(theirs).toEqual(await ask(unknown));
    expect(theirs.map(({ code }) => code)).not.toContain(codes.ok);
    expect(await stateOf(server.db)).toEqual(before);
  });

  it('TRUST 1: the owner can read each item, so the tries above use items that exist', async () => {
    for (const who of ['P', 'C', 'X'] as const) {
      const { orderNo, voucherId: id, handOverId } = belongings[who];
      const { gateway } = clients[who];
      expect(await gateway.send(order.queryByOrderNo, { query: { orderNo } })).toMatchObject({ orderNo });
      expect(await gateway.send(upload.selectFile, { query: { id } })).toMatchObject({ id });
      const handOver = await gateway.send(upload.selectHandOver, { query: { id: handOverId } });
      expect(handOver).toMatchObject({ id: handOverId });
    }
    for (const who of ['C', 'X'] as const) {
      const { departmentId, employeeId, seatId } = belongings[who];
      const { gateway } = clients[who];
      const { seats } = await gateway.send(seat.selectAll, {});
      expect(seats.map(({ id }) => id)).toEqual([seatId]);
      const query = { departmentId };
      const { rows } = await gateway.send(companyFramework.selectEmployees, { query });
      // The other one is the person who uses the seat.
      expect(rows).toHaveLength(2);
      expect(rows.map(({ id }) => id)).toContain(employeeId);
      const other = clients[who === 'C' ? 'X' : 'C'].gateway;
      expect((await other.send(companyFramework.selectEmployees, { query })).rows).toEqual([]);
    }
  });
});

describe('TRUST 2: a sub-account that wants more', () => {
  const more = {
    memberStatus: 2,
    accountType: 1,
    resourceIds: [unknown.voucherId],
    tenantId: unknown.voucherId,
    companyId: unknown.voucherId,
  };
  /** The query that a write must have before its body is validated. */
  const queryOf: Readonly<Record<string, object>> = {
    '/system/user/unBindPcWxOpenId': { verifyCode: '123456' },
  };
  const writes = calls.filter((call) => isWrite(call) && call.bodyAs !== 'multipart');

  it.each(writes.map((call) => [nameOf(call), call] as const))(
    'TRUST 2: %s takes no field that would grant rights, and no other company',
    async (_, call) => {
      const before = await stateOf(server.db);
      for (const [name, value] of Object.entries(more)) {
        const body = JSON.stringify({ [name]: value });
        const answer = await send(clients.S, call, { body, query: queryOf[call.path] });
        if (answer.status === 403) continue;
        expect(answer.status).toBe(400);
        const { fields } = answer.data as unknown as { fields: { field: string; rule: string }[] };
        const unknownFields = fields.filter(({ rule }) => rule === 'unknownField');
        expect(unknownFields.map(({ field }) => field)).toContain(`body.${name}`);
      }
      expect(await stateOf(server.db)).toEqual(before);
    },
  );
});

describe('TRUST 4: rights that were taken away', () => {
  const in4Days = () => new Date(server.clock.now().getTime() + 4 * 86_400_000);

  it('TRUST 4: a route that is taken out of a subscription is closed at the next request', async () => {
    const by = await buyer(server, 1);
    const [lane = ''] = lanes;
    const id = await addSailing(server.db, lane, in4Days());
    const body = { seaRouteIds: lanes.slice(0, 3) };
    await by.client.gateway.send(subscribe.startTrial, { body });
    const detail = () => by.client.raw(freight.sailDetail, { query: { id } });
    expect((await detail()).code).not.toBe(codes.subscriptionRequired);
    await server.db
      .deleteFrom('subscriptionRoute')
      .where('tenantId', '=', by.tenantId)
      .where('seaRouteId', '=', lane)
      .execute();
    expect((await detail()).code).toBe(codes.subscriptionRequired);
  });

  it('TRUST 4: an employee who is removed is refused at the next request', async () => {
    const sub = server.client();
    const { accountId } = await logIn(server, sub, { accountType: 2 });
    expect((await sub.raw(user.profile)).code).toBe(codes.ok);
    const disabledAt = server.clock.now();
    await server.db.updateTable('account').set({ disabledAt }).where('id', '=', accountId).execute();
    expect(await sub.raw(user.profile)).toMatchObject({ status: 401, code: codes.sessionRevoked });
  });

  it('TRUST 4: an admin who becomes a sub-account may not buy at the next request', async () => {
    const by = await buyer(server, 1);
    const body = { seaRouteIds: lanes.slice(0, 1), durationMonths: 1 } as const;
    await server.db.updateTable('account').set({ accountType: 2 }).where('id', '=', by.accountId).execute();
    expect((await by.client.raw(order.create, { body })).status).toBe(403);
  });
});
