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
  return { kept: keeper, leave, go, steps, shown: () => messages };
}

/** Returns the target of a thrown redirect. */
const goalOf = (redirection: unknown) =>
  redirection instanceof Response ? redirection.headers.get('Location') : redirection;

describe('a line that is lost', () => {
  it('on the way to another query leads back to the visible page, and offers to try again', async () => {
    const { kept, go, shown } = open();
    const thrown = await kept.load('/orders?page=2', connectionLost).catch((error: unknown) => error);
    expect(goalOf(thrown)).toBe('/orders?page=1');
    expect(kept.isReturn('/orders?page=1')).toBe(true);
    expect(kept.isReturn('/orders?page=2')).toBe(false);
    expect(shown()).toMatchObject([{ tone: 'bad', text: 'failure.kept' }]);
    shown()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders?page=2');
  });

  it('while the page is reloaded after an action is reported in the message of the action, and in no second one', async () => {
    const { kept, go, shown } = open();
    const saved = { code: 'campaign', text: 'Campaign is on.' };
    await kept.reloadAfter(saved, async () => {
      await expect(kept.load('/orders?page=1', connectionLost)).resolves.toBe('page one');
    });
    expect(shown()).toMatchObject([{ tone: 'caution', code: 'campaign', text: 'failure.keptAfter' }]);
    shown()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders?page=1');
    // A later loss does not matter.
    await kept.load('/orders?page=1', connectionLost);
    expect(shown().at(-1)).toMatchObject({ code: 'line-lost' });
  });

  it('allows the same address to be read again once the visible page is restored', async () => {
    const { kept } = open();
    await kept.load('/orders?page=2', connectionLost).catch(() => undefined);
    kept.setScreen({ address: '/orders?page=1', data: 'page one' });
    expect(kept.isReturn('/orders?page=1')).toBe(false);
  });

  it('on the way to the current address in another encoding, keeps the visible page', async () => {
    const { kept } = open();
    kept.setScreen({ address: '/ports?keyword=宁波', data: 'Ningbo' });
    const asked = `/ports?keyword=${encodeURIComponent('宁波')}`;
    await expect(kept.load(asked, connectionLost)).resolves.toBe('Ningbo');
  });

  it('after a step back takes the step back, and offers to make it again', async () => {
    const { kept, go, steps, shown } = open();
    await steps.go(-2);
    await expect(kept.load('/orders', connectionLost)).resolves.toBe('page one');
    expect(steps.index()).toBe(5);
    // From here on the visible page can be loaded again.
    expect(kept.isReturn('/orders?page=1')).toBe(false);
    shown()[0]?.action?.onPress();
    expect(steps.index()).toBe(3);
    expect(go).not.toHaveBeenCalled();
  });

  it('after a step back is tried again by the address once its reader is somewhere else', async () => {
    const { kept, go, steps, shown } = open();
    await steps.go(-2);
    await kept.load('/orders', connectionLost);
    await steps.go(1);
    shown()[0]?.action?.onPress();
    expect(go).toHaveBeenCalledWith('/orders');
  });

  it('while the step is taken back, nothing is read again', async () => {
    const { kept, steps } = open();
    await steps.go(-1);
    const seen: boolean[] = [];
    steps.go.mockImplementation(async () => void seen.push(kept.isReturn('/orders?page=1')));
    await kept.load('/orders', connectionLost);
    expect(seen).toEqual([true]);
  });

  it('during a reload of the page keeps the visible content', async () => {
    const { kept, shown } = open();
    await expect(kept.load('/orders?page=1', connectionLost)).resolves.toBe('page one');
    expect(shown()).toHaveLength(1);
  });

  it('takes along the code that a page would fetch: without a line the page stays, with one it has been renewed', async () => {
    const missingModule = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: a.js'));
    const { kept } = open();
    vi.stubGlobal('navigator', { onLine: false });
    await expect(kept.load('/orders?page=1', missingModule)).resolves.toBe('page one');
    vi.stubGlobal('navigator', { onLine: true });
    await expect(kept.load('/orders?page=1', missingModule)).rejects.toThrow(TypeError);
    vi.unstubAllGlobals();
  });

  it('is no longer reported once something loads', async () => {
    const { kept, shown } = open();
    await kept.load('/orders?page=2', connectionLost).catch(() => undefined);
    await expect(kept.load('/orders?page=2', async () => 'page two')).resolves.toBe('page two');
    expect(shown()).toHaveLength(0);
  });

  it.each<[string, Parameters<typeof open>[0], string, () => Promise<never>]>([
    ['another page', {}, '/seats', connectionLost],
    ['what somebody else was shown', { mine: false }, '/orders?page=2', connectionLost],
    ['a failure of the server', {}, '/orders?page=2', fault],
  ])('keeps nothing of %s', async (_, options, asked, read) => {
    const { kept, shown } = open(options);
    await expect(kept.load(asked, read)).rejects.toBeInstanceOf(GatewayError);
    expect(shown()).toHaveLength(0);
  });

  it('keeps nothing when nothing is visible', async () => {
    const { kept, leave } = open();
    leave();
    await expect(kept.load('/orders?page=1', connectionLost)).rejects.toBeInstanceOf(GatewayError);
  });
});

describe('data of another query', () => {
  const ports = () => ({ chart: [{ code: 'CNSHA' }], rows: [{ code: 'CNSHA' }] });
  const load = async () => ({ ...ports(), rows: [{ code: 'USLAX' }] });

  it('keeps the parts that the page has already', async () => {
    const { kept } = open();
    const data = ports();
    kept.setScreen({ address: '/ports', data });
    const next = await kept.load('/ports?page=2', load);
    expect(next).toEqual(await load());
    expect((next as typeof data).chart).toBe(data.chart);
  });

  it('is new after a reload, and on another page', async () => {
    const { kept } = open();
    const data = ports();
    kept.setScreen({ address: '/ports', data });
    for (const address of ['/ports', '/port?code=CNSHA'])
      expect(((await kept.load(address, load)) as typeof data).chart).not.toBe(data.chart);
  });
});
