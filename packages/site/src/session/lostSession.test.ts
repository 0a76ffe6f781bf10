import { expect, test, vi } from 'vitest';
import { createSessionLost, type SessionLostParts } from './lostSession.ts';
import type { Session } from './session.ts';

const session = (token: string): Session => ({ token, expiresAt: '2026-12-20T00:00:00Z' });

/** A browser with a session, and a reader who answers the question. */
function scene(open: Session | null, reason?: string, again = false) {
  let current = open;
  const ask = vi.fn(async ({ text }: { text?: unknown }) => void text);
  const openLogin = vi.fn();
  const reportLost = createSessionLost({
    session: { current: () => current, set: (next) => (current = next) },
    questions: {
      ask: async (question: { text?: unknown }) => {
        await ask(question);
        return again;
      },
    } as unknown as SessionLostParts['questions'],
    say: (key) => key,
    reasonOf: async () => reason,
    openLogin,
  });
  return { reportLost, ask, openLogin, current: () => current };
}

test('clears an ended login and requests the reason from the server', async () => {
  const { reportLost, ask, current } = scene(session('a'), 'Logged in elsewhere');
  await reportLost(session('a'), 'Expired');
  expect(current()).toBeNull();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'Logged in elsewhere' }));
});

test('reports it as expired if the reason is unknown', async () => {
  const { reportLost, ask } = scene(null);
  await reportLost(null);
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ text: 'failure.session' }));
});

test('a login opened meanwhile is left alone', async () => {
  const { reportLost, ask, current } = scene(session('newer'));
  await reportLost(session('older'));
  expect(current()?.token).toBe('newer');
  expect(ask).not.toHaveBeenCalled();
});

test('leads a reader who wants to continue to the login', async () => {
  const { reportLost, openLogin } = scene(session('a'), undefined, true);
  await reportLost(session('a'));
  await vi.waitFor(() => expect(openLogin).toHaveBeenCalledOnce());
});
