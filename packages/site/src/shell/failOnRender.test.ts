import { expect, it } from 'vitest';
import type { Page } from '../navigation/pages.ts';
import { failOnRender } from './failOnRender.ts';

const page: Page = { path: '/buoys', screen: 'tools/buoys' };

it('returns a loaded part unchanged', async () => {
  const screen = () => 'buoys';
  const part = await failOnRender(async () => screen)(page);
  expect(part).toBe(screen);
});

it('code that cannot be fetched throws where it would render, so that the router has a failure to show', async () => {
  const missingModule = new TypeError('Failed to fetch dynamically imported module');
  const part = await failOnRender<() => string>(() => Promise.reject(missingModule))(page);
  expect(() => part()).toThrow(missingModule);
});
