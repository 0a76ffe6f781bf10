import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInLanes } from './lanes.mjs';

/** Records the steps that started; a step ends when the test ends it. */
function stepsOfTest() {
  const starts: string[] = [];
  const ends = new Map<string, () => void>();
  let text = '';
  const run = (steps: Parameters<typeof runInLanes>[0]) =>
    runInLanes(
      steps,
      async ({ name }, write) => {
        starts.push(name);
        write(`${name}… `);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        write(`${name}. `);
      },
      (part) => {
        text += part;
      },
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { starts, run, end, output: () => text };
}

test('lanes run at the same time, and the steps of a lane one after another', async () => {
  const { starts, run, end } = stepsOfTest();
  const all = run([
    { name: 'types', lane: 'builds' },
    { name: 'unit', lane: 'tests' },
    { name: 'portal', lane: 'builds' },
  ]);
  await setImmediate();
  expect(starts).toEqual(['types', 'unit']);
  await end('types');
  expect(starts).toEqual(['types', 'unit', 'portal']);
  await end('unit');
  await end('portal');
  await all;
});

test('a step waits for a step of another lane, and not for one that was not chosen', async () => {
  const { starts, run, end } = stepsOfTest();
  const all = run([
    { name: 'portal', lane: 'builds' },
    { name: 'unit', lane: 'tests' },
    { name: 'e2e', lane: 'tests', after: ['portal', 'size'] },
  ]);
  await setImmediate();
  await end('unit');
  expect(starts).toEqual(['portal', 'unit']);
  await end('portal');
  expect(starts).toEqual(['portal', 'unit', 'e2e']);
  await end('e2e');
  await all;
});

test('outputs of steps are not mixed: a later one appears once the earlier ones have ended', async () => {
  const { run, end, output } = stepsOfTest();
  const all = run([
    { name: 'types', lane: 'builds' },
    { name: 'unit', lane: 'tests' },
    { name: 'size', lane: 'builds' },
  ]);
  await setImmediate();
  expect(output()).toBe('types… ');
  await end('unit');
  expect(output()).toBe('types… ');
  await end('types');
  expect(output()).toBe('types… types. unit… unit. size… ');
  await end('size');
  expect(output()).toBe('types… types. unit… unit. size… size. ');
  await all;
});
