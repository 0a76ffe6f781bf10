/** An invented account that the server prints at start, in the sandbox only. */
export interface DemoAccount {
  /** Its use in trying out the portal, in one line. */
  readonly shows: string;
  /** 1 private, 2 business: the tab of the login dialog. */
  readonly portal: 1 | 2;
  readonly phone: string | null;
  readonly email: string | null;
  readonly username: string | null;
  readonly password: string;
}

export interface SamplePerson extends DemoAccount {
  readonly name: string;
  readonly realName?: string;
  /** Accounts of one person share it; the company's employees do not. */
  readonly person: string;
  readonly company?: string;
  readonly accountType: 1 | 2 | 3;
  readonly memberStatus: 1 | 2 | 3;
  readonly auditStatus: 0 | 1 | 2 | 3;
  readonly personalAuditStatus: 0 | 1 | 2 | 3;
  readonly source: 1 | 2;
  /** A paid subscription of its tenant, running at start. */
  readonly subscribed?: true;
}

// No mobile network uses numbers that begin with 100: these pass the rule of 11 digits and reach no real person. The
// domain is reserved for examples (RFC 2606).
export const people: readonly SamplePerson[] = [
  {
    shows: 'a person without a subscription: prices after login, the free trial on a sailing',
    portal: 1,
    person: 'lin',
    name: '林一帆（示例）',
    phone: '10000000001',
    email: 'free@example.com',
    username: null,
    password: 'Fairway2026',
    accountType: 3,
    memberStatus: 1,
    auditStatus: 0,
    personalAuditStatus: 0,
    source: 1,
  },
  {
    shows: 'an individual member with a paid subscription',
    portal: 1,
    person: 'shen',
    name: '沈知远（示例）',
    realName: '沈知远',
    phone: '10000000002',
    email: 'member@example.com',
    username: null,
    password: 'Fairway2026',
    accountType: 3,
    memberStatus: 2,
    auditStatus: 0,
    personalAuditStatus: 2,
    source: 1,
    subscribed: true,
  },
  {
    shows: 'a certified person without a subscription: orders routes and pays for them',
    portal: 1,
    person: 'chen',
    name: '陈望舒（示例）',
    realName: '陈望舒',
    phone: '10000000006',
    email: 'buyer@example.com',
    username: null,
    password: 'Fairway2026',
    accountType: 3,
    memberStatus: 1,
    auditStatus: 0,
    personalAuditStatus: 2,
    source: 1,
  },
  {
    shows: 'the private account of the company admin below: switches between the two',
    portal: 1,
    person: 'zhou',
    name: '周海宁（示例）',
    realName: '周海宁',
    phone: '10000000003',
    email: 'admin@example.com',
    username: null,
    password: 'Fairway2026',
    accountType: 3,
    memberStatus: 1,
    auditStatus: 2,
    personalAuditStatus: 2,
    source: 1,
  },
  {
    shows: 'the admin of an approved company with a paid subscription',
    portal: 2,
    person: 'zhou',
    company: '远帆国际货运（示例）有限公司',
    name: '周海宁（示例）',
    realName: '周海宁',
    phone: null,
    email: null,
    username: 'yuanfanAdmin',
    password: 'Fairway2026',
    accountType: 1,
    memberStatus: 2,
    auditStatus: 2,
    personalAuditStatus: 2,
    source: 1,
    subscribed: true,
  },
  {
    shows: 'a sub-account of that company: sees, and cannot buy',
    portal: 2,
    person: 'he',
    company: '远帆国际货运（示例）有限公司',
    name: '何小满（示例）',
    phone: null,
    email: 'staff@example.com',
    username: 'yuanfan01',
    password: 'Fairway2026',
    accountType: 2,
    memberStatus: 3,
    auditStatus: 2,
    personalAuditStatus: 0,
    source: 2,
  },
  {
    shows:
      'the admin of another approved company, whose seats are all free: departments, people, sub-accounts',
    portal: 2,
    person: 'lu',
    company: '远山供应链（示例）有限公司',
    name: '陆远山（示例）',
    realName: '陆远山',
    phone: null,
    email: 'seats@example.com',
    username: 'yuanshanAdmin',
    password: 'Fairway2026',
    accountType: 1,
    memberStatus: 2,
    auditStatus: 2,
    personalAuditStatus: 0,
    source: 2,
    subscribed: true,
  },
  {
    shows: 'the admin of a company whose certification is under review',
    portal: 2,
    person: 'xu',
    company: '听涛物流（示例）有限公司',
    name: '徐听涛（示例）',
    phone: '10000000005',
    email: 'review@example.com',
    username: 'tingtaoAdmin',
    password: 'Fairway2026',
    accountType: 1,
    memberStatus: 1,
    auditStatus: 1,
    personalAuditStatus: 0,
    source: 2,
  },
];
