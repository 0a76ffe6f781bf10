import { auth } from '@fairway/gateway/contract/auth';
import {
  type CertificationChanges,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { notification } from '@fairway/gateway/contract/notification';
import { deskHome } from '@fairway/gateway/contract/transferReview';
import { afterAll, describe, expect, it } from 'vitest';
import { givePassword } from '../../testing/accounts.ts';
import {
  type CompanyBody,
  certifyCode,
  companyBody,
  newIdCard,
  passCertification,
  personalBody,
  seenCertification,
  waitingId,
} from '../../testing/certifications.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { startTestServer } from '../../testing/server.ts';
import { logIn } from '../../testing/session.ts';
import { atDesk } from '../../testing/staff.ts';

const server = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '100' } });
const strict = await startTestServer({ env: { FAIRWAY_DESK_TWO_REVIEWERS: 'companies' } });
afterAll(async () => {
  await server.stop();
  await strict.stop();
});

let people = 0;
/** A person with a unique name and an open certification. */
async function waitingPerson(more: { idCard?: string } = {}) {
  people += 1;
  const client = server.client();
  const member = await logIn(server, client);
  const realName = `林${String(people).padStart(3, '0')}`;
  const body = await personalBody(client, { realName, ...more });
  await client.gateway.send(company.submit, { body });
  const desk = await atDesk(server, ['reviewer'], '陆行简');
  return { client, ...member, body, desk, id: await waitingId(desk, 'personal', realName) };
}

async function waitingCompany(more: Partial<CompanyBody> = {}, at = server) {
  const client = at.client();
  const member = await logIn(at, client);
  const body = await companyBody(at, client, more);
  await client.gateway.send(company.submit, { body });
  const desk = await atDesk(at, ['reviewer'], '陆行简');
  return { client, ...member, body, desk, id: await waitingId(desk, 'company', body.companyName) };
}

const changesOf = (answer: TestAnswer) =>
  (answer.data as CertificationChanges).changes.map(({ what, by }) => [what, by]);

describe('a person', () => {
  it('is in the queue, and is shown with papers and checks; the number needs a separate request', async () => {
    const { desk, id, body } = await waitingPerson();
    const reviewCase = await desk.client.gateway.send(certificationReview.selectCase, { query: { id } });
    expect(reviewCase).toMatchObject({ kind: 'personal', name: body.realName, status: 1, revision: 1 });
    expect(reviewCase.papers.map(({ field }) => field)).toEqual(['idCardFront', 'idCardBack']);
    expect((await fetch(`${server.url}${reviewCase.papers[0]?.url}`)).status).toBe(200);
    expect(JSON.stringify(reviewCase)).not.toContain(body.idCard);
    expect(reviewCase.checks.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['idNumber', 'fits'],
      ['age', 'fits'],
      ['idUsed', 'fits'],
      ['nameUsed', 'fits'],
    ]);
    for (const _ of [1, 2]) {
      const number = await desk.client.gateway.send(certificationReview.selectIdNumber, { query: { id } });
      expect(number.idCard).toBe(body.idCard);
    }
    const entries = await server.db
      .selectFrom('auditEntry')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'certificationOpened',
      'idNumberShown',
      'idNumberShown',
    ]);
    const { queues } = await desk.client.gateway.send(deskHome.selectQueues, {});
    expect(queues.map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['companyCertifications', 'personalCertifications']),
    );
  });

  it('an applicant who passes may order at once, under their name', async () => {
    const { client, desk, id, body } = await waitingPerson();
    expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
    expect(await client.gateway.send(company.selectCompanyAuditInfo, {})).toMatchObject({
      personalAuditStatus: 2,
      personalRealName: body.realName,
    });
    expect((await client.raw(company.submit, { body })).code).toBe(codes.auditApproved);
    const { rows } = await client.gateway.send(notification.selectPage, { query: {} });
    expect(rows.map(({ reason, link }) => [reason, link])).toEqual([
      [{ kind: 'certification', subject: 'personal', step: 'passed' }, '/authenticationManage'],
    ]);
    const number = await desk.client.raw(certificationReview.selectIdNumber, { query: { id } });
    expect(number.code).toBe(codes.numberNotShown);
  });

  it('an applicant whose case is returned reads why at each field, in their language, and submits again', async () => {
    const { client, desk, id, body } = await waitingPerson();
    const seen = await seenCertification(desk, id);
    const fields = [
      { field: 'idCardFront' as const, reasons: ['unreadable' as const, 'cropped' as const] },
      { field: 'realName' as const, reasons: ['nameDiffers' as const] },
    ];
    await desk.client.gateway.send(certificationReview.sendBack, { body: { id, fields, seen } });
    client.language = 'en';
    const { personal } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(personal).toMatchObject({ auditStatus: 3 });
    expect(personal?.refusedFields).toEqual([
      {
        field: 'idCardFront',
        reason: expect.stringMatching(/cannot be read.*All four corners/),
      },
      { field: 'realName', reason: expect.stringMatching(/not the name/) },
    ]);
    const { idCard: _, ...again } = body;
    await client.gateway.send(company.update, { body: again });
    expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
  });

  it('with a number that is already certified stops, unless the reviewer gives a reason', async () => {
    const idCard = newIdCard();
    const first = await waitingPerson({ idCard });
    await passCertification(first.desk, first.id);
    const second = await waitingPerson({ idCard });
    expect((await passCertification(second.desk, second.id)).code).toBe(codes.checkStands);
    const done = await passCertification(second.desk, second.id, '本人更换了手机号，已电话核实');
    expect(done.data).toEqual({ state: 'passed' });
  });

  it.each([
    [{ fields: [{ field: 'idCard', reasons: ['letterUnsigned'] }] }, ['body.fields']],
    [{ fields: [] }, ['body.noteZh', 'body.noteEn']],
    [{ fields: [], noteZh: '请补充' }, ['body.noteEn']],
  ] as const)('a return says something that fits, in both languages: %o', async (decision, fieldNames) => {
    const { desk, id } = await waitingPerson();
    const seen = await seenCertification(desk, id);
    const answer = await desk.client.raw(certificationReview.sendBack, {
      body: { id, seen, ...(decision as unknown as { fields: [] }) },
    });
    const named = (answer.data as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(named).toEqual(fieldNames);
  });
});

describe('a case that changed during the review', () => {
  it('is refused with the name of who changed it, and nothing is done', async () => {
    const { desk, id } = await waitingPerson();
    const quick = await atDesk(server, ['reviewer'], '方知微');
    const seen = await seenCertification(desk, id);
    await passCertification(quick, id);
    const late = await desk.client.raw(certificationReview.pass, { body: { id, seen } });
    expect(late.code).toBe(codes.certificationChanged);
    expect(changesOf(late)).toEqual([['passed', '方知微']]);
  });

  it('reports withdrawn and submitted again separately', async () => {
    const { client, desk, id, body } = await waitingPerson();
    const seen = await seenCertification(desk, id);
    await client.gateway.send(company.withdraw, { body: { kind: 'personal' } });
    const withdrawnAnswer = await desk.client.raw(certificationReview.pass, { body: { id, seen } });
    expect(changesOf(withdrawnAnswer)).toEqual([['withdrawn', null]]);
    await client.gateway.send(company.update, { body });
    const other = await desk.client.raw(certificationReview.pass, { body: { id, seen } });
    expect(changesOf(other)).toEqual([['submittedAgain', null]]);
  });

  it('of twenty decisions at once one is made', async () => {
    const { id } = await waitingPerson();
    const desks = await Promise.all(Array.from({ length: 20 }, () => atDesk(server, ['reviewer'])));
    const [first] = desks;
    if (!first) throw new Error('nobody at the desk');
    const seen = await seenCertification(first, id);
    const fields = [{ field: 'idCard' as const, reasons: ['numberDiffers' as const] }];
    const answers = await Promise.all(
      desks.map(({ client }, i) =>
        i % 2 === 0
          ? client.raw(certificationReview.pass, { body: { id, seen } })
          : client.raw(certificationReview.sendBack, { body: { id, seen, fields } }),
      ),
    );
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.certificationChanged)).toHaveLength(19);
  });
});

describe('a company', () => {
  it('that passes has an account: its applicant switches to it, and its admin logs in', async () => {
    const { client, desk, id, body } = await waitingCompany();
    expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
    expect(await client.gateway.send(company.selectCompanyAuditInfo, {})).toMatchObject({
      accountType: 3,
      auditStatus: 2,
    });
    const switched = await client.gateway.send(auth.silentLogin, { body: { loginPortal: 2 } });
    client.token = switched.token;
    expect(await client.gateway.send(company.selectCompanyAuditInfo, {})).toMatchObject({
      ...{ accountType: 1, auditStatus: 2, source: 1, companyName: body.companyName },
    });
    const { company: submitted } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(submitted).toMatchObject({ auditStatus: 2, companyName: body.companyName });
    const admin = server.client();
    const login = await givePassword(admin, body.adminAccount, 'Yangshan2026', { loginPortal: 2 });
    expect([codes.ok, codes.otherDeviceOnline]).toContain(login.code);

    const contactEmail = 'new.contact@example.com';
    const contact = {
      ...{ city: '浙江省 宁波市', address: '明州路 1 号', contactName: '王', contactEmail },
      ...{
        department: '市场部',
        position: '主管',
        verifyCode: await certifyCode(server, client, contactEmail),
        seen: 1,
      },
    };
    await client.gateway.send(company.updateContactInfo, { body: contact });
    const after = await client.gateway.send(company.selectSubmitInfo, {});
    expect(after.company).toMatchObject({
      contactEmail,
      city: '浙江省 宁波市',
      companyName: body.companyName,
    });
  });

  it('that proves itself by transfer passes once the amount was typed back', async () => {
    const bank = { authenticationWay: 1 as const, bankName: '示例银行', bankAccount: '6222000011112222' };
    const { client, desk, id } = await waitingCompany(bank);
    const finance = await atDesk(server, ['finance'], '苏静澜');
    const { rows } = await finance.client.gateway.send(certificationReview.selectRemittances, {});
    const row = rows.find((each) => each.id === id);
    expect(row?.amount.amount).toBeGreaterThan(0);
    expect(row?.amount.amount).toBeLessThan(100);
    expect((await passCertification(desk, id)).code).toBe(codes.remittanceOpen);
    await finance.client.gateway.send(certificationReview.markSent, { body: { id } });
    const again = await finance.client.raw(certificationReview.markSent, { body: { id } });
    expect(again.code).toBe(codes.certificationChanged);
    const type = (amount: number) =>
      client.raw(company.update, { body: { kind: 'remittance', amount: { amount, currency: 'CNY' } } });
    const right = row?.amount.amount ?? 0;
    expect((await type(right + 1)).code).toBe(codes.remittanceWrong);
    expect((await type(right)).data).toMatchObject({ auditStatus: 1 });
    expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
  });

  it('comes back after three wrong amounts', async () => {
    const bank = { authenticationWay: 1 as const, bankName: '示例银行', bankAccount: '6222000011112222' };
    const { client, id } = await waitingCompany(bank);
    const finance = await atDesk(server, ['finance']);
    await finance.client.gateway.send(certificationReview.markSent, { body: { id } });
    const answerCodes: number[] = [];
    for (const _ of [1, 2, 3]) {
      const body = { kind: 'remittance', amount: { amount: 100, currency: 'CNY' } } as const;
      answerCodes.push((await client.raw(company.update, { body })).code);
    }
    expect(answerCodes).toEqual([codes.remittanceWrong, codes.remittanceWrong, codes.remittanceOver]);
    const { company: submitted } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(submitted).toMatchObject({ auditStatus: 3, refusedFields: [{ field: 'bankAccount' }] });
  });

  it('needs two people if the setting requires it, and one person cannot be both', async () => {
    const { desk, id } = await waitingCompany({}, strict);
    const other = await atDesk(strict, ['reviewer'], '方知微');
    expect((await passCertification(desk, id)).data).toEqual({ state: 'firstPassed' });
    expect((await passCertification(desk, id)).code).toBe(codes.secondPersonNeeded);
    expect((await passCertification(other, id)).data).toEqual({ state: 'passed' });
  });
});

describe('assignment to a reviewer', () => {
  const take = (
    desk: { client: TestClient },
    id: string,
    staffId: string | null,
    assignedId: string | null,
  ) =>
    desk.client.raw(certificationReview.assign, {
      body: { id, staffId, seen: { revision: 1, assignedId } },
    });
  const page = async (desk: { client: TestClient }, query: object) =>
    (await desk.client.gateway.send(certificationReview.selectPage, { query })).rows.map(({ id }) => id);

  it.each([
    ['a person', waitingPerson, 'personal'],
    ['a company', waitingCompany, 'company'],
  ] as const)('%s is taken, handed over and left, and each stands in the log', async (_, waiting, kind) => {
    const { desk, id } = await waiting();
    const other = await atDesk(server, ['reviewer'], '方知微');
    expect((await take(desk, id, desk.staffId, null)).data).toEqual({
      assignedTo: { id: desk.staffId, name: '陆行简', own: true },
    });
    expect(await page(desk, { kind, assigned: 'me' })).toEqual([id]);
    expect(await page(other, { kind, assigned: 'me' })).toEqual([]);
    expect(await page(other, { kind, assigned: 'nobody', limit: 50 })).not.toContain(id);
    expect((await take(desk, id, other.staffId, desk.staffId)).data).toMatchObject({
      assignedTo: { name: '方知微', own: false },
    });
    expect(await page(other, { kind, assigned: 'me' })).toEqual([id]);
    expect((await take(other, id, null, other.staffId)).data).toEqual({ assignedTo: null });
    expect(await page(other, { kind, assigned: 'nobody', limit: 50 })).toContain(id);
    const entries = await server.db
      .selectFrom('auditEntry')
      .select(['before', 'after'])
      .where('subjectId', '=', id)
      .where('action', '=', 'certificationAssigned')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { before: { to: null }, after: { to: '陆行简' } },
      { before: { to: '陆行简' }, after: { to: '方知微' } },
      { before: { to: '方知微' }, after: { to: null } },
    ]);
    const { trail } = await desk.client.gateway.send(certificationReview.selectCase, { query: { id } });
    expect(trail.filter(({ what }) => what === 'certificationAssigned').map(({ reason }) => reason)).toEqual([
      null,
      '方知微',
      '陆行简',
    ]);
  });

  it('of two reviewers who take it at once one has it, and the other gets the name of the first', async () => {
    const { desk, id } = await waitingPerson();
    const other = await atDesk(server, ['reviewer'], '方知微');
    const answers = await Promise.all([
      take(desk, id, desk.staffId, null),
      take(other, id, other.staffId, null),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([codes.ok, codes.certificationChanged]);
    const [winner] = answers[0]?.code === codes.ok ? ['陆行简'] : ['方知微'];
    const lost = answers.find(({ code }) => code !== codes.ok) ?? expect.fail();
    expect(changesOf(lost)).toEqual([['assigned', winner]]);
  });

  it('is refused to staff who may not review, and after it is decided or withdrawn', async () => {
    const { desk, id, client } = await waitingPerson();
    const finance = await atDesk(server, ['finance']);
    expect((await take(desk, id, finance.staffId, null)).code).toBe(codes.notFound);
    await client.gateway.send(company.withdraw, { body: { kind: 'personal' } });
    expect(changesOf(await take(desk, id, desk.staffId, null))).toEqual([['withdrawn', null]]);
  });
});

it('of two admins who change the contact of a company at once, the second gets the name of the first and keeps the code', async () => {
  const { desk, id, body } = await waitingCompany();
  expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
  const admin = server.client();
  const more = { loginPortal: 2 } as const;
  expect((await givePassword(admin, body.adminAccount, body.password, more)).code).toBe(codes.ok);
  const contactEmail = 'both@example.com';
  const change = (verifyCode: string, seen: number, contactName: string) =>
    admin.raw(company.updateContactInfo, {
      body: {
        ...{ city: body.city, address: body.address, department: '操作部', position: '经理' },
        ...{ contactName, contactEmail, verifyCode, seen },
      },
    });
  const seenBy = async () =>
    (await admin.gateway.send(company.selectSubmitInfo, {})).company ?? expect.fail('no company');
  expect(await seenBy()).toMatchObject({ contactVersion: 1 });
  const first = await change(await certifyCode(server, admin, contactEmail), 1, '林一帆');
  expect(first.code).toBe(codes.ok);
  server.clock.advance(61);
  const code = await certifyCode(server, admin, contactEmail);
  const late = await change(code, 1, '何小满');
  expect([late.code, late.data]).toEqual([
    codes.companyChanged,
    { by: expect.any(String), at: expect.stringMatching(/Z$/) },
  ]);
  expect(await seenBy()).toMatchObject({ contactVersion: 2, contactName: '林一帆' });
  expect((await change(code, 2, '何小满')).code).toBe(codes.ok);
});
