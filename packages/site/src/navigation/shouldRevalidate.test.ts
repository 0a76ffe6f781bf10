import { expect, test } from 'vitest';
import { revalidation } from './shouldRevalidate.ts';

interface Change {
  from: string;
  to: string;
  /** The current user is not the one that the page was loaded for. */
  other?: boolean;
  /** Something was written since the shell was loaded. */
  isWritten?: boolean;
  /** Whether the connection was lost on the way to another address. */
  back?: boolean;
}

test.each<[string, Change, { page: boolean; shell: boolean }]>([
  ['another page', { from: '/orders', to: '/seats' }, { page: true, shell: true }],
  ['another filter', { from: '/orders', to: '/orders?status=2' }, { page: true, shell: false }],
  [
    'the next case after a decision',
    { from: '/orders', to: '/orders?status=2', isWritten: true },
    { page: true, shell: true },
  ],
  [
    'the same address, read again',
    { from: '/orders?page=2', to: '/orders?page=2' },
    { page: true, shell: true },
  ],
  [
    'the login opens',
    { from: '/orders?page=2', to: '/orders?page=2&login=1' },
    { page: false, shell: false },
  ],
  [
    'back to what is in sight',
    { from: '/orders?page=2', to: '/orders?page=2', back: true },
    { page: false, shell: false },
  ],
  ['another session', { from: '/orders', to: '/orders?status=2', other: true }, { page: true, shell: true }],
])('%s: whether page and shell are read', (_, { from, to, other, isWritten = false, back = false }, read) => {
  const current = () => ({ token: other ? 'theirs' : 'mine', expiresAt: '2026-12-20T00:00:00Z' });
  const { page, shell } = revalidation({
    session: { current },
    visibleToken: () => 'mine',
    isShellStale: () => isWritten,
    isReturn: () => back,
  });
  const change = {
    currentUrl: new URL(from, 'https://fairway.example'),
    nextUrl: new URL(to, 'https://fairway.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  };
  expect({ page: page(change), shell: shell(change) }).toEqual(read);
});
