import { join } from 'node:path';
import { expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const root = join(import.meta.dirname, '..');

it('a validator reaches its own test, the fields that use it, and the server', () => {
  const { unit, server, stories } = affectedBy(root, ['packages/trade/src/validators/mobile.ts']);
  expect(unit).toContain('packages/trade/src/validators/mobile.test.ts');
  expect(stories).toContain('packages/forms/src/fields/PhoneField/PhoneField.stories.tsx');
  expect(server.length).toBeGreaterThan(0);
});

it('a screen reaches the stories of its folder and not those of other screens', () => {
  const { stories } = affectedBy(root, ['apps/portal/src/screens/account/myVipInfo/route.tsx']);
  expect(stories).toContain('apps/portal/src/screens/account/myVipInfo/MyVipInfoScreen.stories.tsx');
  expect(stories.filter((file) => file.startsWith('apps/portal/src/screens/news/'))).toEqual([]);
});

it('a store of an area reaches the tests of the area, which start the server', () => {
  const { server } = affectedBy(root, ['apps/server/src/areas/invoice/store.ts']);
  expect(server).toContain('apps/server/src/areas/invoice/invoice.test.ts');
});

it('a document changes no test', () => {
  const { unit, server, stories } = affectedBy(root, ['docs/architecture.md']);
  expect([...unit, ...server, ...stories]).toEqual([]);
});

it('the lock file concerns everything', () => {
  expect(affectedBy(root, ['pnpm-lock.yaml']).everything).toEqual(['pnpm-lock.yaml']);
});
