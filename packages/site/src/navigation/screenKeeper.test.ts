import { GatewayError } from '@fairway/gateway';
import type { ToastMessage } from '@fairway/ui';
import { describe, expect, it, vi } from 'vitest';
import { createScreenKeeper } from './screenKeeper.ts';

const connectionLost = () => Promise.reject(new GatewayError('network', 'GET /orders'));
const fault = () => Promise.reject(new GatewayError('fault', 'GET /orders', { status: 500 }));

function open({ mine = true } = {}) {
  let messages: ToastMessage[] = [];
  const go = vi.fn();
  let at = 5;
  const steps = {
    index: () => at,
    go: vi.fn(async (by: number) => {
      at += by;
    }),
  };
  const keeper = createScreenKeeper({
    navigate: go,
    history: steps,
    toasts: {
      show: (message) => messages.push(message),
      dismiss: () => {
        messages = [];
      },
    },
    say: (key: string) => key,
    messageOf: () => 'away',
    isForCurrentSession: () => mine,
  });
  const leave = keeper.setScreen({ address: '/orders?page=1', data: 'page one' });
  return { keeper, leave, go, steps, messages: () => messages };
}

/** Returns the target of a thrown redirect. */
const goalOf = (redirection: unknown) =>
  redirection instanceof Response ? redirection.headers.get('Location') : redirection;

describe('a line that is lost', () => {
  it('on the way to another query leads back to the visible page, and offers to try again', async () => {
    const { keeper, go, messages } = open();
    const thrown = await keeper.load('/orders?page=2', connectionLost).catch((error: unknown) => error);
    expect(goalOf(thrown)).toBe('/orders?page=1');
    expect(keeper.isReturn('/orders?page=1')).toBe(true);
    expect(keeper.isReturn('/orders?page=2')).toBe(false);
    expect(messages()).toMatchObject([{ tone: 'bad', text: 'failure.kept' }]);
    messages()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders?page=2');
  });

  it('while the page is reloaded after an action is reported in the message of the action, and in no second one', async () => {
    const { keeper, go, messages } = open();
    const saved = { code: 'campaign', text: 'Campaign is on.' };
    await keeper.reloadAfter(saved, async () => {
      await expect(keeper.load('/orders?page=1', connectionLost)).resolves.toBe('page one');
    });
    expect(messages()).toMatchObject([{ tone: 'caution', code: 'campaign', text: 'failure.keptAfter' }]);
    messages()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders?page=1');
    // A later loss does not matter.
    await keeper.load('/orders?page=1', connectionLost);
    expect(messages().at(-1)).toMatchObject({ code: 'line-lost' });
  });

  it('allows the same address to be read again once the visible page is restored', async () => {
    const { keeper } = open();
    await keeper.load('/orders?page=2', connectionLost).catch(() => undefined);
    keeper.setScreen({ address: '/orders?page=1', data: 'page one' });
    expect(keeper.isReturn('/orders?page=1')).toBe(false);
  });

  it('on the way to the current address in another encoding, keeps the visible page', async () => {
    const { keeper } = open();
    keeper.setScreen({ address: '/ports?keyword=宁波', data: 'Ningbo' });
    const asked = `/ports?keyword=${encodeURIComponent('宁波')}`;
    await expect(keeper.load(asked, connectionLost)).resolves.toBe('Ningbo');
  });

  it('after a step back takes the step back, and offers to make it again', async () => {
    const { keeper, go, steps, messages } = open();
    await steps.go(-2);
    await expect(keeper.load('/orders', connectionLost)).resolves.toBe('page one');
    expect(steps.index()).toBe(5);
    // From here on the visible page can be loaded again.
    expect(keeper.isReturn('/orders?page=1')).toBe(false);
    messages()[0]?.action?.onPress();
    expect(steps.index()).toBe(3);
    expect(go).not.toHaveBeenCalled();
  });

  it('after a step back is tried again by the address once its reader is somewhere else', async () => {
    const { keeper, go, steps, messages } = open();
    await steps.go(-2);
    await keeper.load('/orders', connectionLost);
    await steps.go(1);
    messages()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders');
  });

  it('while the step is taken back, nothing is read again', async () => {
    const { keeper, steps } = open();
    await steps.go(-1);
    const seen: boolean[] = [];
    steps.go.mockImplementation(async () => void seen.push(keeper.isReturn('/orders?page=1')));
    await keeper.load('/orders', connectionLost);
    expect(seen).toEqual([true]);
  });

  it('during a reload of the page keeps the visible content', async () => {
    const { keeper, messages } = open();
    await expect(keeper.load('/orders?page=1', connectionLost)).resolves.toBe('page one');
    expect(messages()).toHaveLength(1);
  });

  it('takes along the code that a page would fetch: without a line the page stays, with one it has been renewed', async () => {
    const missingModule = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: a.js'));
    const { keeper } = open();
    vi.stubGlobal('navigator', { onLine: false });
    await expect(keeper.load('/orders?page=1', missingModule)).resolves.toBe('page one');
    vi.stubGlobal('navigator', { onLine: true });
    await expect(keeper.load('/orders?page=1', missingModule)).rejects.toThrow(TypeError);
    vi.unstubAllGlobals();
  });

  it('is no longer reported once something loads', async () => {
    const { keeper, messages } = open();
    await keeper.load('/orders?page=2', connectionLost).catch(() => undefined);
    await expect(keeper.load('/orders?page=2', async () => 'page two')).resolves.toBe('page two');
    expect(messages()).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof open>[0], string, () => Promise<never>]>([
    ['another page', {}, '/seats', connectionLost],
    ['what somebody else was shown', { mine: false }, '/orders?page=2', connectionLost],
    ['a failure of the server', {}, '/orders?page=2', fault],
  ])('keeps nothing of %s', async (_, options, asked, read) => {
    const { keeper, messages } = open(options);
    await expect(keeper.load(asked, read)).rejects.toBeInstanceOf(GatewayError);
    expect(messages()).toHaveLength(0);
  });

  it('keeps nothing when nothing is visible', async () => {
    const { keeper, leave } = open();
    leave();
    await expect(keeper.load('/orders?page=1', connectionLost)).rejects.toBeInstanceOf(GatewayError);
  });
});

describe('data of another query', () => {
  const ports = () => ({ chart: [{ code: 'CNSHA' }], rows: [{ code: 'CNSHA' }] });
  const load = async () => ({ ...ports(), rows: [{ code: 'USLAX' }] });

  it('keeps the parts that the page has already', async () => {
    const { keeper } = open();
    const data = ports();
    keeper.setScreen({ address: '/ports', data });
    const next = await keeper.load('/ports?page=2', load);
    expect(next).toEqual(await load());
    expect((next as typeof data).chart).toBe(data.chart);
  });

  it('is new after a reload, and on another page', async () => {
    const { keeper } = open();
    const data = ports();
    keeper.setScreen({ address: '/ports', data });
    for (const address of ['/ports', '/port?code=CNSHA'])
      expect(((await keeper.load(address, load)) as typeof data).chart).not.toBe(data.chart);
  });
});
