import type { Department, Employee } from '@fairway/gateway/contract/companyFramework';
import type { Seat, SeatPlan } from '@fairway/gateway/contract/seat';
import { sampleHeldRoute, sampleId, sampleInstant, sampleSeaRoute } from '@fairway/gateway/mock';

const routes = [
  sampleHeldRoute({ route: sampleSeaRoute('CNSHA', 'NLRTM'), expiresAt: sampleInstant(9) }),
  sampleHeldRoute({ route: sampleSeaRoute('CNSHA', 'USLAX') }),
  sampleHeldRoute({ route: sampleSeaRoute('CNNGB', 'NLRTM') }),
];
const [rotterdam, losAngeles, ningbo] = routes.map(({ route }) => route.id) as [string, string, string];

function sampleSeat(number: number, name: string | null, more: Partial<Seat> = {}): Seat {
  return {
    id: sampleId(11, number),
    number,
    username: `yuanfan0${number}`,
    employee: name === null ? null : { id: sampleId(12, number), name, department: '跨太平洋组' },
    resourceIds: [losAngeles],
    expiresAt: null,
    disabled: false,
    firstPassword: false,
    lastSeenAt: sampleInstant(0, -2),
    createdAt: sampleInstant(-60),
    version: 1,
    ...more,
  };
}

/** Six seats: used, idle, waiting for a first login, and free. All names are invented. */
export const samplePlan: SeatPlan = {
  capacity: 6,
  ending: [{ seats: 6, expiresAt: sampleInstant(64) }],
  routes,
  seats: [
    sampleSeat(1, '何小满', { resourceIds: [losAngeles, ningbo] }),
    sampleSeat(2, '林怡凡', { resourceIds: [rotterdam, losAngeles, ningbo] }),
    sampleSeat(3, '赵衡', { lastSeenAt: sampleInstant(-41), resourceIds: [rotterdam] }),
    sampleSeat(4, null, { firstPassword: true, lastSeenAt: null, createdAt: sampleInstant(-1) }),
    sampleSeat(9, '郭文博', { number: null, disabled: true }),
  ],
};

const department = (index: number, parent: number | null, name: string, members: number): Department => ({
  id: sampleId(13, index),
  parentId: parent === null ? null : sampleId(13, parent),
  name,
  members,
  version: 1,
});

export const sampleDepartments: readonly Department[] = [
  department(1, null, '销售部', 0),
  department(2, 1, '跨太平洋组', 3),
  department(3, 1, '欧洲组', 1),
  department(4, null, '操作部', 2),
];

function sampleEmployee(index: number, name: string, more: Partial<Employee> = {}): Employee {
  return {
    id: sampleId(12, index),
    name,
    department: { id: sampleId(13, 2), name: '跨太平洋组' },
    phone: `1000000010${index}`,
    email: `people${index}@example.com`,
    type: 'member',
    account: { id: sampleId(11, index), username: `yuanfan0${index}`, disabled: false, number: index },
    self: false,
    invitedAt: null,
    invitation: null,
    version: 1,
    ...more,
  };
}

export const sampleEmployees: readonly Employee[] = [
  sampleEmployee(8, '周海宁', {
    department: null,
    type: 'admin',
    self: true,
    phone: null,
    account: { id: sampleId(11, 8), username: 'yuanfanAdmin', disabled: false, number: null },
  }),
  sampleEmployee(1, '何小满'),
  sampleEmployee(2, '林怡凡', { email: null }),
  sampleEmployee(5, '吴佳', {
    account: null,
    invitedAt: sampleInstant(-1),
    invitation: { state: 'open', at: sampleInstant(-1) },
  }),
  sampleEmployee(6, '唐悦', {
    department: { id: sampleId(13, 4), name: '操作部' },
    account: null,
    phone: null,
  }),
];
