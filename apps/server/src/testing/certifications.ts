import type { BodyOf } from '@fairway/gateway/contract/call';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import type { company } from '@fairway/gateway/contract/company';
import { verifyCode } from '@fairway/gateway/contract/verifyCode';
import { creditCodeCheckDigit, currentTexts, idCardCheckDigit } from '@fairway/trade';
import type { TestClient } from './client.ts';
import { jpeg } from './pictures.ts';
import type { TestServer } from './server.ts';
import type { TestStaff } from './staff.ts';
import { uploaded } from './uploads.ts';

let counted = 0;
const next = () => {
  counted += 1;
  return counted;
};

/** Returns an ID number that is unique in the test: well-formed, of an adult. */
export function newIdCard(born = '19900307'): string {
  const start = `110105${born}${String(next()).padStart(3, '0')}`;
  return start + idCardCheckDigit(start);
}

/** Returns capitals for a number. */
const letters = (number: number) =>
  String(number)
    .padStart(4, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHJK'.charAt(Number(digit)));

export type PersonalBody = Extract<BodyOf<typeof company.submit>, { kind: 'personal' }>;
export type CompanyBody = Extract<BodyOf<typeof company.submit>, { kind: 'company' }>;

/** Returns a person's submission, with its pictures uploaded. */
export async function personalBody(
  client: TestClient,
  more: Partial<PersonalBody> = {},
): Promise<PersonalBody> {
  const front = await uploaded(client, await jpeg(), 'idCard');
  const back = await uploaded(client, await jpeg(), 'idCard');
  return {
    ...{ kind: 'personal', realName: '林一帆', idCard: newIdCard() },
    ...{ idCardFront: front.id, idCardBack: back.id, agreed: currentTexts('identity') },
    ...more,
  };
}

/** A code for the email of a company's contact. */
export async function certifyCode(
  server: Pick<TestServer, 'outbox'>,
  client: TestClient,
  email: string,
): Promise<string> {
  await client.gateway.send(verifyCode.sendEmailVerifyCode, { query: { email, type: 'CERTIFY' } });
  const [message] = await server.outbox(email);
  return message?.code ?? '';
}

/** Returns a company's submission, with its pictures uploaded and its contact's code included. */
export async function companyBody(
  server: Pick<TestServer, 'outbox'>,
  client: TestClient,
  more: Partial<CompanyBody> = {},
): Promise<CompanyBody> {
  const number = next();
  const paper = async (purpose: 'idCard' | 'companyPaper') =>
    (await uploaded(client, await jpeg(), purpose)).id;
  const start = `91310115MA1K${String(number).padStart(5, '0')}`;
  const contactEmail = `contact${number}@example.com`;
  return {
    ...{ kind: 'company', companyName: `测试货运${letters(number)}有限公司` },
    creditCode: start + creditCodeCheckDigit(start),
    registerCode: `3101154${String(number).padStart(8, '0')}`,
    ...{ businessLicense: await paper('companyPaper'), registerCertificate: await paper('companyPaper') },
    ...{ city: '上海市 上海市', address: '浦东新区双惠路 188 号', contactName: '林一帆', contactEmail },
    ...{ department: '操作部', position: '经理', companyCode: `T${letters(number)}` },
    adminAccount: `admin${String(number).padStart(4, '0')}`,
    authenticationWay: 3,
    contactIdCard: newIdCard(),
    agreed: currentTexts('contactIdentity'),
    ...{ contactIdCardFront: await paper('idCard'), contactIdCardBack: await paper('idCard') },
    ...{ authorizationLetter: await paper('companyPaper'), intendedRouteIds: [] },
    verifyCode: await certifyCode(server, client, contactEmail),
    password: 'Yangshan2026',
    ...more,
  };
}

/** The id of the certification that waits under a name. */
export async function waitingId(
  { client }: Pick<TestStaff, 'client'>,
  kind: 'personal' | 'company',
  keyword: string,
): Promise<string> {
  const { rows } = await client.gateway.send(certificationReview.selectPage, { query: { kind, keyword } });
  return rows[0]?.id ?? '';
}

/** Loads what a reviewer sees of a certification, for use in a decision. */
export async function seenCertification({ client }: Pick<TestStaff, 'client'>, id: string) {
  const { revision, first } = await client.gateway.send(certificationReview.selectCase, { query: { id } });
  return { revision, firstId: first?.id ?? null };
}

/** Passes a certification. */
export async function passCertification(by: Pick<TestStaff, 'client'>, id: string, overruled?: string) {
  const seen = await seenCertification(by, id);
  const body = { id, seen, ...(overruled === undefined ? {} : { overruled }) };
  return by.client.raw(certificationReview.pass, { body });
}
