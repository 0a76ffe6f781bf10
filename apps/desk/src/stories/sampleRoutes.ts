import type { KeptGroup, KeptRoute } from '@fairway/gateway/contract/seaRouteDesk';
import type { StaffSelf } from '@fairway/gateway/contract/staffAuth';
import { sampleSeaRoute } from '@fairway/gateway/mock';

/** An invented keeper of prices. */
export const pricing: StaffSelf = {
  id: '019a0000-0000-7000-8000-000000000701',
  name: '杜若衡（示例）',
  email: 'desk.pricing@example.com',
  roles: ['pricing'],
};

/** A route as the staff keep it. */
export function sampleKept(more: Partial<KeptRoute> = {}): KeptRoute {
  return { ...sampleSeaRoute(), onSale: true, subscriptions: 12, sailings: 64, ...more };
}

export const keptRoutes: readonly KeptRoute[] = [
  sampleKept(),
  sampleKept({ ...sampleSeaRoute('CNNGB', 'NLRTM'), subscriptions: 1280, sailings: 41 }),
  sampleKept({ ...sampleSeaRoute('CNYTN', 'NLRTM'), subscriptions: 0, sailings: 0 }),
  sampleKept({ ...sampleSeaRoute('CNYTN', 'USLAX'), onSale: false, subscriptions: 3, sailings: 0 }),
];

export const keptGroups: readonly KeptGroup[] = [
  { code: 'EUR', nameZh: '欧洲(西北欧)', nameEn: 'North Europe', routes: 2 },
  { code: 'USW', nameZh: '美西', nameEn: 'US West Coast', routes: 2 },
];
