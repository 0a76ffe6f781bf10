import { GatewayError } from '@fairway/gateway';
import { expect, test, vi } from 'vitest';
import { createPresses, type PressesParts } from './presses.ts';

const lost = new GatewayError('network', 'POST /campaign');
const refused = new GatewayError('refused', 'POST /campaign', { msg: 'A colleague was quicker' });

type Asked = Parameters<PressesParts['questions']['ask']>[0] & { readonly settle: (yes: boolean) => void };

/** A page with its messages, and a server that ends each press as the test says. */
function open(...ends: readonly (GatewayError | 'done')[]) {
  /** What stands, by what it is about. */
  const shown = new Map<unknown, Parameters<PressesParts['toasts']['show']>[0]>();
  const show: PressesParts['toasts']['show'] = (message) => shown.set(message.code, message).size;
  let question: Asked | undefined;
  const ask: PressesParts['questions']['ask'] = (asked) =>
    new Promise((settle) => {
      question = { ...asked, settle };
    });
  const reread = vi.fn(async () => {});
  const sent = vi.fn();
  let next = 0;
  const run = async () => {
    sent();
    const end = ends[next++] ?? 'done';
    if (end !== 'done') throw end;
    return { text: 'Campaign is on' };
  };
  const messageOf = (error: unknown) => (error as GatewayError).msg ?? 'The line is lost';
  const parts = { toasts: { show }, questions: { ask }, say: (key: string) => key, messageOf, reread };
  return {
    presses: createPresses(parts),
    press: { code: 'campaign 1', run },
    asked: () => question,
    retry: () => shown.get('campaign 1')?.action?.onPress(),
    told: () => [...shown.values()].map(({ text, action }) => [text, action?.label]),
    ...{ reread, sent },
  };
}

test('what is done is told, and the page is read anew', async () => {
  const { presses, press, told, reread } = open();
  await presses.press(press);
  expect(told()).toEqual([['Campaign is on', undefined]]);
  // The reload shares the message: if the connection is lost then, one message covers both.
  expect(reread).toHaveBeenCalledExactlyOnceWith({ code: 'campaign 1', text: 'Campaign is on' });
});

test('what is refused is told, and the page shows how it stands', async () => {
  const { presses, press, told, reread } = open(refused);
  await presses.press(press);
  expect(told()).toEqual([['A colleague was quicker', undefined]]);
  expect(reread).toHaveBeenCalledOnce();
});

test('what is lost with the line is told once, and the message makes the press again', async () => {
  const { presses, press, retry, told, reread, sent } = open(lost);
  await presses.press(press);
  expect(told()).toEqual([['The line is lost', 'failure.retry']]);
  expect(reread).not.toHaveBeenCalled();
  retry();
  await vi.waitFor(() => expect(told()).toEqual([['Campaign is on', undefined]]));
  expect(sent).toHaveBeenCalledTimes(2);
  expect(reread).toHaveBeenCalledOnce();
});

test('a form says itself what goes wrong: after a refusal the page is read anew, after a lost line it is not', async () => {
  const { presses, press, told, reread } = open(lost, refused);
  await expect(presses.submit(press)).rejects.toBe(lost);
  expect(reread).not.toHaveBeenCalled();
  await expect(presses.submit(press)).rejects.toBe(refused);
  expect(reread).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
  await presses.submit(press);
  expect(told()).toEqual([['Campaign is on', undefined]]);
});

test('a no reads nothing anew, a yes does', async () => {
  const { presses, press, asked, told, reread, sent } = open();
  const no = presses.ask({ title: 'Turn it on?' }, press);
  asked()?.settle(false);
  expect(await no).toBe(false);
  expect([sent.mock.calls.length, reread.mock.calls.length]).toEqual([0, 0]);
  const yes = presses.ask({ title: 'Turn it on?' }, press);
  await asked()?.run?.();
  asked()?.settle(true);
  expect(await yes).toBe(true);
  expect(told()).toEqual([['Campaign is on', undefined]]);
  expect(reread).toHaveBeenCalledOnce();
});

test('what went wrong in a question is said there; given up then, the page shows how it stands', async () => {
  const { presses, press, asked, told, reread } = open(lost);
  const answer = presses.ask({ title: 'Turn it on?' }, press);
  await expect(asked()?.run?.()).rejects.toBe(lost);
  expect(asked()?.failure?.(lost)).toBe('The line is lost');
  expect(told()).toEqual([]);
  expect(reread).not.toHaveBeenCalled();
  asked()?.settle(false);
  await answer;
  expect(reread).toHaveBeenCalledOnce();
});
