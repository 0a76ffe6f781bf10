import { expect, test, vi } from 'vitest';
import { bizCollection } from '../../../gateway/src/contract/bizCollection.ts';
import { reply } from '../../../gateway/src/testing/fakeServer.ts';
import { setUp } from '../../../gateway/src/testing/setUp.ts';
import { createMutations, type Mutation } from './createMutations.ts';
import { storedMutations } from './storedMutations.ts';

/** A page on a server that executes each idempotency key once. The connection is cut before or after that, until it is repaired. */
function open(cut?: 'before' | 'after') {
  const answers = new Map<string, number>();
  const { server, gateway } = setUp({ token: 'tok' });
  let isCut = cut !== undefined;
  const handle = ({ headers }: { readonly headers: Headers }) => {
    if (isCut && cut === 'before') throw new TypeError('Failed to fetch');
    const key = headers.get('idempotency-key') ?? '';
    const count = answers.get(key) ?? answers.size + 1;
    answers.set(key, count);
    if (isCut && cut === 'after') throw new TypeError('Failed to fetch');
    return reply({ removed: count });
  };
  server.answer(...Array.from({ length: 10 }, () => handle));
  const messages: { readonly text: string; readonly retry: (() => void) | undefined }[] = [];
  const mutations = createMutations({
    toasts: { show: ({ text, action }) => messages.push({ text, retry: action?.onPress }) },
    questions: { ask: async () => true },
    say: (key: string) => key,
    messageOf: () => 'The connection is lost',
    send: gateway.send,
    isLoggedIn: () => true,
    storedMutations: storedMutations('portal', () => ({}) as Storage),
    reloadAfter: (_done, load) => load(),
  });
  const mutation: Mutation<{ newsIds: string[] }, { removed: number }> = {
    identity: bizCollection.deleteCollection,
    run: (body, send) => send(bizCollection.deleteCollection, { body }),
    options: { subject: 'collection', success: ({ removed }) => `Removed ${removed}` },
    reload: async () => {},
    goToLogin: () => {},
    pageKey: () => 'page',
    report: () => {},
  };
  const keys = () => new Set(server.seen.map(({ headers }) => headers.get('idempotency-key')));
  return {
    press: () => mutations.mutate(mutation, { newsIds: ['01942f5e-0000-7000-8000-000000000001'] }),
    last: () => messages.at(-1),
    repair: () => {
      isCut = false;
    },
    executed: () => answers.size,
    keys,
  };
}

test.each(['before', 'after'] as const)(
  'a connection that is cut %s the request is executed: the retry has the same key, and shows the first response',
  async (cut) => {
    const { press, repair, last, executed, keys } = open(cut);
    await press();
    expect(last()?.text).toBe('The connection is lost');
    repair();
    last()?.retry?.();
    await vi.waitFor(() => expect(last()?.text).toBe('Removed 1'));
    expect(executed()).toBe(1);
    expect(keys().size).toBe(1);
  },
);

test('a press after a response is a new mutation', async () => {
  const { press, last, keys } = open();
  await press();
  await press();
  expect(last()?.text).toBe('Removed 2');
  expect(keys().size).toBe(2);
});
