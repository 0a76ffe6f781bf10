import type { AuditEntry } from '@fairway/gateway/contract/audit';
import type {
  CertificationCase,
  Remittance,
  WaitingCertification,
} from '@fairway/gateway/contract/certificationReview';
import type { StaffMember } from '@fairway/gateway/contract/staff';
import type { StaffSelf } from '@fairway/gateway/contract/staffAuth';
import type { TransferCase, WaitingTransfer } from '@fairway/gateway/contract/transferReview';
import { sampleSeaRoute } from '@fairway/gateway/mock';

const cny = (amount: number) => ({ amount, currency: 'CNY' as const });
const idOf = (number: number) => `01942f5e-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Invented people of the staff. */
export const finance: StaffSelf = {
  id: idOf(1),
  name: '苏静澜（示例）',
  email: 'desk.finance@example.com',
  roles: ['finance'],
};
export const admin: StaffSelf = {
  id: idOf(2),
  name: '顾怀舟（示例）',
  email: 'desk.admin@example.com',
  roles: ['admin'],
};

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];

/** A waiting transfer; `more` overrides its fields. */
function sampleTransfer(more: Partial<WaitingTransfer> = {}): WaitingTransfer {
  return {
    orderNo: '202611188128300250',
    buyer: { name: '远帆国际货运（示例）有限公司', company: true },
    amount: cny(59_700),
    voucherAt: '2026-11-18T07:10:00.000Z',
    clock: {
      workedDays: 1.4,
      promisedDays: 3,
      dueAt: '2026-11-23T07:10:00.000Z',
      late: false,
      dueToday: false,
      days: days.map((day, index) => ({ day, working: index !== 3 && index !== 4 })),
    },
    needsTwo: false,
    first: null,
    ...more,
  };
}

const usual = sampleTransfer();
/** The queue, the longest waiting first. */
export const transfers: readonly WaitingTransfer[] = [
  sampleTransfer({
    orderNo: '202611164208712196',
    buyer: { name: '听涛物流（示例）有限公司', company: true },
    amount: cny(2_118_825),
    needsTwo: true,
    clock: { ...usual.clock, workedDays: 3.6, late: true },
  }),
  sampleTransfer({
    orderNo: '202611178039678754',
    buyer: { name: '陈望舒（示例）', company: false },
    clock: { ...usual.clock, workedDays: 2.6, dueToday: true },
  }),
  usual,
];

const receipt = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fffdf4"/><rect x="16" y="16" width="568" height="368" fill="none" stroke="#7a1f1f"/><g fill="#7a1f1f"><rect x="180" y="48" width="240" height="20"/><rect x="48" y="110" width="300" height="12"/><rect x="48" y="150" width="260" height="12"/><rect x="48" y="190" width="340" height="12"/></g></svg>',
)}`;

/** A case with everything that a decision needs. */
export function sampleCase(more: Partial<TransferCase> = {}): TransferCase {
  return {
    ...usual,
    status: 1,
    createdAt: '2026-11-18T06:58:00.000Z',
    routes: [sampleSeaRoute('CNSHA', 'USLAX')],
    memberCount: 0,
    durationMonths: 1,
    listAmount: cny(59_700),
    discount: cny(0),
    remark: '请尽快开通',
    payee: '航道（示例）有限公司',
    bankAccount: '0000 0000 0000 0000 000',
    vouchers: [1, 2].map((number) => ({
      id: idOf(10 + number),
      url: receipt,
      expiresAt: '2026-11-20T02:05:00.000Z',
      width: 600,
      height: 400,
      bytes: 40_000,
    })),
    checks: [
      { kind: 'price', outcome: 'fits', found: ['597.00'] },
      { kind: 'remark', outcome: 'look', found: ['请尽快开通'] },
      { kind: 'repeat', outcome: 'look', found: ['202611028128300111'] },
      { kind: 'codes', outcome: 'fits', found: [] },
      { kind: 'routes', outcome: 'fits', found: [] },
    ],
    trail: [
      { at: '2026-11-20T01:12:00.000Z', what: 'transferOpened', by: finance.name, reason: null },
      { at: '2026-11-18T07:10:00.000Z', what: 'voucherHandedIn', by: null, reason: null },
      { at: '2026-11-18T06:58:00.000Z', what: 'ordered', by: null, reason: null },
    ],
    buyerEmail: 'z***@example.com',
    ...more,
  };
}

/** Staff members in every state. */
export const people: readonly StaffMember[] = [
  { ...admin, state: 'active', invitedUntil: null, lastSeenAt: '2026-11-20T01:58:00.000Z' },
  { ...finance, state: 'active', invitedUntil: null, lastSeenAt: '2026-11-20T01:40:00.000Z' },
  {
    id: idOf(3),
    name: '陆行简（示例）',
    email: 'desk.reviewer@example.com',
    roles: ['reviewer', 'editor'],
    state: 'invited',
    invitedUntil: '2026-11-23T02:00:00.000Z',
    lastSeenAt: null,
  },
  {
    id: idOf(4),
    name: '杜若衡（示例）',
    email: 'desk.pricing@example.com',
    roles: ['pricing'],
    state: 'blocked',
    invitedUntil: null,
    lastSeenAt: '2026-10-08T08:00:00.000Z',
  },
];

/** Entries of the log. */
export const entries: readonly AuditEntry[] = [
  {
    id: idOf(21),
    at: '2026-11-20T01:50:00.000Z',
    by: { id: finance.id, name: finance.name },
    action: 'transferConfirmed',
    outcome: 'done',
    subject: { kind: 'order', id: idOf(31), name: '202611188128300250' },
    before: { status: 1, amount: 59_700 },
    after: { status: 3, received: 59_600 },
    reason: '银行扣了手续费',
  },
  {
    id: idOf(22),
    at: '2026-11-20T01:44:00.000Z',
    by: { id: idOf(3), name: '陆行简（示例）' },
    action: 'callRefused',
    outcome: 'refused',
    subject: { kind: 'call', id: '/desk/transfer/selectPage', name: '/desk/transfer/selectPage' },
    before: null,
    after: null,
    reason: null,
  },
  {
    id: idOf(23),
    at: '2026-11-20T01:30:00.000Z',
    by: { id: admin.id, name: admin.name },
    action: 'rolesChanged',
    outcome: 'done',
    subject: { kind: 'staff', id: idOf(3), name: '陆行简（示例）' },
    before: { roles: ['reviewer'] },
    after: { roles: ['reviewer', 'editor'] },
    reason: null,
  },
];

/** A staff member who reviews papers. */
export const reviewer: StaffSelf = {
  id: idOf(3),
  name: '陆行简（示例）',
  email: 'desk.reviewer@example.com',
  roles: ['reviewer'],
};

function sampleWaiting(more: Partial<WaitingCertification> = {}): WaitingCertification {
  return {
    id: idOf(41),
    kind: 'company',
    name: '听涛物流（示例）有限公司',
    submittedAt: '2026-11-18T07:10:00.000Z',
    revision: 2,
    clock: usual.clock,
    way: 3,
    needsTwo: false,
    first: null,
    assignedTo: null,
    ...more,
  };
}

/** Companies that wait, the longest waiting first. */
export const certifications: readonly WaitingCertification[] = [
  sampleWaiting({
    id: idOf(42),
    name: '远帆国际货运（示例）有限公司',
    revision: 1,
    way: 1,
    clock: { ...usual.clock, workedDays: 3.6, late: true },
    assignedTo: { id: reviewer.id, name: reviewer.name, own: true },
  }),
  sampleWaiting(),
  sampleWaiting({ id: idOf(43), name: '望潮报关（示例）有限公司', revision: 1, way: 2 }),
];

const licence = (title: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420"><rect width="600" height="420" fill="#fffdf4"/><rect x="16" y="16" width="568" height="388" fill="none" stroke="#7a1f1f"/><text x="300" y="80" font-size="30" text-anchor="middle" fill="#7a1f1f">${title}</text><g fill="#c9b7a4"><rect x="60" y="130" width="360" height="14"/><rect x="60" y="180" width="300" height="14"/><rect x="60" y="230" width="420" height="14"/><rect x="60" y="280" width="260" height="14"/></g></svg>`,
  )}`;

/** An application with everything that a decision needs; names and numbers are invented. */
export function sampleCertification(more: Partial<CertificationCase> = {}): CertificationCase {
  const papers = [
    ['businessLicense', 'BUSINESS LICENSE'],
    ['registerCertificate', 'CERTIFICATE'],
    ['contactIdCardFront', 'ID CARD'],
    ['contactIdCardBack', 'ID CARD'],
    ['authorizationLetter', 'LETTER'],
  ] as const;
  return {
    ...sampleWaiting(),
    status: 1,
    fields: [
      { field: 'companyName', value: '听涛物流（示例）有限公司', paper: 'businessLicense' },
      { field: 'creditCode', value: '91310115MA1K00015K', paper: 'businessLicense' },
      { field: 'registerCode', value: '310115400123456', paper: 'registerCertificate' },
      { field: 'address', value: '上海市 浦东新区 双惠路 188 号（样例）', paper: 'businessLicense' },
      { field: 'contactName', value: '徐听涛', paper: 'contactIdCardFront' },
      { field: 'contactIdCard', value: '110105********002X', paper: 'contactIdCardFront' },
      { field: 'contactEmail', value: 'xu@example.com', paper: null },
      { field: 'companyCode', value: 'TINGTAO', paper: null },
      { field: 'adminAccount', value: 'tingtao2026', paper: null },
      { field: 'authenticationWay', value: '3', paper: 'authorizationLetter' },
    ],
    papers: papers.map(([field, title], index) => ({
      field,
      id: idOf(50 + index),
      url: licence(title),
      expiresAt: '2026-11-20T02:05:00.000Z',
      width: 600,
      height: 420,
      bytes: 240_000,
    })),
    checks: [
      { kind: 'creditCode', field: 'creditCode', outcome: 'fits', found: [] },
      { kind: 'licenceUsed', field: 'creditCode', outcome: 'look', found: ['听涛物流（示例）公司'] },
      { kind: 'idNumber', field: 'contactIdCard', outcome: 'fits', found: [] },
      { kind: 'age', field: 'contactIdCard', outcome: 'fits', found: ['36'] },
      { kind: 'nameUsed', field: 'contactName', outcome: 'fits', found: [] },
      { kind: 'account', field: 'adminAccount', outcome: 'fits', found: [] },
    ],
    returned: [],
    remittance: null,
    applicant: {
      accountId: idOf(60),
      name: '徐听涛（示例）',
      phone: '100****0005',
      email: 'r***@example.com',
      registeredAt: '2026-11-16T13:03:00.000Z',
    },
    trail: [
      { at: '2026-11-20T01:12:00.000Z', what: 'certificationOpened', by: reviewer.name, reason: null },
      { at: '2026-11-18T07:10:00.000Z', what: 'submittedAgain', by: null, reason: null },
      {
        at: '2026-11-17T08:44:00.000Z',
        what: 'certificationReturned',
        by: '方知微（示例）',
        reason: '授权书没有签字或盖章，请法定代表人签字并加盖公章。',
      },
      { at: '2026-11-16T13:10:00.000Z', what: 'submitted', by: null, reason: null },
    ],
    colleagues: [
      { id: reviewer.id, name: reviewer.name, own: true },
      { id: idOf(61), name: '方知微（示例）', own: false },
    ],
    ...more,
  };
}

/** Small amounts that wait to be paid. */
export const remittances: readonly Remittance[] = [
  {
    id: idOf(42),
    companyName: '远帆国际货运（示例）有限公司',
    bankName: '示例银行上海分行',
    bankAccount: '6222000011112222',
    amount: cny(36),
    submittedAt: '2026-11-16T02:00:00.000Z',
    payBy: '2026-11-19T02:00:00.000Z',
    late: true,
  },
  {
    id: idOf(44),
    companyName: '望潮报关（示例）有限公司',
    bankName: '示例银行宁波分行',
    bankAccount: '6222000033334444',
    amount: cny(81),
    submittedAt: '2026-11-19T02:00:00.000Z',
    payBy: '2026-11-24T02:00:00.000Z',
    late: false,
  },
];
