import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deed } from '../../calls/push.ts';
import { watchPage } from './watchPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1_000;

function watched(types: readonly (2 | 3 | 4)[], comes: (deed: Deed) => boolean = () => false) {
  const deeds: Deed[] = [];
  let listener: (() => void) | undefined;
  let scrolled = 0;
  let inSight = true;
  const stop = watchPage({
    types,
    ask: async (deed) => {
      deeds.push(deed);
      return comes(deed);
    },
    page: {
      scrolled: () => scrolled,
      inSight: () => inSight,
      onScroll(callback) {
        listener = callback;
        return () => {
          listener = undefined;
        };
      },
    },
  });
  return {
    deeds,
    stop,
    scrollTo(px: number) {
      scrolled = px;
      listener?.();
    },
    hide: (hidden: boolean) => {
      inSight = !hidden;
    },
  };
}

describe('a page with campaigns', () => {
  it('is queried at once if entering it is enough, and on no other event', async () => {
    const { deeds, scrollTo } = watched([4]);
    scrollTo(500);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(deeds).toEqual([{ userActionType: 4, scroll: 0, stayTime: 0 }]);
  });

  it('hears of scrolls at once and then once in 20 s, of the last place too', async () => {
    const { deeds, scrollTo } = watched([2]);
    for (const px of [100, 200, 300]) scrollTo(px);
    expect(deeds.map(({ scroll }) => scroll)).toEqual([100]);
    await vi.advanceTimersByTimeAsync(19.9 * second);
    expect(deeds).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0.2 * second);
    expect(deeds.map(({ scroll }) => scroll)).toEqual([100, 300]);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(deeds).toHaveLength(2);
  });

  it('reports every 10 s how long somebody stays, while it is visible', async () => {
    const { deeds, hide } = watched([3]);
    await vi.advanceTimersByTimeAsync(20 * second);
    hide(true);
    await vi.advanceTimersByTimeAsync(60 * second);
    hide(false);
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(deeds.map(({ stayTime }) => stayTime)).toEqual([10, 20, 30]);
  });

  it('is not queried again once a campaign appeared', async () => {
    const { deeds, scrollTo } = watched([2, 3], ({ stayTime }) => stayTime >= 20);
    await vi.advanceTimersByTimeAsync(60 * second);
    scrollTo(900);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(deeds.map(({ stayTime }) => stayTime)).toEqual([10, 20]);
  });

  it('sends no more requests after the reader has left', async () => {
    const { deeds, stop, scrollTo } = watched([2, 3]);
    scrollTo(100);
    stop();
    scrollTo(200);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(deeds).toHaveLength(1);
  });
});
