import { expect, test, vi } from 'vitest';
import { pauseWhileSeen, type ScanAnswer, type ScanWatch, scanDelay, watchScan } from './watchScan.ts';

const start = Date.parse('2026-11-20T09:00:00Z');

/** A watch whose pauses take no time but move the clock. */
function watching(answers: (ScanAnswer | 'fails')[], seconds = 300) {
  let now = start;
  const states: string[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  const watch: ScanWatch = {
    ask: async () => {
      const answer = answers.shift() ?? 'fails';
      if (answer === 'fails') throw new Error('no connection');
      return answer;
    },
    tell: (scan) => void states.push(scan),
    expiresAt: new Date(start + seconds * 1000),
    now: () => new Date(now),
    pause: async (ms) => {
      pauses.push(ms);
      now += ms;
    },
    signal: stop.signal,
  };
  return { watch, states, pauses, stop };
}
const scan = (scan: ScanAnswer['scan'], wxcode: string | null = null): ScanAnswer => ({ scan, wxcode });

test('reports each state of the phone once, and returns the code of a confirmed login', async () => {
  const { watch, states } = watching([
    scan('waiting'),
    scan('scanned'),
    scan('scanned'),
    scan('confirmed', 'code'),
  ]);
  expect(await watchScan(watch)).toBe('code');
  expect(states).toEqual(['scanned', 'confirmed']);
});

test.each(['refused', 'expired'] as const)('one that is %s brings none', async (end) => {
  const { watch, states } = watching([scan(end)]);
  expect(await watchScan(watch)).toBeNull();
  expect(states).toEqual([end]);
});

test('questions become rarer, up to five seconds, and frequent again once something happens', async () => {
  const quiet = Array.from({ length: 8 }, () => scan('waiting'));
  const { watch, pauses } = watching([...quiet, scan('scanned'), scan('scanned'), scan('refused')]);
  await watchScan(watch);
  expect(pauses.slice(0, 3)).toEqual([1000, 1400, scanDelay(2)]);
  expect(pauses[8]).toBe(5000);
  expect(pauses[9]).toBeLessThan(2000);
});

test('tolerates a lost connection and queries the end of the code on time', async () => {
  const { watch, pauses, states } = watching(['fails', 'fails', scan('waiting'), scan('expired')], 5);
  await watchScan(watch);
  expect(pauses.slice(0, 4).reduce((sum, ms) => sum + ms, 0)).toBe(5000);
  expect(states).toEqual(['expired']);
});

test('a server that stays away does not keep a code that is over', async () => {
  const { watch, states } = watching([], 5);
  expect(await watchScan(watch)).toBeNull();
  expect(states).toEqual(['expired']);
});

test('reports nothing after the dialog has closed', async () => {
  const { watch, states, stop } = watching([scan('waiting'), scan('confirmed', 'code')]);
  const originalAsk = watch.ask;
  const leaving: ScanWatch = {
    ...watch,
    ask: (signal) => {
      stop.abort();
      return originalAsk(signal);
    },
  };
  expect(await watchScan(leaving)).toBeNull();
  expect(states).toEqual([]);
});

test('a hidden page sends no requests until it is visible', async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: true });
  let over = false;
  const pause = pauseWhileSeen(1000, new AbortController().signal, page as unknown as Document);
  void pause.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pause;
  vi.useRealTimers();
});
