import { expect, test, vi } from 'vitest';
import { createFakes, picture, settled } from '../specimens/fakes.ts';
import type { UploadedFile } from '../types.ts';
import { createUploadList } from './createUploadList.ts';
import { createUploadQueue } from './createUploadQueue.ts';
import type { UploadListOptions, UploadNews } from './uploadList.ts';

/** A field whose owner keeps the value, as a form does. */
function setUp({ max = 5, value = [] as readonly UploadedFile[], atOnce = 3 } = {}) {
  const fakes = createFakes();
  const queue = createUploadQueue({ ...fakes.options, atOnce });
  const owner = { value };
  const news: UploadNews[] = [];
  const onChange = vi.fn((files: readonly UploadedFile[]) => {
    owner.value = files;
    list.sync(files);
  });
  const options: UploadListOptions = {
    ...{ queue, max, onChange, task: fakes.task },
    onNews: (each) => news.push(each),
  };
  const list = createUploadList(() => options, value);
  const stop = list.start();
  const add = async (...names: string[]) => {
    list.add(names.map(picture));
    await settled();
  };
  const keyOf = (name: string) => list.read().find((entry) => entry.name === name)?.key ?? '';
  const names = () => list.read().map(({ name }) => name);
  const ids = () => owner.value.map(({ id }) => id);
  return { ...fakes, queue, list, news, onChange, stop, add, keyOf, names, ids };
}

test('whatever arrives first, the value keeps the order of adding', async () => {
  const { add, sendOf, ids } = setUp();
  await add('a', 'b', 'c');
  await sendOf('c').answer({ id: '3' });
  await sendOf('a').answer({ id: '1' });
  await sendOf('b').answer({ id: '2' });
  expect(ids()).toEqual(['1', '2', '3']);
});

test('two that arrive in the same breath are both in the value', async () => {
  const { add, sendOf, ids } = setUp();
  await add('a', 'b');
  await Promise.all([sendOf('a').answer({ id: '1' }), sendOf('b').answer({ id: '2' })]);
  expect(ids()).toEqual(['1', '2']);
});

test('an entry keeps its key and its picture when its upload has finished', async () => {
  const { add, sendOf, list } = setUp();
  await add('a');
  const [before] = list.read();
  await sendOf('a').answer({ id: '1' });
  const [after] = list.read();
  expect(after).toMatchObject({ key: before?.key, source: before?.source, job: null, file: { id: '1' } });
});

test('the name in the value is shown, the name of the chosen file without one and while it replaces another', async () => {
  const { add, sendOf, list, keyOf, names } = setUp();
  await add('a');
  await sendOf('a').answer({ id: '1' });
  expect(names()).toEqual(['a']);
  list.sync([{ id: '1', name: 'renamed' }]);
  expect(names()).toEqual(['renamed']);
  list.replace(keyOf('renamed'), picture('b'));
  await settled();
  expect(names()).toEqual(['b']);
});

test('lists existing pictures first, and new ones after them', async () => {
  const { add, sendOf, ids } = setUp({ value: [{ id: 'old' }] });
  await add('a');
  await sendOf('a').answer({ id: '1' });
  expect(ids()).toEqual(['old', '1']);
});

test('leaves out pictures without room, and reports them', async () => {
  const { add, names, news } = setUp({ max: 2, value: [{ id: 'old', name: 'old' }] });
  await add('a', 'b', 'c');
  expect(names()).toEqual(['old', 'a']);
  expect(news).toEqual([{ kind: 'tooMany', left: 2 }]);
});

test('a refused picture takes no place, and may be retried only while places are free', async () => {
  const { add, sendOf, list, keyOf, ids, names, news } = setUp({ max: 2 });
  await add('a', 'refused');
  await sendOf('a').answer({ id: '1' });
  await sendOf('refused').fail({ kind: 'refused', msg: '只收护照' });
  await add('b');
  await sendOf('b').answer({ id: '2' });
  expect(ids()).toEqual(['1', '2']);
  expect(names()).toEqual(['a', 'refused', 'b']);
  list.retry(keyOf('refused'));
  expect(news.at(-1)).toEqual({ kind: 'tooMany', left: 1 });
  list.remove(keyOf('b'));
  list.retry(keyOf('refused'));
  await settled();
  await sendOf('refused').answer({ id: '3' });
  expect(ids()).toEqual(['1', '3']);
});

test('a picture that waits for the connection keeps its place', async () => {
  const { add, sendOf, names, news } = setUp({ max: 2 });
  await add('a', 'b');
  await sendOf('a').fail({ kind: 'session' });
  await add('c');
  expect(names()).toEqual(['a', 'b']);
  expect(news.at(-1)).toEqual({ kind: 'tooMany', left: 1 });
});

test('a field of one is replaced: the old picture stays until the new one has arrived', async () => {
  const { add, sendOf, ids, list } = setUp({ max: 1, value: [{ id: 'old' }] });
  await add('new');
  expect(ids()).toEqual(['old']);
  expect(list.read()).toMatchObject([
    { name: 'new', job: { state: { step: 'sending' } }, file: { id: 'old' } },
  ]);
  await sendOf('new').answer({ id: '2' });
  expect(ids()).toEqual(['2']);
});

test('cancelling a replacement keeps the old picture, and its response is dropped', async () => {
  const { add, sendOf, ids, list, keyOf } = setUp({ value: [{ id: 'old', name: 'old' }] });
  list.replace(keyOf('old'), picture('new'));
  await settled();
  const late = sendOf('new');
  list.cancel(keyOf('new'));
  await late.answer({ id: '2' });
  expect(late.signal.aborted).toBe(true);
  expect(ids()).toEqual(['old']);
  await add('b');
  expect(list.read().map(({ name }) => name)).toEqual(['old', 'b']);
});

test('puts a replacement in the place of the picture that it replaces', async () => {
  const { add, sendOf, ids, list, keyOf } = setUp();
  await add('a', 'b');
  await sendOf('a').answer({ id: '1' });
  await sendOf('b').answer({ id: '2' });
  list.replace(keyOf('a'), picture('c'));
  await settled();
  await sendOf('c').answer({ id: '3' });
  expect(ids()).toEqual(['3', '2']);
});

test('removing one takes it from value and queue, and the same file may come again', async () => {
  const { add, sendOf, ids, list, keyOf, queue, news } = setUp();
  await add('a');
  await sendOf('a').answer({ id: '1' });
  list.remove(keyOf('a'));
  expect(ids()).toEqual([]);
  expect(queue.read()).toEqual([]);
  expect(news.at(-1)).toEqual({ kind: 'removed', name: 'a' });
  await add('a');
  expect(list.read()).toMatchObject([{ job: { state: { step: 'sending' } } }]);
});

test('shows the second copy of a file as a failure and not in the value', async () => {
  const { add, sendOf, list, news } = setUp();
  await add('a');
  await sendOf('a').answer({ id: '1' });
  await add('a');
  expect(list.read()[1]?.job?.state).toEqual({ step: 'failed', problem: { kind: 'same', name: 'a' } });
  expect(news.map(({ kind }) => kind)).toEqual(['done', 'failed']);
});

test('reports a failure once, and again when a retry fails', async () => {
  const { add, sendOf, list, keyOf, news } = setUp();
  await add('a', 'b');
  await sendOf('a').fail({ kind: 'session' });
  sendOf('b').onProgress({ loaded: 1, total: 2 });
  expect(news).toHaveLength(1);
  list.retry(keyOf('a'));
  await settled();
  await sendOf('a').fail({ kind: 'session' });
  expect(news).toHaveLength(2);
});

test('moving changes the value, also past one that is on its way', async () => {
  const { add, sendOf, list, keyOf, ids, names, news } = setUp();
  await add('a', 'b', 'c');
  await sendOf('a').answer({ id: '1' });
  await sendOf('c').answer({ id: '3' });
  list.move(keyOf('c'), 0);
  expect(ids()).toEqual(['3', '1']);
  expect(news.at(-1)).toEqual({ kind: 'moved', name: 'c', place: 1, of: 3 });
  await sendOf('b').answer({ id: '2' });
  expect(names()).toEqual(['c', 'a', 'b']);
  expect(ids()).toEqual(['3', '1', '2']);
});

test('an owner that takes pictures away has its way', async () => {
  const { add, sendOf, list, queue } = setUp();
  await add('a', 'b');
  await sendOf('a').answer({ id: '1' });
  list.sync([]);
  expect(list.read().map(({ name }) => name)).toEqual(['b']);
  expect(queue.read()).toHaveLength(1);
});

test('from a phone come files that the server has: new ones only, as many as there is room', () => {
  const { list, ids, news } = setUp({ max: 3, value: [{ id: 'old' }] });
  list.take([{ id: 'old' }, { id: 'p1' }, { id: 'p2' }, { id: 'p3' }]);
  expect(ids()).toEqual(['old', 'p1', 'p2']);
  expect(news.map(({ kind }) => kind)).toEqual(['arrived', 'arrived', 'tooMany']);
});

test('a picture from a phone replaces the only one, and ends its running upload', async () => {
  const { add, sendOf, list, ids, queue } = setUp({ max: 1 });
  await add('a');
  list.take([{ id: 'p1' }]);
  expect(sendOf('a').signal.aborted).toBe(true);
  expect(ids()).toEqual(['p1']);
  expect(queue.read()).toEqual([]);
});

test('overall progress: over the pictures that began together, without failed ones', async () => {
  const { add, sendOf, list } = setUp({ value: [{ id: 'old' }] });
  expect(list.overall()).toBeNull();
  await add('a', 'b');
  sendOf('a').onProgress({ loaded: 1, total: 2 });
  expect(list.overall()).toEqual({ count: 2, share: 0.25 });
  await sendOf('a').answer({ id: '1' });
  expect(list.overall()).toEqual({ count: 2, share: 0.5 });
  await add('c');
  expect(list.overall()).toEqual({ count: 3, share: 1 / 3 });
  await sendOf('b').fail({ kind: 'session' });
  await sendOf('c').answer({ id: '3' });
  expect(list.overall()).toBeNull();
});

test('leaving the page aborts running uploads and ends all notifications', async () => {
  const { add, sendOf, stop, onChange, queue } = setUp();
  await add('a');
  const late = sendOf('a');
  stop();
  expect(late.signal.aborted).toBe(true);
  await late.answer({ id: '1' });
  expect(onChange).not.toHaveBeenCalled();
  expect(queue.read()).toEqual([]);
});
