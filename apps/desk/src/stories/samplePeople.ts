import type { FoundPerson, Person } from '@fairway/gateway/contract/people';

const id = (number: number) => `019a0000-0000-7000-8000-0000000003${String(number).padStart(2, '0')}`;

const zhou: FoundPerson = {
  id: id(1),
  kind: 'company',
  name: '周**',
  company: '远帆国际货运（示例）有限公司',
  phone: '100****0003',
  email: 'a***@example.com',
  username: 'yuanfanAdmin',
  auditStatus: 2,
  createdAt: '2025-03-11T02:20:00.000Z',
  lastSeenAt: '2026-11-20T08:41:00.000Z',
  blockedAt: null,
};

export const foundPeople: readonly FoundPerson[] = [
  zhou,
  {
    ...zhou,
    id: id(2),
    kind: 'subAccount',
    name: 'yuanfan01',
    phone: null,
    email: 's***@example.com',
    username: 'yuanfan01',
    lastSeenAt: null,
  },
  {
    ...zhou,
    id: id(3),
    kind: 'personal',
    name: '沈**',
    company: null,
    phone: '100****0002',
    email: null,
    username: null,
    auditStatus: 1,
  },
  {
    ...zhou,
    id: id(4),
    kind: 'personal',
    name: '100****0009',
    company: null,
    phone: '100****0009',
    email: null,
    username: null,
    auditStatus: 0,
    blockedAt: '2026-11-18T03:05:00.000Z',
  },
];

/** The admin of a company with everything that their page shows. */
export function samplePerson(change: Partial<Person> = {}): Person {
  const sub = { id: id(2), kind: 'subAccount', name: 'yuanfan01', blocked: false } as const;
  const own = { id: id(5), kind: 'personal', name: '周**', blocked: false } as const;
  return {
    ...zhou,
    version: 0,
    disabled: false,
    block: null,
    along: [own, sub],
    certifications: [
      {
        id: id(21),
        kind: 'company',
        name: '远帆国际货运（示例）有限公司',
        status: 2,
        revision: 2,
        submittedAt: '2025-03-12T02:20:00.000Z',
        decidedAt: '2025-03-14T06:00:00.000Z',
      },
      {
        id: id(22),
        kind: 'personal',
        name: '周**',
        status: 1,
        revision: 1,
        submittedAt: '2026-11-19T02:20:00.000Z',
        decidedAt: null,
      },
    ],
    others: [own],
    team: {
      departments: 4,
      employees: 17,
      admins: 1,
      subAccounts: 1,
      accounts: [{ id: zhou.id, kind: 'company', name: '周**', blocked: false }, sub],
    },
    trade: { orders: 6, completed: 4, routes: 12, until: '2027-03-31T15:59:59.000Z', paid: null },
    logins: [
      {
        at: '2026-11-20T08:40:00.000Z',
        way: 'password',
        outcome: 'success',
        device: 'computer',
        network: '203.0.113.x',
      },
      {
        at: '2026-11-20T08:39:00.000Z',
        way: 'password',
        outcome: 'failure',
        device: 'computer',
        network: '203.0.113.x',
      },
      {
        at: '2026-11-17T01:12:00.000Z',
        way: 'switch',
        outcome: 'success',
        device: 'phone',
        network: '198.51.100.x',
      },
    ],
    trail: [
      { at: '2026-11-20T08:55:00.000Z', by: '陆行简（示例）', action: 'personOpened', reason: null },
      { at: '2025-03-14T06:00:00.000Z', by: '方知微（示例）', action: 'certificationPassed', reason: null },
    ],
    ...change,
  };
}
