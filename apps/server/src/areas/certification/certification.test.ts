import { codes } from '@fairway/gateway/contract/codes';
import { company } from '@fairway/gateway/contract/company';
import { templateResource } from '@fairway/gateway/contract/order';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type CompanyBody,
  certifyCode,
  companyBody,
  newIdCard,
  type PersonalBody,
  personalBody,
} from '../../testing/certifications.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { jpeg } from '../../testing/pictures.ts';
import { startTestServer } from '../../testing/server.ts';
import { logIn } from '../../testing/session.ts';
import { uploaded } from '../../testing/uploads.ts';

const server = await startTestServer({ env: { NETWORK_CODES_PER_HOUR: '100' } });
afterAll(() => server.stop());

async function person() {
  const client = server.client();
  return { client, ...(await logIn(server, client)) };
}

const refusedAt = (answer: TestAnswer) =>
  ((answer.data ?? {}) as { fields?: { field: string; rule: string }[] }).fields?.map(
    ({ field, rule }) => `${field} ${rule}`,
  );

const submit = (client: TestClient, body: PersonalBody | CompanyBody) => client.raw(company.submit, { body });

describe('the certification of a person', () => {
  it('is under review at once, shown masked, and its pictures by links that work', async () => {
    const { client } = await person();
    const body = await personalBody(client);
    const answer = await submit(client, body);
    expect(answer.data).toMatchObject({ auditStatus: 1 });
    const audit = await client.gateway.send(company.selectCompanyAuditInfo, {});
    expect(audit).toMatchObject({ personalAuditStatus: 1, auditStatus: 0 });
    const { personal } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(personal).toMatchObject({ realName: '林一帆', auditStatus: 1, revision: 1, refusedFields: [] });
    expect(personal?.idCard).toBe(`${body.idCard.slice(0, 6)}********${body.idCard.slice(-4)}`);
    const picture = await fetch(`${server.url}${personal?.idCardFront?.url}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await picture.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([255, 216, 255]));
  });

  it('is stored encrypted: neither the number nor a picture is readable anywhere', async () => {
    const { client, tenantId } = await person();
    const body = await personalBody(client);
    await submit(client, body);
    const row = await server.db
      .selectFrom('certification')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(body.idCard);
    expect(row.numberSealed?.toString('latin1')).not.toContain(body.idCard);
    const file = await server.db
      .selectFrom('file')
      .select(['sealedBy', 'blobKey'])
      .where('id', '=', body.idCardFront)
      .executeTakeFirstOrThrow();
    expect(file.sealedBy).toMatch(/^[0-9a-f]{12}$/);
  });

  it('cannot be submitted twice, but taken back and submitted again with the number left out', async () => {
    const { client } = await person();
    const body = await personalBody(client);
    await submit(client, body);
    expect((await submit(client, body)).code).toBe(codes.auditUnderReview);
    await client.gateway.send(company.withdraw, { body: { kind: 'personal' } });
    expect((await client.raw(company.withdraw, { body: { kind: 'personal' } })).code).toBe(
      codes.nothingSubmitted,
    );
    const { idCard: _, ...again } = body;
    const answer = await client.raw(company.update, { body: { ...again, realName: '林一凡' } });
    expect(answer.data).toMatchObject({ auditStatus: 1 });
    const { personal } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(personal).toMatchObject({ realName: '林一凡', revision: 2 });
    expect(personal?.idCard.slice(-4)).toBe(body.idCard.slice(-4));
  });

  it.each([
    [{ realName: '' }, 'body.realName required'],
    [{ idCard: '110105194912310021' }, 'body.idCard idCardCheck'],
    [{ idCard: '11010519491331002X' }, 'body.idCard idCardDate'],
    [{ idCard: '1101' }, 'body.idCard idCard'],
  ])('%o is refused at its field', async (change, message) => {
    const { client } = await person();
    expect(refusedAt(await submit(client, { ...(await personalBody(client)), ...change }))).toEqual([
      message,
    ]);
  });

  it('TRUST 34: refuses a picture that belongs to another account or was uploaded for another purpose', async () => {
    const [mine, other] = [await person(), await person()];
    const theirs = await uploaded(other.client, await jpeg(), 'idCard');
    const avatar = await uploaded(mine.client, await jpeg(), 'avatar');
    const body = await personalBody(mine.client, { idCardFront: theirs.id, idCardBack: avatar.id });
    expect(refusedAt(await submit(mine.client, body))).toEqual([
      'body.idCardFront required',
      'body.idCardBack required',
    ]);
  });

  it('notifies the applicant by SMS and by email without anything they submitted', async () => {
    const { client, tenantId, accountId } = await person();
    const email = `${accountId}@example.com`;
    await server.db
      .insertInto('claim')
      .values({ kind: 'email', value: email, tenantId, accountId, createdAt: server.clock.now() })
      .execute();
    const body = await personalBody(client);
    await submit(client, body);
    const [message] = await server.outbox(email);
    expect(message?.text).toMatch(/3 个工作日|3 working days/);
    expect(message?.text).toContain(`\n\n${server.url}/authenticationManage`);
    expect(message?.text).not.toContain(body.realName);
  });
});

describe('the certification of a company', () => {
  it('is submitted with the code of its contact and shows the typed values again', async () => {
    const { client } = await person();
    const body = await companyBody(server, client);
    expect((await submit(client, body)).data).toMatchObject({ auditStatus: 1 });
    const { company: submitInfo } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(submitInfo).toMatchObject({
      companyName: body.companyName,
      creditCode: body.creditCode,
      contactEmail: body.contactEmail,
      authenticationWay: 3,
      remittance: null,
    });
    expect(await client.gateway.send(company.selectCompanyAuditInfo, {})).toMatchObject({ auditStatus: 1 });
  });

  it('is refused without a right code, and other errors are reported before the code is spent', async () => {
    const { client } = await person();
    const body = await companyBody(server, client);
    const wrong = body.verifyCode === '000000' ? '000001' : '000000';
    expect((await submit(client, { ...body, verifyCode: wrong })).code).toBe(codes.verifyCodeWrong);
    const otherCompany = await companyBody(server, (await person()).client);
    const other = await person();
    const mine = await companyBody(server, other.client, { companyCode: otherCompany.companyCode });
    const first = await person();
    await submit(
      first.client,
      await companyBody(server, first.client, { companyCode: otherCompany.companyCode }),
    );
    expect((await submit(other.client, mine)).code).toBe(codes.companyCodeTaken);
    expect((await submit(other.client, { ...mine, companyCode: 'FREECODE' })).data).toMatchObject({
      auditStatus: 1,
    });
  });

  it.each([
    ['companyName', company.validateCompanyNameExist, codes.companyNameTaken, 'companyName'],
    ['creditCode', company.validateCreditCodeExist, codes.creditCodeTaken, 'creditCode'],
    ['registerCode', company.validateRegisterCodeExist, codes.registerCodeTaken, 'registerCode'],
    ['companyCode', company.validateCompanyCodeExist, codes.companyCodeTaken, 'companyCode'],
    ['adminAccount', company.validateAccountExist, codes.companyAccountTaken, 'account'],
  ] as const)('%s is one company’s: told while typing, and refused', async (field, call, code, parameter) => {
    const [one, other] = [await person(), await person()];
    const body = await companyBody(server, one.client);
    const query = { [parameter]: body[field] } as never;
    expect((await other.client.raw(call, { query })).data).toEqual({ status: 0 });
    await submit(one.client, body);
    expect((await other.client.raw(call, { query })).data).toEqual({ status: 1 });
    // An applicant's own values are free.
    expect((await one.client.raw(call, { query })).data).toEqual({ status: 0 });
    const same = await companyBody(server, other.client, { [field]: body[field] });
    expect((await submit(other.client, same)).code).toBe(code);
  });

  it('of twenty who ask for one code at once, one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, person));
    const bodies: CompanyBody[] = [];
    for (const { client } of people) {
      bodies.push(await companyBody(server, client, { companyCode: 'ONLYONE' }));
    }
    const answers = await Promise.all(
      people.map(({ client }, i) => submit(client, bodies[i] as CompanyBody)),
    );
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.companyCodeTaken)).toHaveLength(19);
  });

  it('by corporate transfer needs a bank and an account', async () => {
    const { client } = await person();
    const body = await companyBody(server, client, { authenticationWay: 1 });
    expect(refusedAt(await submit(client, body))).toEqual([
      'body.bankName required',
      'body.bankAccount required',
    ]);
    const wrong = { ...body, bankName: '示例银行', bankAccount: '12 34' };
    expect(refusedAt(await submit(client, wrong))).toEqual(['body.bankAccount format']);
    await submit(client, { ...wrong, bankAccount: '6222 0000 1111 2222' });
    const { company: submitInfo } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(submitInfo).toMatchObject({ bankAccount: '6222000011112222', remittance: { state: 'waiting' } });
    const typed = { kind: 'remittance', amount: { amount: 1, currency: 'CNY' } } as const;
    expect((await client.raw(company.update, { body: typed })).code).toBe(codes.remittanceNotSent);
  });

  it('submitted again needs a code only where the email is another', async () => {
    const { client } = await person();
    const body = await companyBody(server, client);
    await submit(client, body);
    await client.gateway.send(company.withdraw, { body: { kind: 'company' } });
    const { verifyCode: _code, password: _password, contactIdCard: _number, ...again } = body;
    const moved = { ...again, contactEmail: `new-${body.contactEmail}` };
    expect(refusedAt(await client.raw(company.update, { body: moved }))).toEqual([
      'body.verifyCode required',
    ]);
    expect((await client.raw(company.update, { body: again })).data).toMatchObject({ auditStatus: 1 });
  });
});

describe('a draft', () => {
  it('follows its owner over devices, encrypted, without password and code, until it is submitted', async () => {
    const { client, accountId } = await person();
    const values = {
      realName: '林一帆',
      idCard: newIdCard(),
      password: 'Yangshan2026',
      verifyCode: '123456',
    };
    await client.gateway.send(company.saveDraft, { body: { kind: 'personal', values } });
    const draft = await client.gateway.send(company.selectDraft, { query: { kind: 'personal' } });
    expect(draft.values).toEqual({ realName: values.realName, idCard: values.idCard });
    const row = await server.db
      .selectFrom('certificationDraft')
      .selectAll()
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(row.valuesSealed.toString('latin1')).not.toContain(values.idCard);
    await submit(client, await personalBody(client));
    expect(
      (await client.gateway.send(company.selectDraft, { query: { kind: 'personal' } })).values,
    ).toBeNull();
  });
});

describe('the letter', () => {
  it('names the company that is being filled in, and no company without its ticket', async () => {
    const { client } = await person();
    const values = { companyName: '测试<货运>有限公司', contactName: '林一帆' };
    await client.gateway.send(company.saveDraft, { body: { kind: 'company', values } });
    const query = { code: 'authorizationLetter' } as const;
    const { url } = await client.gateway.send(templateResource.get, { query });
    expect(url).not.toContain('%');
    const letter = await (await fetch(`${server.url}${url}`)).text();
    expect(letter).toContain('测试&lt;货运&gt;有限公司');
    expect(letter).toContain('林一帆');
    const word = await fetch(`${server.url}${url}&as=doc`);
    expect(word.headers.get('content-type')).toMatch('application/msword');
    const blank = await (await fetch(`${server.url}/api/templates/authorizationLetter?lang=en`)).text();
    expect(blank).toContain('Letter of authorization');
    server.clock.advance(601);
    expect(await (await fetch(`${server.url}${url}`)).text()).not.toContain('林一帆');
  });
});

describe('contact details', () => {
  it('of a company that is not certified cannot be changed', async () => {
    const client = server.client();
    await logIn(server, client, { accountType: 1 });
    const contactEmail = 'somebody@example.com';
    const body = {
      ...{ city: '上海市', address: '双惠路 188 号', contactName: '王', contactEmail },
      ...{
        department: '操作部',
        position: '经理',
        verifyCode: await certifyCode(server, client, contactEmail),
        seen: 1,
      },
    };
    expect((await client.raw(company.updateContactInfo, { body })).code).toBe(codes.nothingSubmitted);
  });
});
