import { expect, test, vi } from 'vitest';
import { settled } from '../specimens/fakes.ts';
import type { UploadedFile } from '../types.ts';
import { createHandOver, type HandOverCalls } from './createHandOver.ts';
import { until } from './waiting.ts';

type Answer = Awaited<ReturnType<HandOverCalls['read']>>;

const end = Date.parse('2026-11-23T04:10:00Z');
const started = { id: 'h1', url: 'https://fairway.example/h/4f7k2m', expiresAt: new Date(end).toISOString() };
const files = (...ids: string[]): UploadedFile[] => ids.map((id) => ({ id }));

/** Answers are given one by one; time passes only when the test moves it. */
function setUp(answers: (Answer | Error | { kind: string })[], start?: HandOverCalls['start']) {
  const clock = { now: end - 600_000 };
  const waits: number[] = [];
  const ticks: (() => void)[] = [];
  const calls = {
    start: vi.fn(start ?? (async () => started)),
    read: vi.fn<HandOverCalls['read']>(async () => {
      const answer = answers.shift();
      if (!answer || !('state' in answer)) throw answer;
      return answer;
    }),
    end: vi.fn(async () => undefined),
  };
  const onFiles = vi.fn();
  const handOver = createHandOver({
    calls,
    onFiles,
    now: () => clock.now,
    visible: async () => {},
    wait: (ms, signal) => {
      waits.push(ms);
      return until(new Promise<void>((resolve) => ticks.push(resolve)), signal);
    },
  });
  /** Sends the next request and resolves it. */
  const tick = async () => {
    ticks.shift()?.();
    await settled();
  };
  return { handOver, calls, onFiles, tick, waits, clock };
}

test('waits, is connected, and passes on each file once', async () => {
  const { handOver, onFiles, tick } = setUp([
    { state: 'waiting', files: [] },
    { state: 'opened', files: files('1') },
    { state: 'opened', files: files('1', '2') },
  ]);
  handOver.start();
  expect(handOver.read()).toEqual({ step: 'starting' });
  await settled();
  expect(handOver.read()).toMatchObject({ step: 'waiting', url: started.url, received: 0 });
  await tick();
  await tick();
  expect(handOver.read()).toMatchObject({ step: 'connected', received: 1 });
  await tick();
  expect(handOver.read()).toMatchObject({ step: 'connected', received: 2 });
  expect(onFiles.mock.calls).toEqual([[files('1')], [files('2')]]);
});

test('polls less often without a response, and at the usual rate after one', async () => {
  const away = { kind: 'network' };
  const { handOver, tick, waits } = setUp([away, away, { state: 'opened', files: [] }]);
  handOver.start();
  await settled();
  await tick();
  expect(handOver.read()).toMatchObject({ step: 'waiting', lost: true });
  await tick();
  await tick();
  expect(handOver.read()).toMatchObject({ step: 'connected', lost: false });
  expect(waits).toEqual([2_000, 4_000, 8_000, 2_000]);
});

test.each<[string, Answer | { kind: string }]>([
  ['ended by its owner elsewhere', { state: 'ended', files: [] }],
  ['forgotten by the server', { kind: 'refused' }],
])('%s: the code has expired', async (_, answer) => {
  const { handOver, tick, waits } = setUp([answer]);
  handOver.start();
  await settled();
  await tick();
  expect(handOver.read()).toEqual({ step: 'expired', received: 0 });
  expect(waits).toHaveLength(1);
});

test('polls once more after the end, for the last picture', async () => {
  const { handOver, tick, clock, onFiles } = setUp([{ state: 'opened', files: files('1') }]);
  handOver.start();
  await settled();
  clock.now = end + 1;
  await tick();
  expect(onFiles).toHaveBeenCalledWith(files('1'));
  expect(handOver.read()).toEqual({ step: 'expired', received: 1 });
});

test('starting anew ends the code before', async () => {
  const { handOver, calls } = setUp([]);
  handOver.start();
  await settled();
  handOver.start();
  await settled();
  expect(calls.end).toHaveBeenCalledWith('h1');
  expect(calls.start).toHaveBeenCalledTimes(2);
  expect(handOver.read()).toMatchObject({ step: 'waiting' });
});

test('reports why a start failed', async () => {
  const { handOver } = setUp([], () => Promise.reject({ kind: 'session' }));
  handOver.start();
  await settled();
  expect(handOver.read()).toEqual({ step: 'failed', problem: { kind: 'session' } });
});

test('ends a hand-over that was closed before its code arrived', async () => {
  const start = Promise.withResolvers<typeof started>();
  const { handOver, calls } = setUp([], () => start.promise);
  handOver.start();
  handOver.stop();
  start.resolve(started);
  await settled();
  expect(calls.end).toHaveBeenCalledWith('h1');
  expect(calls.read).not.toHaveBeenCalled();
});

test('closed in mid-flight, it hears nothing more', async () => {
  const { handOver, tick, onFiles, calls } = setUp([{ state: 'opened', files: files('1') }]);
  handOver.start();
  await settled();
  const answered = tick();
  handOver.stop();
  await answered;
  expect(onFiles).not.toHaveBeenCalled();
  expect(calls.end).toHaveBeenCalledTimes(1);
});
