import { describe, expect, it } from 'vitest';
import { builtPages, createPages, type Screen, type Screens } from './pages.ts';

const rows = [
  { path: '/', screen: 'home/home' },
  { path: '/mySetting', screen: 'account/mySetting' },
  { path: '/logisticsTool/HScode', screen: 'tools/hsCode' },
  { path: '/insure', screen: 'insurance/insure' },
] as const;
const Nothing = () => null;
const screen = async (): Promise<Screen> => ({ Component: Nothing });
const screens: Screens = {
  './screens/home/home/route.tsx': screen,
  './screens/account/mySetting/route.tsx': screen,
  './screens/tools/hsCode/route.tsx': screen,
};
const pages = createPages(builtPages(rows, screens), screens, {});

describe('the pages of a site', () => {
  it.each([
    ['/mySetting', '/mySetting'],
    ['/mysetting', '/mySetting'],
    ['/LOGISTICSTOOL/hscode/', '/logisticsTool/HScode'],
    ['/', '/'],
  ])('%s is found in any case', (typed, path) => {
    expect(pages.at(typed)?.path).toBe(path);
  });

  it('are titled after the last part of their folder, and as not found where there is none', () => {
    expect(pages.titleKeyOf('/mysetting')).toBe('mySetting');
    expect(pages.titleKeyOf('/nowhere')).toBe('notFound');
  });

  it('are not there until their folder is', () => {
    expect(pages.at('/insure')).toBeUndefined();
    expect(pages.titleKeyOf('/insure')).toBe('notFound');
  });

  it('need no loader', async () => {
    const [home] = pages.all;
    if (!home) throw new Error('there is no page');
    const load = await pages.fetchLoader(home);
    expect(load).toBeTypeOf('function');
  });
});
