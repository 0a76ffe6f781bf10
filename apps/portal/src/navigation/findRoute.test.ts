import { describe, expect, it } from 'vitest';
import { isBuilt, routes } from '../routes.ts';
import { findRoute } from './findRoute.ts';
import { titleKeyOf } from './pageTitle.ts';

describe('the route table', () => {
  it.each([
    ['/mySetting', '/mySetting'],
    ['/mysetting', '/mySetting'],
    ['/LOGISTICSTOOL/hscode/', '/logisticsTool/HScode'],
    ['/', '/'],
  ])('finds %s', (typed, path) => {
    expect(findRoute(routes, typed)?.path).toBe(path);
  });

  it('names every path once', () => {
    const paths = routes.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('answers unknown and unbuilt pages as not found', () => {
    expect(titleKeyOf('/nowhere')).toBe('notFound');
    expect(titleKeyOf('/insure')).toBe('notFound');
    expect(isBuilt('/insure')).toBe(false);
  });
});
