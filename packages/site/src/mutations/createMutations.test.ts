import { GatewayError, type Send } from '@fairway/gateway';
import { expect, test, vi } from 'vitest';
import {
  createMutations,
  type Mutation,
  type MutationOptions,
  type MutationsParts,
} from './createMutations.ts';
import { storedMutations } from './storedMutations.ts';

const connectionLost = new GatewayError('network', 'POST /campaign');
const refused = new GatewayError('refused', 'POST /campaign', { msg: 'A colleague was quicker' });
const invalid = new GatewayError('invalid', 'POST /campaign', { msg: 'The name is too long' });
const sessionOver = new GatewayError('session', 'POST /campaign', { msg: 'Log in again' });

interface Campaign {
  readonly id: number;
}

type OpenQuestion = Parameters<MutationsParts['questions']['ask']>[0] & {
  readonly settle: (yes: boolean) => void;
};

/** Opens a page with its messages, and a server that completes each request as the test specifies. */
function open(
  ends: readonly (GatewayError | 'done' | Promise<unknown>)[] = [],
  options: Partial<MutationOptions<Campaign, string>> = {},
) {
  const messages = new Map<unknown, Parameters<MutationsParts['toasts']['show']>[0]>();
  let question: OpenQuestion | undefined;
  let isLoggedIn = true;
  const stored = new Map<string, string>();
  const storage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  const reload = vi.fn(async () => {});
  const reloadAfter = vi.fn((_done: unknown, load: () => Promise<void>) => load());
  const { mutate, mutateAsync, takeStored } = createMutations({
    toasts: { show: (message) => messages.set(message.code, message).size },
    questions: {
      ask: (options) =>
        new Promise((settle) => {
          question = { ...options, settle };
        }),
    },
    say: (key: string) => key,
    messageOf: (error: unknown) => (error as GatewayError).msg ?? 'The connection is lost',
    send: vi.fn() as unknown as Send,
    isLoggedIn: () => isLoggedIn,
    storedMutations: storedMutations('portal', () => storage),
    reloadAfter,
  });
  const send = vi.fn();
  let next = 0;
  const goToLogin = vi.fn();
  let page = 'campaigns';
  const states: { readonly data?: string; readonly error?: unknown }[] = [];
  const mutation: Mutation<Campaign, string> = {
    identity: {},
    run: async (variables) => {
      send(variables);
      const end = ends[next++] ?? 'done';
      if (end instanceof GatewayError) throw end;
      await end;
      return `answer ${next}`;
    },
    options: {
      subject: ({ id }) => `campaign ${id}`,
      success: (_, { id }) => `Campaign ${id} is on`,
      ...options,
    },
    reload,
    goToLogin,
    pageKey: () => page,
    report: (state) => states.push(state),
  };
  return {
    mutate: (variables: Campaign) => mutate(mutation, variables),
    mutateAsync: (variables: Campaign) => mutateAsync(mutation, variables),
    question: () => question,
    press: (subject: string) => messages.get(subject)?.action?.onPress(),
    texts: () => [...messages.values()].map(({ tone, text, action }) => [tone, text, action?.label]),
    leave: () => {
      page = 'next';
    },
    logIn: () => {
      isLoggedIn = true;
    },
    logOut: () => {
      isLoggedIn = false;
    },
    ...{ reload, reloadAfter, sent: send, states, goToLogin, takeStored },
  };
}

test('a success is shown, and the page is refreshed with the same message', async () => {
  const { mutate, texts, reload, reloadAfter, states } = open();
  await mutate({ id: 1 });
  expect(texts()).toEqual([['good', 'Campaign 1 is on', undefined]]);
  expect(reload).toHaveBeenCalledOnce();
  // If the connection is lost during the refresh, one message covers both.
  expect(reloadAfter.mock.calls[0]?.[0]).toEqual({ code: 'campaign 1', text: 'Campaign 1 is on' });
  expect(states).toEqual([{ data: 'answer 1' }]);
});

test('a second press while the first is pending sends nothing and repeats no message', async () => {
  const first = Promise.withResolvers<void>();
  const onSuccess = vi.fn();
  const { mutate, mutateAsync, sent, reload } = open([first.promise], { onSuccess });
  const presses = [mutate({ id: 1 }), mutate({ id: 1 }), mutateAsync({ id: 1 })];
  first.resolve();
  await Promise.all(presses);
  expect(sent).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  await mutate({ id: 1 });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('mutations with other variables run at the same time', async () => {
  const first = Promise.withResolvers<void>();
  const { mutate, sent, texts } = open([first.promise]);
  const slow = mutate({ id: 1 });
  await mutate({ id: 2 });
  expect(sent).toHaveBeenCalledTimes(2);
  first.resolve();
  await slow;
  expect(texts().map(([, text]) => text)).toEqual(['Campaign 2 is on', 'Campaign 1 is on']);
});

test('a refusal is shown, and the page is refreshed, because its data may be stale', async () => {
  const { mutate, texts, reload, states } = open([refused]);
  await mutate({ id: 1 });
  expect(texts()).toEqual([['bad', 'A colleague was quicker', undefined]]);
  expect(reload).toHaveBeenCalledOnce();
  expect(states).toEqual([{ error: refused }]);
});

test('after refused fields nothing on the page can have changed', async () => {
  const { mutateAsync, reload } = open([invalid]);
  await expect(mutateAsync({ id: 1 })).rejects.toBe(invalid);
  expect(reload).not.toHaveBeenCalled();
});

test('a lost connection is shown once, and the message runs the mutation again', async () => {
  const { mutate, press, texts, reload, sent } = open([connectionLost]);
  await mutate({ id: 1 });
  expect(texts()).toEqual([['bad', 'The connection is lost', 'failure.retry']]);
  expect(reload).not.toHaveBeenCalled();
  press('campaign 1');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(texts()).toEqual([['good', 'Campaign 1 is on', undefined]]);
  // The same content: the gateway sends it under its old key.
  expect(sent.mock.calls).toEqual([[{ id: 1 }], [{ id: 1 }]]);
});

test('a caller that shows failures itself gets them, without a message', async () => {
  const { mutateAsync, texts, reload } = open([connectionLost, refused]);
  await expect(mutateAsync({ id: 1 })).rejects.toBe(connectionLost);
  expect(reload).not.toHaveBeenCalled();
  await expect(mutateAsync({ id: 1 })).rejects.toBe(refused);
  expect(reload).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
  expect(await mutateAsync({ id: 1 })).toBe('answer 3');
  expect(texts()).toEqual([['good', 'Campaign 1 is on', undefined]]);
});

test('a failure that the component has shown is no error of its caller', async () => {
  const onError = vi.fn(() => true);
  const { mutate, mutateAsync, texts, states } = open([refused, refused], { onError });
  await mutate({ id: 1 });
  expect(await mutateAsync({ id: 1 })).toBeUndefined();
  expect(texts()).toEqual([]);
  expect(onError).toHaveBeenCalledWith(refused, { id: 1 });
  expect(states).toEqual([{}, {}]);
});

test('the message of a success offers to undo it', async () => {
  const onPress = vi.fn();
  const { mutate, press, texts } = open([], { undo: () => ({ label: 'Undo', onPress }) });
  await mutate({ id: 1 });
  expect(texts()).toEqual([['good', 'Campaign 1 is on', 'Undo']]);
  press('campaign 1');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a declined confirmation sends and refreshes nothing, an accepted one does', async () => {
  const { mutate, question, texts, reload, sent } = open([], { confirm: () => ({ title: 'Turn it on?' }) });
  const declined = mutate({ id: 1 });
  question()?.settle(false);
  await declined;
  expect([sent.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
  const accepted = mutate({ id: 1 });
  await question()?.run?.();
  question()?.settle(true);
  await accepted;
  expect(texts()).toEqual([['good', 'Campaign 1 is on', undefined]]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a failure during a confirmation is shown there; if it is given up, the page is refreshed', async () => {
  const { mutate, question, texts, reload } = open([connectionLost], {
    confirm: () => ({ title: 'Turn it on?' }),
  });
  const pending = mutate({ id: 1 });
  await expect(question()?.run?.()).rejects.toBe(connectionLost);
  expect(question()?.failure?.(connectionLost)).toBe('The connection is lost');
  expect(texts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
  question()?.settle(false);
  await pending;
  expect(reload).toHaveBeenCalledOnce();
});

test('the press of a visitor waits for the login, and is taken once', async () => {
  const { mutate, goToLogin, sent, logIn, logOut, takeStored } = open([], { afterLogin: 'follow' });
  logOut();
  await mutate({ id: 1 });
  expect(goToLogin).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  logIn();
  expect(takeStored('collect')).toBeNull();
  expect(takeStored('follow')?.variables).toEqual({ id: 1 });
  expect(takeStored('follow')).toBeNull();
});

test('only the newest press of a visitor waits: one that they gave up is not run by a later login', async () => {
  const { mutate, logOut, takeStored } = open([], { afterLogin: 'follow' });
  logOut();
  await mutate({ id: 1 });
  await mutate({ id: 2 });
  expect(takeStored('follow')?.variables).toEqual({ id: 2 });
  expect(takeStored('follow')).toBeNull();
});

test('a press after the session has ended waits for the login as well, and only the dialog of the session appears', async () => {
  const { mutate, texts, goToLogin, takeStored } = open([sessionOver], { afterLogin: 'follow' });
  await mutate({ id: 1 });
  expect(texts()).toEqual([]);
  expect(goToLogin).not.toHaveBeenCalled();
  expect(takeStored('follow')?.variables).toEqual({ id: 1 });
});

test('a mutation that leaves the page or does not change it refreshes nothing', async () => {
  const { mutate, reload } = open(['done', refused], { refresh: false });
  await mutate({ id: 1 });
  await mutate({ id: 1 });
  expect(reload).not.toHaveBeenCalled();
});

test('a mutation can refresh by its own function', async () => {
  const refresh = vi.fn(async () => {});
  const { mutate, reload } = open([], { refresh });
  await mutate({ id: 1 });
  expect(refresh).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that the success has left is not refreshed', async () => {
  const page: ReturnType<typeof open> = open([], { onSuccess: () => page.leave() });
  await page.mutate({ id: 1 });
  expect(page.reload).not.toHaveBeenCalled();
});
