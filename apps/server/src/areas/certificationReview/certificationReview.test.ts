import { auth } from '@fairway/gateway/contract/auth';
import {
  type CertificationChanges,
  certificationReview,
} from '@fairway/gateway/contract/certificationReview';
import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
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
import type { TestAnswer } from '../../testing/client.ts';
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
/** Somebody whose certification waits, under a name of their own. */
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
  it('stands in the queue, and is shown with papers and what was compared; the number only by a look of its own', async () => {
    const { desk, id, body } = await waitingPerson();
    const shown = await desk.client.gateway.send(certificationReview.selectCase, { query: { id } });
    expect(shown).toMatchObject({ kind: 'personal', name: body.realName, status: 1, revision: 1 });
    expect(shown.papers.map(({ field }) => field)).toEqual(['idCardFront', 'idCardBack']);
    expect((await fetch(`${server.url}${shown.papers[0]?.url}`)).status).toBe(200);
    expect(JSON.stringify(shown)).not.toContain(body.idCard);
    expect(shown.checks.map(({ kind, outcome }) => [kind, outcome])).toEqual([
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

  it('who passes may order at once, under their name', async () => {
    const { client, desk, id, body } = await waitingPerson();
    expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
    expect(await client.gateway.send(company.selectCompanyAuditInfo, {})).toMatchObject({
      personalAuditStatus: 2,
      personalRealName: body.realName,
    });
    expect((await client.raw(company.submit, { body })).code).toBe(codes.auditApproved);
    const number = await desk.client.raw(certificationReview.selectIdNumber, { query: { id } });
    expect(number.code).toBe(codes.numberNotShown);
  });

  it('who is returned reads why at each field, in their language, and submits again', async () => {
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

  it('with a number that is certified already stops, unless somebody writes why', async () => {
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
  ] as const)('a return says something that fits, in both languages: %o', async (given, told) => {
    const { desk, id } = await waitingPerson();
    const seen = await seenCertification(desk, id);
    const answer = await desk.client.raw(certificationReview.sendBack, {
      body: { id, seen, ...(given as unknown as { fields: [] }) },
    });
    const named = (answer.data as { fields: { field: string }[] }).fields.map(({ field }) => field);
    expect(named).toEqual(told);
  });
});

describe('what changed under the eyes of a reviewer', () => {
  it('is told with who did it, and nothing is done', async () => {
    const { desk, id } = await waitingPerson();
    const quick = await atDesk(server, ['reviewer'], '方知微');
    const seen = await seenCertification(desk, id);
    await passCertification(quick, id);
    const late = await desk.client.raw(certificationReview.pass, { body: { id, seen } });
    expect(late.code).toBe(codes.certificationChanged);
    expect(changesOf(late)).toEqual([['passed', '方知微']]);
  });

  it('withdrawn, and submitted again, are each said', async () => {
    const { client, desk, id, body } = await waitingPerson();
    const seen = await seenCertification(desk, id);
    await client.gateway.send(company.withdraw, { body: { kind: 'personal' } });
    const gone = await desk.client.raw(certificationReview.pass, { body: { id, seen } });
    expect(changesOf(gone)).toEqual([['withdrawn', null]]);
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
    const { company: shown } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(shown).toMatchObject({ auditStatus: 2, companyName: body.companyName });
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
    const told: number[] = [];
    for (const _ of [1, 2, 3]) {
      const body = { kind: 'remittance', amount: { amount: 100, currency: 'CNY' } } as const;
      told.push((await client.raw(company.update, { body })).code);
    }
    expect(told).toEqual([codes.remittanceWrong, codes.remittanceWrong, codes.remittanceOver]);
    const { company: shown } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(shown).toMatchObject({ auditStatus: 3, refusedFields: [{ field: 'bankAccount' }] });
  });

  it('needs two people where that is set, and nobody is both', async () => {
    const { desk, id } = await waitingCompany({}, strict);
    const other = await atDesk(strict, ['reviewer'], '方知微');
    expect((await passCertification(desk, id)).data).toEqual({ state: 'firstPassed' });
    expect((await passCertification(desk, id)).code).toBe(codes.secondPersonNeeded);
    expect((await passCertification(other, id)).data).toEqual({ state: 'passed' });
  });
});
