import type { CertificationReason } from '@fairway/gateway/contract/words/certificationReasons';
import { authenticationWay, creditCodeCheckDigit, idCardCheckDigit } from '@fairway/trade';

/** Somebody of the sample who has applied to be certified; nobody prints them at start. */
export interface SampleApplicant {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly idCard: string;
  readonly company?: SampleFirm;
  /** How long ago it came. `late`: longer than the office promises. */
  readonly came: 'anHourAgo' | 'yesterday' | 'late';
  /** Sent back with reasons, after it came. */
  readonly returned?: readonly { readonly field: string; readonly reasons: readonly CertificationReason[] }[];
}

interface SampleFirm {
  readonly name: string;
  readonly creditCode: string;
  readonly registerCode: string;
  readonly companyCode: string;
  readonly adminAccount: string;
  readonly way: 1 | 2;
  readonly city: string;
  readonly address: string;
  readonly department: string;
  readonly position: string;
  readonly bankName: string | null;
  readonly bankAccount: string | null;
  /** Of the small amount that a corporate transfer is proven by. */
  readonly fen: number | null;
}

/** Well-formed and nobody's: people are registered in districts, and 310000 is the whole of Shanghai. */
function nobodys(born: string): string {
  const start = `310000${born}000`;
  return start + idCardCheckDigit(start);
}

/** Well-formed and nobody's: the code of the organisation inside it has a check digit of its own, and 00000000 has 0. */
function noCompanys(digit: 1 | 2): string {
  const start = `9131000000000000${digit}`;
  return start + creditCodeCheckDigit(start);
}

// Reach nobody, as the sample accounts.
export const applicants: readonly SampleApplicant[] = [
  {
    name: '顾言川（示例）',
    phone: '10000000201',
    email: 'applicant1@example.com',
    idCard: nobodys('19900307'),
    came: 'anHourAgo',
  },
  {
    name: '温以宁（示例）',
    phone: '10000000202',
    email: 'applicant2@example.com',
    idCard: nobodys('19851122'),
    came: 'late',
  },
  {
    name: '江望潮（示例）',
    phone: '10000000203',
    email: 'applicant3@example.com',
    idCard: nobodys('19880416'),
    came: 'yesterday',
    company: {
      name: '沧月国际货运（示例）有限公司',
      creditCode: noCompanys(1),
      registerCode: '000000000000001',
      companyCode: 'CANGYUE',
      adminAccount: 'cangyueAdmin',
      way: authenticationWay.enterprise,
      city: '上海市 上海市',
      address: '虹口区示例北路 18 号',
      department: '操作部',
      position: '经理',
      ...{ bankName: null, bankAccount: null, fen: null },
    },
  },
  {
    name: '叶听澜（示例）',
    phone: '10000000204',
    email: 'applicant4@example.com',
    idCard: nobodys('19930929'),
    came: 'yesterday',
    company: {
      name: '云舸供应链（示例）有限公司',
      creditCode: noCompanys(2),
      registerCode: '000000000000002',
      companyCode: 'YUNGE',
      adminAccount: 'yungeAdmin',
      way: authenticationWay.transfer,
      city: '浙江省 宁波市',
      address: '北仑区示例港城路 120 号',
      department: '财务部',
      position: '财务主管',
      ...{ bankName: '示例银行宁波北仑支行', bankAccount: '1000000000000004', fen: 37 },
    },
  },
  {
    name: '白露生（示例）',
    phone: '10000000205',
    email: 'applicant5@example.com',
    idCard: nobodys('19910608'),
    came: 'yesterday',
    returned: [
      { field: 'realName', reasons: ['nameDiffers'] },
      { field: 'idCardFront', reasons: ['unreadable', 'cropped'] },
    ],
  },
];
