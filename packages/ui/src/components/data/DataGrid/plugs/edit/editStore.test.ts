import { describe, expect, test, vi } from 'vitest';
import { type CellChange, createEditStore } from './editStore.ts';

const row = {};
const change = (before: number, after: number): CellChange => ({ key: 'r1', column: 'price', before, after });
const refusal = { key: 'r1', column: 'price', message: 'Too low.', attempt: '300' };

function started(...changes: readonly CellChange[]) {
  const store = createEditStore();
  for (const each of changes) store.begin([each], () => row);
  return { store, cell: () => store.stateOf('r1', 'price') };
}

test('a value is shown while it is saved, and kept afterwards', () => {
  const { store, cell } = started(change(100, 200));
  expect(cell()).toMatchObject({ value: 200, pending: 1 });
  store.settle([change(100, 200)], []);
  expect(cell()).toMatchObject({ value: 200, pending: 0 });
});

test('a refusal takes the value back, and keeps its text and the reason', () => {
  const { store, cell } = started(change(100, 300));
  store.settle([change(100, 300)], [refusal]);
  expect(cell()).toMatchObject({ value: 100, pending: 0, message: 'Too low.', attempt: '300' });
  store.forgive([refusal]);
  expect(cell()).not.toHaveProperty('message');
});

describe('two changes of a cell', () => {
  const [first, second] = [change(100, 200), change(200, 300)];
  test('the first is refused: the second stays', () => {
    const { store, cell } = started(first, second);
    store.settle([first], [refusal]);
    expect(cell()).toMatchObject({ value: 300, pending: 1 });
    store.settle([second], []);
    expect(cell()).toMatchObject({ value: 300, pending: 0 });
  });
  test('the second is refused: the first is back', () => {
    const { store, cell } = started(first, second);
    store.settle([first], []);
    store.settle([second], [refusal]);
    expect(cell()?.value).toBe(200);
  });
  test('both are refused: the stored value is back', () => {
    const { store, cell } = started(first, second);
    store.settle([first], [refusal]);
    store.settle([second], [refusal]);
    expect(cell()?.value).toBe(100);
  });
});

test('saved cells take the values of a row that arrives later; cells under way and refused ones do not', () => {
  const { store, cell } = started(change(100, 200));
  store.drop(() => ({}));
  expect(cell()).toBeDefined();
  store.settle([change(100, 200)], []);
  store.drop(() => row);
  expect(cell()).toBeDefined();
  store.drop(() => ({}));
  expect(cell()).toBeUndefined();
});

test('undo reverses the last step, redo repeats it, and a new change ends redoing', () => {
  const store = createEditStore();
  store.record([change(1, 2)]);
  store.record([change(2, 3)]);
  expect(store.takeUndo()).toEqual([change(3, 2)]);
  expect(store.takeUndo()).toEqual([change(2, 1)]);
  expect(store.takeUndo()).toBeUndefined();
  expect(store.takeRedo()).toEqual([change(1, 2)]);
  store.record([change(2, 9)]);
  expect(store.takeRedo()).toBeUndefined();
  expect(store.takeUndo()).toEqual([change(9, 2)]);
});

test('the history counts the cells of each direction', () => {
  const store = createEditStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.record([change(1, 2), { ...change(1, 2), key: 'r2' }]);
  store.record([change(2, 3)]);
  expect(store.history()).toEqual({ undo: 3, redo: 0 });
  store.takeUndo();
  store.takeUndo();
  expect(store.history()).toEqual({ undo: 0, redo: 3 });
  expect(listener).toHaveBeenCalledTimes(4);
  const { history } = store;
  expect(history()).toBe(history());
});

test('a change renders its row and no other', () => {
  const { store } = started(change(100, 200));
  expect(store.versionOf('r1')).not.toBe('');
  expect(store.versionOf('r2')).toBe('');
});

test('10,000 cells take linear time', () => {
  const store = createEditStore();
  const changes = Array.from({ length: 10_000 }, (_, at) => ({ ...change(1, 2), key: `r${at}` }));
  store.begin(changes, () => row);
  store.settle(
    changes,
    changes.map(({ key }) => ({ ...refusal, key })),
  );
  expect(store.cells().size).toBe(10_000);
});
