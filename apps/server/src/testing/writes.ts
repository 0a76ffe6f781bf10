import { attention } from '@fairway/gateway/contract/attention';
import { auth } from '@fairway/gateway/contract/auth';
import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import type { BodyOf, Call, QueryOf } from '@fairway/gateway/contract/call';
import { cargoTracking } from '@fairway/gateway/contract/cargoTracking';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { cities } from '@fairway/gateway/contract/city';
import { company as certification } from '@fairway/gateway/contract/company';
import { companyFramework } from '@fairway/gateway/contract/companyFramework';
import { consent } from '@fairway/gateway/contract/consent';
import { headers } from '@fairway/gateway/contract/envelope';
import { insurance } from '@fairway/gateway/contract/insurance';
import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import { invoice } from '@fairway/gateway/contract/invoice';
import { invoiceDesk } from '@fairway/gateway/contract/invoiceDesk';
import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { notification } from '@fairway/gateway/contract/notification';
import { order, walletCalls, walletWays } from '@fairway/gateway/contract/order';
import { pageDesk } from '@fairway/gateway/contract/pageDesk';
import { people } from '@fairway/gateway/contract/people';
import { personalData } from '@fairway/gateway/contract/personalData';
import { push } from '@fairway/gateway/contract/push';
import { seaRouteDesk } from '@fairway/gateway/contract/seaRouteDesk';
import { seat } from '@fairway/gateway/contract/seat';
import { security } from '@fairway/gateway/contract/security';
import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { surchargeDesk } from '@fairway/gateway/contract/surchargeDesk';
import { transferReview } from '@fairway/gateway/contract/transferReview';
import { upload } from '@fairway/gateway/contract/upload';
import { user } from '@fairway/gateway/contract/user';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { webPush } from '@fairway/gateway/contract/webPush';
import { currentTexts } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import { sampleIntention } from '../areas/insurance/fixtures.ts';
import { addNotification } from '../areas/notification/fixtures.ts';
import { browserSubscription } from '../areas/webPush/fixtures.ts';
import { hashPassword } from '../services/passwords/passwords.ts';
import { addAccount, codeFor } from './accounts.ts';
import { personalBody, seenCertification, waitingId } from './certifications.ts';
import type { RawOptions, TestClient } from './client.ts';
import { askFor, header, paidOrder } from './invoices.ts';
import { type Buyer, buyer, ordered } from './orders.ts';
import { jpeg } from './pictures.ts';
import { addSeats } from './seats.ts';
import type { TestServer } from './server.ts';
import { logIn } from './session.ts';
import { addStaff, atDesk, type TestStaff } from './staff.ts';
import { seenBy } from './transfers.ts';
import { formWith, uploaded, uploadTokenFor } from './uploads.ts';

let names = 0;
/** Chinese characters that make a name one of its kind. */
function chinese(): string {
  names += 1;
  return String(names).replace(/\d/g, (digit) => '零一二三四五六七八九'.charAt(Number(digit)));
}

/** A write that succeeds: its call, its sender and its request. */
export interface PreparedWrite {
  readonly call: Call;
  prepare(): Promise<{ readonly client: TestClient; readonly options: RawOptions<Call> }>;
}

/** One write that succeeds for each call that has an entry; each has an owner whom no other one touches. */
export function preparedWrites(server: TestServer, lanes: readonly string[]): readonly PreparedWrite[] {
  const person = () => buyer(server, 3);
  const writes: PreparedWrite[] = [];
  /** In two steps, so that the body is checked by the call that is known by then. */
  const add =
    <C extends Call>(call: C) =>
    <By extends { readonly client: TestClient }>(
      by: () => Promise<By>,
      bodyFor: (sender: By) => Promise<BodyOf<C>> | BodyOf<C>,
    ): void => {
      writes.push({
        call,
        async prepare() {
          const sender = await by();
          return { client: sender.client, options: { body: (await bodyFor(sender)) as never } };
        },
      });
    };

  add(attention.addOrUpdateAttention)(person, () => ({
    origin: 'CNSHA',
    destination: 'USLAX',
    followed: true,
  }));
  add(bizCollection.addOrUpdateCollection)(person, () => ({ newsId: uuidv7(), collected: false }));
  add(bizCollection.deleteCollection)(person, () => ({ newsIds: [uuidv7()] }));
  add(cities.choose)(person, () => ({ code: null }));
  add(consent.agree)(person, () => ({ agreed: currentTexts('agreement', 'privacy') }));
  add(subscribe.startTrial)(person, () => ({ seaRouteIds: lanes.slice(0, 1) }));
  add(push.report)(person, () => ({ id: uuidv7(), uuid: uuidv7(), outcome: 'shown' }));
  const notified = (by: Buyer) => addNotification(server.db, by, server.clock.now());
  add(notification.markRead)(person, async (by) => ({ ids: [await notified(by)] }));
  add(notification.markAllRead)(person, async (by) => ({ newestId: await notified(by) }));
  add(webPush.subscribe)(person, () => browserSubscription());
  add(webPush.unsubscribe)(person, () => ({}));
  add(user.updateProfile)(person, () => ({ nickname: 'Lin' }));
  add(security.endOtherSessions)(person, () => ({ alsoThis: false }));

  const watched = async ({ client }: Buyer) => {
    const body = { numbers: [{ number: 'CSNU6218474' }] };
    const { outcomes } = await client.gateway.send(cargoTracking.add, { body });
    return outcomes[0]?.id ?? '';
  };
  add(cargoTracking.add)(person, () => ({ numbers: [{ number: 'CSNU6218474' }] }));
  add(cargoTracking.refresh)(person, async (by) => ({ ids: [await watched(by)] }));
  add(cargoTracking.remove)(person, async (by) => ({ ids: [await watched(by)] }));
  add(cargoTracking.setNotify)(person, async (by) => ({ id: await watched(by), notify: false }));

  const orderOf = async (by: Buyer) => ({ orderNo: (await ordered(by, lanes)).orderNo });
  add(order.create)(person, () => ({ seaRouteIds: lanes.slice(0, 1), durationMonths: 1 }));
  add(order.extend)(person, orderOf);
  add(order.cancel)(person, orderOf);
  add(order.offLinePay)(person, async (by) => {
    const { id } = await uploaded(by.client, await jpeg(), 'transferVoucher');
    return { ...(await orderOf(by)), voucherIds: [id] };
  });
  for (const way of walletWays) add(walletCalls[way])(person, orderOf);

  const intention = async ({ client }: Pick<Buyer, 'client'>) =>
    (await client.gateway.send(insurance.submit, { body: sampleIntention() })).intentionNo;
  add(insurance.submit)(person, () => sampleIntention());
  add(insurance.withdraw)(person, async (by) => ({ intentionNo: await intention(by) }));

  add(upload.startHandOver)(person, () => ({ purpose: 'avatar', maxFiles: 1 }));
  add(upload.endHandOver)(person, async ({ client }) => {
    const body = { purpose: 'avatar', maxFiles: 1 } as const;
    return { id: (await client.gateway.send(upload.startHandOver, { body })).id };
  });
  writes.push({
    call: upload.upload,
    async prepare() {
      const { client } = await person();
      const token = await uploadTokenFor(client, 'avatar');
      return { client, options: { body: formWith(await jpeg()), headers: { [headers.uploadToken]: token } } };
    },
  });

  const applicant = async () => {
    const sender = { client: server.client() };
    return { ...sender, ...(await logIn(server, sender.client)) };
  };
  const waiting = async () => {
    const { client } = await applicant();
    const body = { ...(await personalBody(client)), realName: `林一帆${chinese()}` };
    await client.gateway.send(certification.submit, { body });
    return { client, realName: body.realName };
  };
  add(certification.saveDraft)(applicant, () => ({ kind: 'personal', values: {} }));
  add(certification.submit)(applicant, ({ client }) => personalBody(client));
  add(certification.update)(waiting, async ({ client }) => {
    await client.gateway.send(certification.withdraw, { body: { kind: 'personal' } });
    return personalBody(client);
  });
  add(certification.withdraw)(waiting, () => ({ kind: 'personal' }));
  add(consent.withdraw)(waiting, async ({ client }) => {
    const { rows } = await client.gateway.send(consent.selectMine, {});
    return { id: rows.find(({ kind }) => kind === 'identity')?.id ?? '' };
  });
  const review = async (by: TestStaff) => {
    const id = await waitingId(by, 'personal', (await waiting()).realName);
    return { id, seen: await seenCertification(by, id) };
  };
  const judge = () => atDesk(server, ['reviewer']);
  add(certificationReview.pass)(judge, review);
  add(certificationReview.assign)(judge, async (by) => {
    const { id, seen } = await review(by);
    return { id, staffId: by.staffId, seen: { revision: seen.revision, assignedId: null } };
  });
  add(certificationReview.sendBack)(judge, async (by) => ({
    ...(await review(by)),
    ...{ fields: [], noteZh: '照片不清楚。', noteEn: 'The picture is not clear.' },
  }));

  const finance = () => atDesk(server, ['finance']);
  const transferred = async (by: TestStaff) => {
    const payer = await person();
    const made = await ordered(payer, lanes);
    const { id } = await uploaded(payer.client, await jpeg(), 'transferVoucher');
    const body = { orderNo: made.orderNo, voucherIds: [id] };
    await payer.client.gateway.send(order.offLinePay, { body });
    return { made, seen: await seenBy(by, made.orderNo) };
  };
  add(transferReview.confirm)(finance, async (by) => {
    const { made, seen } = await transferred(by);
    return { orderNo: made.orderNo, received: made.amount.amount, seen };
  });
  add(transferReview.sendBack)(finance, async (by) => {
    const { made, seen } = await transferred(by);
    return { orderNo: made.orderNo, reasons: ['unreadable'], noteZh: '', noteEn: '', seen };
  });

  /** Adds an account that can be reached by an email and, optionally, a phone. */
  const withContact = async (email: string, phone = '') => {
    const owner = await person();
    const { tenantId, accountId } = owner;
    const contacts = [{ kind: 'email' as const, value: email }];
    const phones = phone ? [{ kind: 'phone' as const, value: phone }] : [];
    for (const contact of [...contacts, ...phones]) {
      const createdAt = server.clock.now();
      await server.db
        .insertInto('claim')
        .values({ ...contact, tenantId, accountId, createdAt })
        .execute();
    }
    return { ...owner, email, phone };
  };
  let phones = 0;
  const newPhone = () => {
    phones += 1;
    // Not a phone of `sampleIntention`: an insurer's message to it would be newer than the code.
    return `100${50_000_000 + phones}`;
  };
  const reached = () => {
    return withContact(`${uuidv7()}@example.com`, newPhone());
  };
  type Purpose = QueryOf<typeof verifyCode.sendEmailVerifyCode>['type'];
  const codeTo = async (client: TestClient, email: string, type: Purpose) => {
    await client.gateway.send(verifyCode.sendEmailVerifyCode, { query: { email, type } });
    const [message] = await server.outbox(email);
    return message?.code ?? '';
  };
  const ownCode = async ({ client, email }: Awaited<ReturnType<typeof reached>>, type: Purpose) => {
    await client.gateway.send(verifyCode.sendSelfEmailVerifyCode, { query: { type } });
    const [message] = await server.outbox(email);
    return { verifyCode: message?.code ?? '' };
  };
  const ownProof = async (by: Awaited<ReturnType<typeof reached>>, type: Purpose) => {
    const query = { type, ...(await ownCode(by, type)) };
    return (await by.client.gateway.send(verifyCode.checkSelfEmailVerifyCode, { query })).proof;
  };
  add(security.setUpEmail)(person, async ({ client }) => {
    const email = `${uuidv7()}@example.com`;
    return { email, verifyCode: await codeTo(client, email, 'SET_UP') };
  });
  add(security.changeEmailValidateOldEmail)(reached, (by) => ownCode(by, 'CHANGE_OLD'));
  add(security.changeEmail)(reached, async (by) => {
    const { client } = by;
    const body = await ownCode(by, 'CHANGE_OLD');
    const { proof } = await client.gateway.send(security.changeEmailValidateOldEmail, { body });
    const email = `${uuidv7()}@example.com`;
    return { email, verifyCode: await codeTo(client, email, 'CHANGE'), proof };
  });
  const phoneCode = async (client: TestClient, phone: string, type: Purpose) => {
    await client.gateway.send(verifyCode.sendSmsVerifyCode, { query: { phone, type } });
    const [message] = await server.outbox(phone);
    return message?.code ?? '';
  };
  const ownPhoneCode = async ({ client, phone }: Awaited<ReturnType<typeof reached>>, type: Purpose) => {
    await client.gateway.send(verifyCode.sendSelfSmsVerifyCode, { query: { type } });
    const [message] = await server.outbox(phone);
    return { verifyCode: message?.code ?? '' };
  };
  add(security.setUpPhone)(person, async ({ client }) => {
    const phone = newPhone();
    return { phone, verifyCode: await phoneCode(client, phone, 'SET_UP') };
  });
  add(security.changePhoneValidateOldPhone)(reached, (by) => ownPhoneCode(by, 'CHANGE_OLD'));
  add(security.changePhone)(reached, async (by) => {
    const { client } = by;
    const body = await ownPhoneCode(by, 'CHANGE_OLD');
    const { proof } = await client.gateway.send(security.changePhoneValidateOldPhone, { body });
    const phone = newPhone();
    return { phone, verifyCode: await phoneCode(client, phone, 'CHANGE'), proof };
  });
  add(security.unBindPhone)(reached, (by) => ownPhoneCode(by, 'UNBIND'));
  add(security.unBindEmail)(reached, (by) => ownCode(by, 'UNBIND'));
  add(security.setUpPassword)(reached, async (by) => ({
    password: 'Abc12345',
    proof: await ownProof(by, 'SET_UP'),
  }));
  add(personalData.prepareExport)(reached, async (by) => ({ proof: await ownProof(by, 'EXPORT') }));
  add(personalData.requestClosing)(reached, async (by) => ({ proof: await ownProof(by, 'CLOSE') }));
  const closing = async () => {
    const by = await reached();
    const body = { proof: await ownProof(by, 'CLOSE') };
    await by.client.gateway.send(personalData.requestClosing, { body });
    return by;
  };
  writes.push({
    call: personalData.undoClosing,
    prepare: async () => ({ client: (await closing()).client, options: {} }),
  });
  const stranger = async () => ({ client: server.client() });
  add(security.updatePasswordByEmailByForget)(stranger, async ({ client }) => {
    const { email } = await reached();
    const code = await codeTo(client, email, 'FORGET_PASSWORD');
    return { email, verifyCode: code, password: 'Abc12345', loginPortal: 1 };
  });
  add(security.updatePasswordByPhoneByForget)(stranger, async ({ client }) => {
    const { phone } = await reached();
    const code = await phoneCode(client, phone, 'FORGET_PASSWORD');
    return { phone, verifyCode: code, password: 'Abc12345', loginPortal: 1 };
  });
  add(auth.loginAndRegisterByVerifyCode)(stranger, async ({ client }) => {
    const email = `${uuidv7()}@example.com`;
    return {
      ...{ account: email, verifyCode: await codeFor(server, client, email), loginPortal: 1 },
      agreed: currentTexts('agreement', 'privacy'),
    };
  });
  add(auth.login)(stranger, async () => {
    const email = `${uuidv7()}@example.com`;
    await addAccount(server.db, { email, password: 'Abc12345' });
    return { account: email, password: 'Abc12345', loginPortal: 1 };
  });

  const withInvoice = async (by: Buyer) => {
    const { orderNo } = await paidOrder(by, lanes);
    await askFor(by, { orderNo });
    return orderNo;
  };
  add(invoice.request)(person, async (by) => ({
    ...{ ...header, orderNo: (await paidOrder(by, lanes)).orderNo, seen: null },
    ...{ headerType: 'personal', header: '林一帆', taxNumber: '' },
  }));
  add(invoiceDesk.sendBack)(finance, async () => ({
    orderNo: await withInvoice(await buyer(server, 1)),
    ...{ seen: 1, reasons: ['other'], noteZh: '税号有误。', noteEn: 'The tax number is wrong.' },
  }));
  add(invoice.withdraw)(
    () => buyer(server, 1),
    async (by) => ({ orderNo: await withInvoice(by), seen: 1 }),
  );

  /** The secret of a link that a message to an email carries. */
  const linkTo = async (email: string) => {
    const [message] = await server.outbox(email);
    return /#([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
  };
  add(staffAuth.startLogin)(stranger, async () => {
    const passwordHash = await hashPassword('Abc123456789');
    const { email } = await addStaff(server.db, { roles: ['editor'], passwordHash });
    return { email, password: 'Abc123456789' };
  });
  add(staffAuth.acceptInvitation)(stranger, async () => {
    const { client } = await atDesk(server, ['admin']);
    const email = `${uuidv7()}@example.com`;
    await client.gateway.send(staff.invite, { body: { email, name: 'Wu', roles: ['editor'] } });
    return { link: await linkTo(email), password: 'Harbour-light-9' };
  });

  const company = async () => {
    const admin = await buyer(server, 1);
    const { client, tenantId, accountId } = admin;
    await addSeats(server.db, {
      ...{ tenantId, accountId, seats: 3, lanes: lanes.slice(0, 2), now: server.clock.now() },
    });
    const employee = async (name: string) =>
      client.gateway.send(companyFramework.addEmployee, {
        body: { name, departmentId: null, email: `${uuidv7()}@example.com` },
      });
    const free = await employee('Lin');
    const user = await employee('Chen');
    const used = await client.gateway.send(seat.distributeSeat, {
      body: {
        ...{ username: `Chen${uuidv7().slice(-8)}`, password: 'first123' },
        ...{ resourceIds: lanes.slice(0, 1), employeeId: user.id },
      },
    });
    return { ...admin, free, user, used };
  };
  type Company = Awaited<ReturnType<typeof company>>;
  const department = ({ client }: Company) =>
    client.gateway.send(companyFramework.addDepartment, { body: { name: 'Sales', parentId: null } });
  const freeOne = ({ free: { id, version } }: Company) => ({ id, version });
  const usedSeat = ({ used: { id, version } }: Company) => ({ id, version });

  add(companyFramework.addDepartment)(company, () => ({ name: 'Sales', parentId: null }));
  add(companyFramework.updateDepartment)(company, async (by) => {
    const { id, version } = await department(by);
    return { id, version, name: 'Sea', parentId: null };
  });
  add(companyFramework.deleteDepartment)(company, async (by) => {
    const { id, version } = await department(by);
    return { id, version };
  });
  add(companyFramework.addEmployee)(company, () => ({ name: 'Wu', departmentId: null }));
  add(companyFramework.updateEmployee)(company, (by) => ({ ...freeOne(by), name: 'Wu', departmentId: null }));
  add(companyFramework.moveEmployees)(company, async (by) => ({
    employees: [freeOne(by)],
    departmentId: (await department(by)).id,
  }));
  add(companyFramework.deleteEmployees)(company, (by) => ({ employees: [freeOne(by)] }));
  add(companyFramework.importEmployees)(company, () => ({
    rows: [{ line: 1, name: 'Wu', department: '', phone: '', email: '' }],
    expected: 1,
  }));
  add(companyFramework.invite)(company, (by) => ({ id: by.free.id, by: 'email' }));
  add(companyFramework.withdrawInvitation)(company, async ({ client, free: { id } }) => {
    await client.gateway.send(companyFramework.invite, { body: { id, by: 'email' } });
    return { id };
  });
  add(companyFramework.setAdmin)(company, async ({ client, user }) => {
    const { rows } = await client.gateway.send(companyFramework.selectEmployees, { query: {} });
    const { id, version } = rows.find((row) => row.id === user.id) ?? user;
    return { id, version, admin: true };
  });
  add(seat.distributeSeat)(company, (by) => ({
    ...{ username: `Wu${uuidv7().slice(-8)}`, password: 'first123' },
    ...{ resourceIds: lanes.slice(0, 1), employeeId: by.free.id },
  }));
  add(seat.updateResources)(company, (by) => ({ ...usedSeat(by), add: lanes.slice(1, 2), remove: [] }));
  add(seat.bindEmployee)(company, (by) => ({ ...usedSeat(by), employeeId: by.free.id }));
  add(seat.disable)(company, usedSeat);
  add(seat.enable)(company, async (by) => {
    const { id, version } = await by.client.gateway.send(seat.disable, { body: usedSeat(by) });
    return { id, version };
  });
  add(seat.resetPassword)(company, (by) => ({ ...usedSeat(by), password: 'other123' }));
  add(seat.setExpiry)(company, (by) => ({ ...usedSeat(by), expiresAt: null }));

  const admin = () => atDesk(server, ['admin']);
  const colleague = async (passwordHash: string | null = 'none') =>
    (await addStaff(server.db, { roles: ['editor'], passwordHash })).id;
  add(staff.invite)(admin, () => ({ email: `${uuidv7()}@example.com`, name: 'Wu', roles: ['editor'] }));
  add(staff.setRoles)(admin, async () => ({ id: await colleague(), roles: ['finance'], seen: ['editor'] }));
  add(staff.block)(admin, async () => ({ id: await colleague() }));
  add(staff.unblock)(admin, async (by) => {
    const id = await colleague();
    await by.client.gateway.send(staff.block, { body: { id } });
    return { id };
  });
  add(pageDesk.setAccess)(admin, () => ({ path: '/newsInformation', access: 'open', seen: 'open' }));
  add(staff.reset)(admin, async () => ({ id: await colleague() }));

  const reviewer = () => atDesk(server, ['reviewer']);
  add(people.block)(reviewer, async ({ client }) => {
    const { accountId: id } = await person();
    const { version } = await client.gateway.send(people.selectPerson, { query: { id } });
    return { id, version, reason: 'fraud', words: 'Seen twice.' };
  });
  add(insuranceDesk.note)(reviewer, async () => ({
    intentionNo: await intention(await person()),
    text: 'Called.',
  }));
  const seenIntention = async ({ client }: TestStaff) => {
    const intentionNo = await intention(await person());
    const { seen } = await client.gateway.send(insuranceDesk.selectCase, { query: { intentionNo } });
    return { intentionNo, seen };
  };
  add(insuranceDesk.assign)(reviewer, async (by) => ({ ...(await seenIntention(by)), staffId: by.staffId }));
  add(insuranceDesk.move)(reviewer, async (by) => ({
    ...(await seenIntention(by)),
    to: 'handling' as const,
  }));
  add(people.unblock)(reviewer, async ({ client }) => {
    const { accountId: id } = await person();
    const versionOf = async () => (await client.gateway.send(people.selectPerson, { query: { id } })).version;
    const block = { id, reason: 'fraud', words: 'Seen twice.' } as const;
    await client.gateway.send(people.block, { body: { ...block, version: await versionOf() } });
    return { id, version: await versionOf(), words: 'A mistake.' };
  });
  add(people.find)(reviewer, async () => {
    const email = `${uuidv7()}@example.com`;
    await withContact(email);
    return { contact: email };
  });

  const pricing = () => atDesk(server, ['pricing']);
  add(seaRouteDesk.offer)(pricing, () => ({ origin: 'CNNGB', destination: 'USLAX' }));
  add(seaRouteDesk.withdraw)(pricing, () => ({ id: lanes[3] ?? '' }));
  add(surchargeDesk.correct)(pricing, async () => {
    const charge = { carrierCode: 'COSU', origin: 'CNNGB', destination: '', validFrom: '2026-11-01' };
    names += 1;
    const code = `K${names}`;
    const terms = {
      basis: 'PCT',
      side: 'origin',
      payable: 'prepaid',
      currency: null,
      basisPoints: 350,
    } as const;
    const none = { amountGp20: null, amountGp40: null, amountHq40: null, validTo: null, csvImportId: null };
    await server.db
      .insertInto('surchargeRate')
      .values({ ...charge, code, ...terms, ...none, sample: false, updatedAt: new Date(0) })
      .execute();
    return { key: `COSU CNNGB * ${code} 2026-11-01`, amounts: { before: [350], after: [400] } };
  });

  const editor = () => atDesk(server, ['editor']);
  const article = {
    ...{ id: null, seen: null, step: 'keep', publishAt: null },
    draft: {
      categoryId: 1,
      zh: { title: '洋山等泊降到 1.2 天', brief: '四周来最低。', body: '积压本周清完。' },
      en: { title: '', brief: '', body: '' },
      ...{ original: true, sourceZh: '航道编辑部', sourceEn: '', sourceUrl: null, picture: null },
      ...{ facts: [], ports: ['CNSHA'], lanes: [] },
    },
  } as const;
  add(newsDesk.save)(editor, () => article as never);
  const published = async ({ client }: TestStaff) => {
    const body = { ...article, step: 'publish' as const };
    const { id, revision } = await client.gateway.send(newsDesk.save, { body: body as never });
    return { id, seen: revision };
  };
  add(newsDesk.takeBack)(editor, published);
  add(newsDesk.restore)(editor, async (by) => ({ ...(await published(by)), revision: 1 }));
  writes.push({
    call: newsDesk.uploadPicture,
    prepare: async () => ({ client: (await editor()).client, options: { body: formWith(await jpeg()) } }),
  });
  writes.push({
    call: newsDesk.uploadAttachment,
    prepare: async () => {
      const form = formWith(Buffer.from('port,week\nCNSHA,2026-W48\n'), {
        name: 'rates.csv',
        type: 'text/csv',
      });
      form.append('name', 'rates.csv');
      return { client: (await editor()).client, options: { body: form } };
    },
  });
  add(newsFeeds.read)(editor, async ({ client }) => {
    const { rows } = await client.gateway.send(newsFeeds.selectAll, {});
    return { address: rows[0]?.address ?? '' };
  });
  return writes;
}
