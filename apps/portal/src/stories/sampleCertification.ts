import type { SubmitInfo } from '@fairway/gateway/contract/certification';
import { sampleId, sampleInstant } from '@fairway/gateway/mock';

type Personal = NonNullable<SubmitInfo['personal']>;
type Company = NonNullable<SubmitInfo['company']>;

const drawing = (label: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><rect width="480" height="300" fill="#e9f1f6"/><rect x="24" y="24" width="432" height="252" rx="12" fill="#fff" stroke="#9bb3c4"/><text x="240" y="160" font-size="28" text-anchor="middle" fill="#52606f">${label}</text></svg>`,
  )}`;
const picture = (number: number) => ({ id: sampleId(9, number), url: drawing('SAMPLE') });

const review = {
  auditStatus: 1,
  submittedAt: '2026-11-19T02:30:00.000Z',
  dueAt: sampleInstant(4),
  rejectReason: null,
  refusedFields: [],
  revision: 1,
} as const;

/** Instructions for certification by paper. */
export const sampleTips = {
  payee: '航道（示例）有限公司',
  bank: '示例银行上海分行',
  bankAccount: '0000 0000 0000 0000 000',
  tipsZh: ['下载授权书，由法定代表人签字并加盖公章。', '拍照后上传，四个角都要在图里。'],
  tipsEn: [
    'Download the letter and have it signed and sealed.',
    'Upload a photo of it, all four corners included.',
  ],
  reviewDays: 3,
  transferBy: null,
};

/** Returns a person's submitted data; the name is invented. */
export function samplePersonal(more: Partial<Personal> = {}): Personal {
  return {
    ...review,
    refusedFields: [],
    realName: '林晓航',
    idCard: '110105********002X',
    idCardFront: picture(1),
    idCardBack: picture(2),
    ...more,
  };
}

/** Returns a company's submitted data; all of it is invented. */
export function sampleCompany(more: Partial<Company> = {}): Company {
  return {
    ...review,
    refusedFields: [],
    companyName: '样例国际货运代理有限公司',
    creditCode: '91310115MA1K00015K',
    businessLicense: picture(3),
    registerCode: '310115400123456',
    registerCertificate: picture(4),
    city: '上海市 浦东新区',
    address: '双惠路 188 号（样例）',
    contactName: '林晓航',
    contactEmail: 'lin@example.com',
    contactPhone: null,
    department: '操作部',
    position: '经理',
    contactVersion: 1,
    companyCode: 'SAMPLE',
    adminAccount: 'sample2026',
    authenticationWay: 3,
    bankName: null,
    bankAccount: null,
    contactIdCard: '110105********002X',
    contactIdCardFront: picture(5),
    contactIdCardBack: picture(6),
    authorizationLetter: picture(7),
    intendedRouteIds: [],
    remittance: null,
    ...more,
  };
}
