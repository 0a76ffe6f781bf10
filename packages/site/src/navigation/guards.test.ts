import { GatewayError } from '@fairway/gateway';
import { describe, expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { createGuard } from './guards.ts';
import { withLogin } from './loginAddress.ts';
import { ComingSoon, type PageAccess } from './pageAccess.ts';
import type { Page } from './pages.ts';

const member: Session = { token: 'held', expiresAt: '2026-12-20T00:00:00Z' };
const news: Page = { path: '/news', screen: 'news/news' };
const orders: Page = { path: '/orders', screen: 'order/orders', auth: true };

/** A site with an open page, or none yet. */
function scene({ session = null, access = 'open', shown: visibleAddress = null }: Partial<Scene> = {}) {
  let currentSession: Session | null = session;
  const reasons: (string | undefined)[] = [];
  const guard = createGuard({
    session: { current: () => currentSession },
    sessionLost: async (_held, known) => {
      reasons.push(known);
      currentSession = null;
    },
    loginAddress: withLogin,
    access: async () => access,
    visibleAddress: () => visibleAddress,
  });
  return { guard, lost: reasons };
}
interface Scene {
  session: Session | null;
  access: PageAccess;
  shown: string | null;
}

/** Returns the address of the redirect, if there was one instead of the page. */
async function ledTo(page: Promise<unknown>): Promise<string | null> {
  const redirected = await page.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (redirected instanceof Response) return redirected.headers.get('location');
  throw redirected ?? new Error('the page was shown');
}

/** Reads as from a server that has ended the session, and then as a visitor. */
function endedOnce() {
  let ended = true;
  return async () => {
    if (!ended) return 'for visitors';
    ended = false;
    throw new GatewayError('session', 'select', { msg: 'Logged in elsewhere' });
  };
}

describe('a page that needs login', () => {
  test('opens for who is logged in', async () => {
    const { guard } = scene({ session: member });
    expect(await guard(orders, '/orders', () => 'rows')).toBe('rows');
  });

  test('sends a visitor home at first, and leaves them where they are later; the login leads on', async () => {
    expect(await ledTo(scene().guard(orders, '/orders?page=2', () => 'rows'))).toBe(
      '/?login=1&next=%2Forders%3Fpage%3D2',
    );
    const later = scene({ shown: '/news?categoryId=1' }).guard(orders, '/orders', () => 'rows');
    expect(await ledTo(later)).toBe('/news?categoryId=1&login=1&next=%2Forders');
  });

  test('does not stay when its reader is logged out on it', async () => {
    const { guard, lost } = scene({ session: member, shown: '/orders' });
    expect(await ledTo(guard(orders, '/orders', endedOnce()))).toBe('/?login=1&next=%2Forders');
    expect(lost).toEqual(['Logged in elsewhere']);
  });

  test('keeps the pressed page as the target if it cannot stay on the current one', async () => {
    const { guard } = scene({ shown: '/orders' });
    const first = await ledTo(guard(orders, '/orders?status=3', () => 'rows'));
    expect(first).toBe('/orders?login=1&next=%2Forders%3Fstatus%3D3');
    expect(await ledTo(guard(orders, first ?? '', () => 'rows'))).toBe(
      '/?login=1&next=%2Forders%3Fstatus%3D3',
    );
  });
});

describe('any other page', () => {
  test('is read again as a visitor when the session has ended, and this is reported', async () => {
    const { guard, lost } = scene({ session: member });
    expect(await guard(news, '/news', endedOnce())).toBe('for visitors');
    expect(lost).toEqual(['Logged in elsewhere']);
  });

  test('leads to /notFound by code 10011002, and shows what else fails', async () => {
    const fails = (error: GatewayError) => scene().guard(news, '/news', () => Promise.reject(error));
    expect(await ledTo(fails(new GatewayError('refused', 'select', { codeName: 'notFound' })))).toBe(
      '/notFound',
    );
    await expect(fails(new GatewayError('fault', 'select'))).rejects.toThrow(GatewayError);
  });

  test('requires login, or is only announced, where staff set it so', async () => {
    expect(await ledTo(scene({ access: 'login' }).guard(news, '/news', () => 'rows'))).toBe(
      '/?login=1&next=%2Fnews',
    );
    await expect(scene({ access: 'soon' }).guard(news, '/news', () => 'rows')).rejects.toThrow(ComingSoon);
  });
});
