import type { CertificationReason } from '@fairway/gateway/contract/words/certificationReasons';
import { authenticationWay, creditCodeCheckDigit, idCardCheckDigit } from '@fairway/trade';

/** A person of the sample who has applied for certification. */
export interface SampleApplicant {
  /** Email or username of the sample account that applied; if absent, an account is created that is not printed at start. */
  readonly account?: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly idCard: string;
  readonly company?: SampleFirm;
  /** When it was submitted. `late`: longer ago than the promised review time. */
  readonly came: 'anHourAgo' | 'yesterday' | 'late' | 'lastYear';
  /** Approved on the day after; ID number and pictures are removed since. */
  readonly approved?: true;
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

/**
 * Returns a well-formed number that is assigned to no person: people are registered in districts, and 310000 is the
 * whole of Shanghai.
 */
function nobodys(born: string): string {
  const start = `310000${born}000`;
  return start + idCardCheckDigit(start);
}

/** Well-formed and unassigned: the code of the organisation inside has its own check digit, and 00000000 has 0. */
function noCompanys(digit: 1 | 2 | 3 | 4 | 5): string {
  const start = `9131000000000000${digit}`;
  return start + creditCodeCheckDigit(start);
}

// Their contacts reach no real person, like those of the sample accounts.
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
  {
    account: 'member@example.com',
    name: '沈知远',
    phone: '10000000002',
    email: 'member@example.com',
    idCard: nobodys('19870214'),
    came: 'lastYear',
    approved: true,
  },
  {
    account: 'buyer@example.com',
    name: '陈望舒',
    phone: '10000000006',
    email: 'buyer@example.com',
    idCard: nobodys('19920518'),
    came: 'lastYear',
    approved: true,
  },
  {
    account: 'admin@example.com',
    name: '周海宁',
    phone: '10000000003',
    email: 'admin@example.com',
    idCard: nobodys('19841030'),
    came: 'lastYear',
    approved: true,
  },
  {
    account: 'admin@example.com',
    name: '周海宁',
    phone: '10000000003',
    email: 'admin@example.com',
    idCard: nobodys('19841030'),
    came: 'lastYear',
    approved: true,
    company: {
      name: '远帆国际货运（示例）有限公司',
      creditCode: noCompanys(3),
      registerCode: '000000000000003',
      companyCode: 'YUANFAN',
      adminAccount: 'yuanfanAdmin',
      way: authenticationWay.enterprise,
      city: '上海市 上海市',
      address: '浦东新区示例大道 6 号',
      department: '总经办',
      position: '总经理',
      ...{ bankName: null, bankAccount: null, fen: null },
    },
  },
  {
    account: 'yuanshanAdmin',
    name: '陆远山',
    phone: '10000000211',
    email: 'seats@example.com',
    idCard: nobodys('19860901'),
    came: 'lastYear',
    approved: true,
    company: {
      name: '远山供应链（示例）有限公司',
      creditCode: noCompanys(4),
      registerCode: '000000000000004',
      companyCode: 'YUANSHAN',
      adminAccount: 'yuanshanAdmin',
      way: authenticationWay.enterprise,
      city: '广东省 深圳市',
      address: '盐田区示例港路 33 号',
      department: '管理部',
      position: '总经理',
      ...{ bankName: null, bankAccount: null, fen: null },
    },
  },
  {
    account: 'tingtaoAdmin',
    name: '徐听涛',
    phone: '10000000005',
    email: 'review@example.com',
    idCard: nobodys('19891211'),
    came: 'yesterday',
    company: {
      name: '听涛物流（示例）有限公司',
      creditCode: noCompanys(5),
      registerCode: '000000000000005',
      companyCode: 'TINGTAO',
      adminAccount: 'tingtaoAdmin',
      way: authenticationWay.enterprise,
      city: '山东省 青岛市',
      address: '黄岛区示例海湾路 9 号',
      department: '运营部',
      position: '总监',
      ...{ bankName: null, bankAccount: null, fen: null },
    },
  },
];
