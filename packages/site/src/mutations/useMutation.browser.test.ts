import { GatewayError, type Send } from '@fairway/gateway';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { withLogin } from '../navigation/loginAddress.ts';
import { SiteProvider, type SiteProviderProps } from '../SiteProvider.tsx';
import { type ShellData, shellRoute } from '../session/reader.ts';
import type { Site } from '../site.ts';
import { createMutations } from './createMutations.ts';
import { storedMutations } from './storedMutations.ts';
import { type MutationResult, useMutation } from './useMutation.ts';

const invalid = new GatewayError('invalid', 'POST /follow', {
  fields: [{ field: 'body.route', rule: 'required', msg: 'Choose a route' }],
});
const sessionOver = new GatewayError('session', 'POST /follow');

type Follow = MutationResult<string, string>;

interface ButtonProps {
  readonly run: (route: string) => Promise<string>;
  readonly onRender: (follow: Follow) => void;
}

/** A component that follows a route. */
function Button({ run, onRender }: ButtonProps) {
  onRender(useMutation(run, { subject: 'follow', success: (answer) => answer, afterLogin: 'follow' }));
  return null;
}

let unmount = () => {};
afterEach(() => {
  unmount();
  sessionStorage.clear();
});

/** A page of a site with one such component; `run` is the server. */
async function open(run: (route: string) => Promise<string>, loggedIn = true) {
  const messages: string[] = [];
  let token = loggedIn ? 'token' : null;
  const read = vi.fn();
  let newest: Follow | undefined;
  const router = createMemoryRouter([
    {
      id: shellRoute,
      path: '/*',
      loader: (): ShellData => {
        read();
        return { reader: { kind: token === null ? 'visitor' : 'member' }, token: token, ownerCount: 0 };
      },
      element: null,
      hydrateFallbackElement: null,
    },
  ]);
  const site = {
    localization: { i18n: i18next.createInstance() },
    navigation: { loginAddress: withLogin },
    mutations: createMutations({
      toasts: { show: ({ text }) => messages.push(text) },
      questions: { ask: async () => true },
      say: (key: string) => key,
      messageOf: () => 'It failed',
      send: vi.fn() as unknown as Send,
      isLoggedIn: () => token !== null,
      storedMutations: storedMutations('portal', () => sessionStorage),
      reloadAfter: (_done, load) => load(),
    }),
  } as unknown as Site;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (children: ReactNode) => {
    const parts = [createElement(RouterProvider, { router, key: 'router' }), children];
    const props: SiteProviderProps = { site, kit: {} as never, router, children: parts };
    root.render(createElement(SiteProvider, props));
  };
  const onRender = (follow: Follow) => {
    newest = follow;
  };
  draw(createElement(Button, { run, onRender, key: 'button' }));
  await vi.waitFor(() => expect([router.state.initialized, newest !== undefined]).toEqual([true, true]));
  unmount = () => root.unmount();
  const readAs = async (next: string | null) => {
    token = next;
    await router.revalidate();
  };
  return {
    follow: () => newest as Follow,
    removeButton: () => draw(null),
    logIn: () => readAs('another token'),
    logOut: () => readAs(null),
    address: () => router.state.location.search,
    ...{ messages, read },
  };
}

test('it is pending until the page is refreshed, and then has its data', async () => {
  const answer = Promise.withResolvers<string>();
  const { follow, messages, read } = await open(() => answer.promise);
  expect(follow().pending).toBe(false);
  const running = follow().mutate('CNSHA-USLAX');
  await vi.waitFor(() =>
    expect(follow()).toMatchObject({ pending: true, variables: 'CNSHA-USLAX', data: undefined }),
  );
  answer.resolve('Followed');
  await running;
  expect(messages).toEqual(['Followed']);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(follow()).toMatchObject({ pending: false, data: 'Followed' }));
  follow().reset();
  await vi.waitFor(() => expect(follow().data).toBeUndefined());
});

test('a double press sends one mutation', async () => {
  const run = vi.fn(async () => 'Followed');
  const { follow, messages } = await open(run);
  const { mutate } = follow();
  await Promise.all([mutate('CNSHA-USLAX'), mutate('CNSHA-USLAX')]);
  expect(run).toHaveBeenCalledOnce();
  expect(messages).toEqual(['Followed']);
});

test('returns refused fields for display', async () => {
  const { follow } = await open(() => Promise.reject(invalid));
  await expect(follow().mutateAsync('')).rejects.toBe(invalid);
  await vi.waitFor(() =>
    expect(follow()).toMatchObject({ pending: false, error: invalid, fieldErrors: invalid.fields }),
  );
});

test('a component that is gone still gets its message and refresh', async () => {
  const answer = Promise.withResolvers<string>();
  const { follow, removeButton, messages, read } = await open(() => answer.promise);
  const running = follow().mutate('CNSHA-USLAX');
  removeButton();
  answer.resolve('Followed');
  await running;
  expect(messages).toEqual(['Followed']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the press of a visitor opens the login, and runs once after it', async () => {
  const run = vi.fn(async (route: string) => `Followed ${route}`);
  const { follow, logIn, address, messages } = await open(run, false);
  await follow().mutate('CNSHA-USLAX');
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(address()).toBe('?login=1'));
  await logIn();
  await vi.waitFor(() => expect(messages).toEqual(['Followed CNSHA-USLAX']));
  await logIn();
  expect(run).toHaveBeenCalledOnce();
});

test('a press whose session ends during the call runs once after the login', async () => {
  const run = vi.fn(async () => 'Followed').mockRejectedValueOnce(sessionOver);
  const { follow, logOut, logIn, messages } = await open(run);
  await follow().mutate('CNSHA-USLAX');
  expect(messages).toEqual([]);
  await logOut();
  await logIn();
  await vi.waitFor(() => expect(messages).toEqual(['Followed']));
  expect(run).toHaveBeenCalledTimes(2);
});
