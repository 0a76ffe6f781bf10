import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { company } from '@fairway/gateway/contract/company';
import { deskHome } from '@fairway/gateway/contract/transferReview';
import { isReasonOf } from '@fairway/gateway/contract/words/certificationReasons';
import {
  adminAccount,
  companyCode,
  companyName,
  creditCode,
  creditCodeDoubt,
  idCard,
  registerCode,
} from '@fairway/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBlobs } from '../../services/files/blobs.ts';
import { sniff } from '../../services/files/sniff.ts';
import { paperKeys } from '../../services/papers/paperKeys.ts';
import { givePassword } from '../../testing/accounts.ts';
import { passCertification, waitingId } from '../../testing/certifications.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { atDesk } from '../../testing/staff.ts';
import { fillSampleAccounts } from './accounts.ts';
import { applicants } from './applicants.ts';
import { fillSampleApplications } from './applications.ts';
import { samplePicture } from './picture.ts';

let server: TestServer;
const fill = () => {
  const { db, clock, config } = server;
  const files = { blobs: createBlobs(config), papers: paperKeys(config) };
  return fillSampleApplications(db, clock.now(), { ...files, config });
};
const countOf = async (
  table: 'certification' | 'certificationEvent' | 'file' | 'account' | 'outboxMessage',
) => {
  const row = await server.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('adds nothing without the sample accounts, and once with them, however many servers start', async () => {
  await fill();
  expect(await countOf('certification')).toBe(0);
  await fillSampleAccounts(server.db, server.clock.now());
  const accounts = await countOf('account');
  await Promise.all([fill(), fill()]);
  await fill();
  expect(await countOf('certification')).toBe(applicants.length);
  expect(await countOf('certificationEvent')).toBe(applicants.length);
  const strangers = applicants.filter(({ account }) => account === undefined);
  expect(await countOf('account')).toBe(accounts + strangers.length);
  expect(await countOf('file')).toBe(3 * 2 + 3 * 5);
  expect(await countOf('outboxMessage')).toBe(0);
});

it('contains numbers that are well-formed but, except for the check digits, unassigned', () => {
  for (const { phone, email, idCard: number, company: firm, returned = [] } of applicants) {
    expect([phone.slice(0, 3), email.split('@')[1], idCard(number)]).toEqual(['100', 'example.com', null]);
    expect(number.slice(2, 6)).toBe('0000');
    for (const { field, reasons } of returned) {
      expect(reasons.filter((reason) => !isReasonOf('personal', field, reason))).toEqual([]);
    }
    if (!firm) continue;
    expect(firm.name).toContain('示例');
    expect([
      companyName(firm.name),
      creditCode(firm.creditCode),
      creditCodeDoubt(firm.creditCode),
      registerCode(firm.registerCode),
      companyCode(firm.companyCode),
      adminAccount(firm.adminAccount),
    ]).toEqual([null, null, null, null, null, null]);
  }
});

it('is counted at the desk, one of them late', async () => {
  const reviewer = await atDesk(server, ['reviewer'], '陆行简');
  const finance = await atDesk(server, ['finance'], '方知微');
  const counted = async ({ client }: typeof reviewer) =>
    (await client.gateway.send(deskHome.selectQueues, {})).queues.map(
      ({ queue, waiting, late }) => `${queue} ${waiting} ${late}`,
    );
  expect(await counted(reviewer)).toEqual(
    expect.arrayContaining(['companyCertifications 3 0', 'personalCertifications 2 1']),
  );
  expect(await counted(finance)).toContain('remittances 1 0');
});

it('can be judged: papers open, nothing that the server compares stops, and whoever passes is certified', async () => {
  const desk = await atDesk(server, ['reviewer'], '陆行简');
  const outcomes = [];
  for (const { name, company: firm, returned, approved } of applicants) {
    if (returned || approved) continue;
    const id = await waitingId(desk, firm ? 'company' : 'personal', firm?.name ?? name);
    const detail = await desk.client.gateway.send(certificationReview.selectCase, { query: { id } });
    expect(detail.papers).toHaveLength(firm ? 5 : 2);
    for (const { url } of detail.papers) {
      const picture = await fetch(`${server.url}${url}`);
      expect(sniff(Buffer.from(await picture.arrayBuffer()))).toBe('image/png');
    }
    outcomes.push(...detail.checks.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'fits'));
    if (firm?.way !== 1) expect((await passCertification(desk, id)).data).toEqual({ state: 'passed' });
  }
  // The small amount that has not been paid.
  expect(outcomes).toEqual(['wait']);
});

it('shows an applicant why their papers were sent back', async () => {
  const client = server.client();
  await givePassword(client, 'applicant5@example.com', 'Fairway2026', { loginPortal: 1 });
  const { personal } = await client.gateway.send(company.selectSubmitInfo, {});
  expect(personal?.auditStatus).toBe(3);
  expect(personal?.refusedFields.map(({ field }) => field)).toEqual(['realName', 'idCardFront']);
});

it.each([
  ['the private account that applied', 'admin@example.com', 1, '远帆国际货运（示例）有限公司'],
  ['the admin of its company', 'yuanfanAdmin', 2, '远帆国际货运（示例）有限公司'],
  ['an admin who applied', 'yuanshanAdmin', 2, '远山供应链（示例）有限公司'],
] as const)(
  'shows %s what was certified, without the papers that are removed',
  async (_, account, loginPortal, name) => {
    const client = server.client();
    await givePassword(client, account, 'Fairway2026', { loginPortal });
    const { company: firm } = await client.gateway.send(company.selectSubmitInfo, {});
    expect(firm).toMatchObject({ auditStatus: 2, companyName: name, businessLicense: null });
  },
);

it('draws a picture of the size that it names, whose words fit into it', () => {
  const { bytes, width, height } = samplePicture('BUSINESS LICENSE');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  expect(bytes.length).toBeLessThan(2000);
});
