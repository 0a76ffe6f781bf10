import { expect, it } from 'vitest';
import { builtScreens, isBuiltRoute, moduleOf, routes } from './routes.ts';

it('has a page for every screen, and a screen for every page that names one', () => {
  const named = routes.filter(isBuiltRoute).map(({ screen }) => moduleOf(screen));
  expect(named.toSorted()).toEqual(builtScreens.toSorted());
});
