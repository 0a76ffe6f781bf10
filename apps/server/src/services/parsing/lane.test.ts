import { afterEach, describe, expect, it } from 'vitest';
import { Lane } from './lane.ts';

/** A worker that returns its input, or misbehaves as its job specifies. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ name, input }) => {
      while (name === 'spin') {}
      const lines = [];
      while (name === 'grow') lines.push(new Array(1000).fill(lines.length));
      if (name === 'exit') process.exit(1);
      parentPort.postMessage(name === 'throw' ? { fault: 'no' } : { value: [input, threadId] });
    });
    parentPort.postMessage('ready');
  `)}`,
);
const laneOf = (more = {}) =>
  new Lane({ script, deadline: 300, memoryMb: 16, mostWaiting: 3, idle: 1, ...more });
let lane: Lane;
afterEach(() => lane.run({ name: 'echo', input: 0 }));

describe('outside text in a worker', () => {
  it('is handled in order, by one worker', async () => {
    lane = laneOf({ idle: 60_000 });
    const answers = await Promise.all([1, 2, 3].map((input) => lane.run({ name: 'echo', input })));
    const [[, thread] = []] = answers as number[][];
    expect(answers).toEqual([1, 2, 3].map((input) => [input, thread]));
  });

  it.each([
    ['spin', 'late'],
    ['grow', 'broken'],
    ['exit', 'broken'],
    ['throw', 'broken'],
  ])('that makes its parser %s fails as %s, and what waits is answered', async (name, problem) => {
    lane = laneOf({ deadline: name === 'spin' ? 300 : 60_000 });
    const [first, second] = await Promise.allSettled([
      lane.run({ name, input: 1 }),
      lane.run({ name: 'echo', input: 2 }),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { problem } });
    expect(second).toMatchObject({ status: 'fulfilled', value: [2, expect.any(Number)] });
  });

  it('is refused when too much of it waits', async () => {
    lane = laneOf({ deadline: 60_000 });
    const runs = [1, 2, 3, 4, 5].map((input) => lane.run({ name: 'echo', input }));
    const states = (await Promise.allSettled(runs)).map(({ status }) => status);
    expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  });

  it('starts another worker after the last one had nothing to do', async () => {
    lane = laneOf({ idle: 0 });
    const [, one] = (await lane.run({ name: 'echo', input: 1 })) as number[];
    await new Promise((resolve) => setImmediate(resolve));
    const threadOf = async () => ((await lane.run({ name: 'echo', input: 1 })) as number[])[1];
    await expect.poll(threadOf, { timeout: 30_000 }).not.toBe(one);
  });
});
