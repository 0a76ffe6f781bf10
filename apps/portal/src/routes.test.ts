import { expect, it } from 'vitest';
import { builtScreens, moduleOf, routes } from './routes.ts';

it('has a row for every screen, and one folder a row', () => {
  const named = routes.map(({ screen }) => moduleOf(screen));
  expect(named).toEqual(expect.arrayContaining([...builtScreens]));
  expect(new Set(named).size).toBe(named.length);
});
