import { expect, test, vi } from 'vitest';
import { createFakes, picture, settled } from '../specimens/fakes.ts';
import { createUploadQueue, type UploadQueueOptions, type UploadTask } from './createUploadQueue.ts';
import { PictureRefusal } from './problems.ts';

const owner = 'front';

function setUp(more: UploadQueueOptions = {}) {
  const fakes = createFakes();
  const queue = createUploadQueue({ ...fakes.options, ...more });
  const add = (name: string, task: Partial<UploadTask> = {}) =>
    queue.add({ ...fakes.task, owner, source: picture(name), ...task });
  const steps = () => queue.read().map(({ state }) => state.step);
  const states = () => queue.read().map(({ state }) => state);
  return { ...fakes, queue, add, steps, states };
}

test('three pictures at a time, in the order of adding, from however many fields', async () => {
  const { add, sends, sendOf, steps } = setUp();
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name, { owner: name });
  await settled();
  expect(sends.map(({ file }) => file.name)).toEqual(['a', 'b', 'c']);
  expect(steps()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  await sendOf('b').answer({ id: '2' });
  expect(sends.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'd']);
  expect(steps()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
});

test('an uploaded file has the name of the chosen file and the size of the sent one', async () => {
  const { add, sendOf, states } = setUp();
  add('slip.jpg');
  await settled();
  await sendOf('slip.jpg').answer({ id: '7', url: '/files/7' });
  expect(states()).toEqual([
    { step: 'done', file: { id: '7', url: '/files/7', name: 'slip.jpg', bytes: 8 } },
  ]);
});

test('reports progress by the hundredth, always from 0 to 1', async () => {
  const { queue, add, sendOf, states } = setUp();
  add('a');
  await settled();
  const listener = vi.fn();
  queue.subscribe(listener);
  const { onProgress } = sendOf('a');
  onProgress({ loaded: 500, total: 1000 });
  onProgress({ loaded: 501, total: 1000 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(states()).toEqual([{ step: 'sending', share: 0.5 }]);
  onProgress({ loaded: 9000, total: 1000 });
  expect(states()).toEqual([{ step: 'sending', share: 1 }]);
  for (const nonsense of [{ loaded: Number.NaN, total: 0 }, null, {}]) onProgress(nonsense as never);
  expect(states()).toEqual([{ step: 'sending', share: 1 }]);
});

test('cancelling aborts the send and frees its place, and a late response is dropped', async () => {
  const { queue, add, sendOf, steps } = setUp({ atOnce: 1 });
  const id = add('a');
  add('b');
  await settled();
  const late = sendOf('a');
  queue.remove(id);
  expect(late.signal.aborted).toBe(true);
  await settled();
  expect(steps()).toEqual(['sending']);
  await late.answer({ id: 'late' });
  late.onProgress({ loaded: 1, total: 1 });
  expect(queue.read().map(({ source }) => source.name)).toEqual(['b']);
  expect(steps()).toEqual(['sending']);
});

test('one that is removed while it waits leaves no gap', async () => {
  const { queue, add, sendOf, sends } = setUp({ atOnce: 1 });
  add('a');
  const id = add('b');
  add('c');
  await settled();
  queue.remove(id);
  await sendOf('a').answer({ id: '1' });
  expect(sends.map(({ file }) => file.name)).toEqual(['a', 'c']);
});

test('a place given to a task that is removed at the same time passes to the next', async () => {
  const { queue, add, sendOf, sends } = setUp({ atOnce: 1 });
  add('a');
  const id = add('b');
  add('c');
  await settled();
  const unsubscribe = queue.subscribe(() => {
    if (queue.read()[0]?.state.step !== 'done') return;
    unsubscribe();
    queue.remove(id);
  });
  await sendOf('a').answer({ id: '1' });
  expect(sends.map(({ file }) => file.name)).toEqual(['a', 'c']);
});

test.each([
  ['a lost connection', { kind: 'network' }],
  ['a server that is away', { kind: 'away', status: 503 }],
  ['HTTP 500', { kind: 'fault', status: 500 }],
])('%s is tried again after 1, 2 and 4 seconds, then left to the reader', async (_, error) => {
  const { queue, add, sends, sendOf, waits, steps } = setUp();
  const id = add('a');
  await settled();
  for (let tries = 0; tries < 4; tries++) await sendOf('a').fail(error);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(sends).toHaveLength(4);
  expect(steps()).toEqual(['failed']);
  queue.retry(id);
  await settled();
  await sendOf('a').answer({ id: '1' });
  expect(steps()).toEqual(['done']);
});

test.each([
  ['too many at a time', { kind: 'limited', retryAt: new Date(30_000) }, { kind: 'limited', seconds: 30 }],
  ['a refusal', { kind: 'refused', codeName: 'pictureTypeRefused' }, { kind: 'type' }],
  ['an ended session', { kind: 'session' }, { kind: 'session' }],
])('%s is not tried again by itself', async (_, error, problem) => {
  const { add, sends, sendOf, states } = setUp();
  add('a');
  await settled();
  await sendOf('a').fail(error);
  expect(sends).toHaveLength(1);
  expect(states()).toEqual([{ step: 'failed', problem }]);
});

test('a pause blocks no other task, and without a connection it lasts until the connection is back', async () => {
  const connection = Promise.withResolvers<void>();
  const { add, sendOf, sends, steps } = setUp({ atOnce: 1, online: () => connection.promise });
  add('a');
  add('b');
  await settled();
  await sendOf('a').fail({ kind: 'network' });
  expect(steps()).toEqual(['pausing', 'sending']);
  await sendOf('b').answer({ id: '2' });
  expect(sends).toHaveLength(2);
  connection.resolve();
  await settled();
  expect(sends.map(({ file }) => file.name)).toEqual(['a', 'b', 'a']);
});

test.each([
  ['nothing', undefined],
  ['no id', { url: '/files/1' }],
  ['an empty id', { id: '' }],
  ['a page', '<html>'],
])('an answer that is %s is a failure', async (_, answer) => {
  const { add, sendOf, states } = setUp();
  add('a');
  await settled();
  await sendOf('a').answer(answer as never);
  expect(states()).toEqual([{ step: 'failed', problem: { kind: 'failed' } }]);
});

test('a sender that throws before it promises anything fails its own picture alone', async () => {
  const { add, sendOf, steps } = setUp();
  add('a', {
    send: () => {
      throw new Error('no token');
    },
  });
  add('b');
  await settled();
  await sendOf('b').answer({ id: '2' });
  expect(steps()).toEqual(['failed', 'done']);
});

test('a picture is looked at before it takes a place, one at a time', async () => {
  const looks = new Map<string, () => void>();
  const inspect = (file: File) => new Promise<null>((resolve) => looks.set(file.name, () => resolve(null)));
  const { add, steps } = setUp();
  add('a', { inspect });
  add('b', { inspect });
  await settled();
  expect([...looks.keys()]).toEqual(['a']);
  looks.get('a')?.();
  await settled();
  expect([...looks.keys()]).toEqual(['a', 'b']);
  expect(steps()).toEqual(['sending', 'checking']);
});

test('never sends a file that is not a picture, and goes on with the next', async () => {
  const { add, sends, states } = setUp();
  add('page.jpg', { inspect: () => Promise.reject(new PictureRefusal({ kind: 'type' })) });
  add('b');
  await settled();
  expect(states()[0]).toEqual({ step: 'failed', problem: { kind: 'type' } });
  expect(sends.map(({ file }) => file.name)).toEqual(['b']);
});

test('the same bytes twice in one field are refused, in another field they are noticed', async () => {
  const { queue, add } = setUp();
  const inspect = async () => 'digest';
  add('front.jpg', { inspect });
  await settled();
  add('copy.jpg', { inspect });
  add('back.jpg', { inspect, owner: 'back' });
  await settled();
  const [first, copy, back] = queue.read();
  expect(first?.twin).toBeNull();
  expect(copy?.state).toEqual({ step: 'failed', problem: { kind: 'same', name: 'front.jpg' } });
  expect(back).toMatchObject({ twin: 'front.jpg', state: { step: 'sending' } });
});

test('once removed, the same picture may come again', async () => {
  const { queue, add, steps } = setUp();
  const id = add('a');
  await settled();
  queue.remove(id);
  add('a');
  await settled();
  expect(steps()).toEqual(['sending']);
});

test('made to fit once, a picture is not made to fit again for another try', async () => {
  const prepare = vi.fn(async () => picture('small.jpg'));
  const { add, sendOf } = setUp();
  add('large.jpg', { prepare });
  await settled();
  await sendOf('small.jpg').fail({ kind: 'network' });
  await sendOf('small.jpg').answer({ id: '1' });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('an unmounted field removes its own pictures and no others', async () => {
  const { queue, add, sendOf, steps } = setUp();
  add('a');
  add('b', { owner: 'back' });
  await settled();
  queue.leave(owner);
  expect(sendOf('a').signal.aborted).toBe(true);
  expect(sendOf('b').signal.aborted).toBe(false);
  expect(steps()).toEqual(['sending']);
});
