import { follows, required } from '@fairway/trade';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormStore } from '../createFormStore.ts';
import type { FormOptions, FormStore } from '../types.ts';

interface Line {
  readonly goods: string;
  readonly province: string;
  readonly city: string;
  readonly boxes: readonly { readonly number: string }[];
}
type Values = {
  readonly consignee: { readonly name: string; readonly secret: string };
  readonly lines: readonly Line[];
};

const blank: Line = { goods: '', province: '', city: '', boxes: [] };
const text = v.pipe(v.string(), follows(required));
const schema = v.object({
  consignee: v.object({ name: text, secret: v.string() }),
  lines: v.pipe(
    v.array(
      v.object({
        goods: text,
        province: v.string(),
        city: v.string(),
        boxes: v.array(v.object({ number: text })),
      }),
    ),
    v.minLength(1, 'required'),
  ),
});

/** A form of lines whose fields are on the page, as `RowsField` puts them there. */
function open(lines: readonly Line[], more: Partial<FormOptions<Values>> = {}) {
  const onSubmit = vi.fn<(output: unknown) => unknown>();
  const validated = vi.fn(() => true);
  const options: FormOptions<Values> = {
    initial: { consignee: { name: 'Hengli', secret: '' }, lines },
    rows: { lines: () => blank, 'lines.*.boxes': () => ({ number: '' }) },
    schema: v.pipe(v.unknown(), v.check(validated), schema),
    onSubmit,
    resets: { 'lines.*.province': ['lines.*.city'] },
    warnings: { 'lines.*.goods': (value) => (value === 'batteries' ? 'Dangerous goods?' : null) },
    ...more,
  };
  const form = createFormStore(() => options);
  const inputs = new Map<string, unknown>();
  const leaves = new Map<string, () => void>();
  const enter = (name: string, keep = true) => {
    inputs.set(name, form.value(name as never));
    const write = (value: unknown) => void inputs.set(name, value);
    leaves.set(name, form.register(name, { element: () => null, write, keep }));
  };
  enter('consignee.name');
  enter('consignee.secret', false);
  enter('lines', false);
  const rows = form.rows('lines');
  /** Fields of new rows come onto the page, those of rows that are gone leave it. */
  const follow = () => {
    const keys = rows.keys();
    for (const [name, leave] of leaves) {
      const key = name.match(/^lines\.(~\d+)/)?.[1];
      if (!key || keys.includes(key)) continue;
      leave();
      leaves.delete(name);
    }
    for (const key of keys)
      for (const field of ['goods', 'province', 'city'])
        if (!leaves.has(`lines.${key}.${field}`)) enter(`lines.${key}.${field}`);
  };
  follow();
  form.subscribe('lines#', follow);
  return { form, rows, onSubmit, validated, inputs };
}

const goodsOf = (form: FormStore<Values>) => form.values().lines.map(({ goods }) => goods);
const line = (goods: string): Line => ({ ...blank, goods });

let storage: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = fc.nat(9);
const goods = fc.constantFrom('', ' ', 'a', 'b', 'sofa');
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), at, goods }),
  fc.record({ do: fc.constant('remove' as const), at }),
  fc.record({ do: fc.constant('copy' as const), at }),
  fc.record({ do: fc.constant('move' as const), at, to: fc.nat(12) }),
  fc.record({ do: fc.constant('type' as const), at, goods }),
  fc.record({ do: fc.constant('leave' as const), at }),
  fc.record({ do: fc.constant('refuse' as const), at }),
);

/** A row as a list of objects would keep it: the plainest thing that can be right. */
class Model {
  error: string | null = null;
  isJudged = false;
  goods: string;
  readonly start: string;
  readonly key: string;

  constructor(key: string, start: string) {
    this.key = key;
    this.start = start;
    this.goods = start;
  }

  judge() {
    if (this.error !== 'sold') this.error = required(this.goods);
  }
}

test('value, error and touched state stay with their row, whatever is added, moved, copied and removed', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { form, rows } = open([line('a'), line('b')]);
      let model = rows.keys().map((key, index) => new Model(key, goodsOf(form)[index] ?? ''));
      for (const one of steps) {
        const row = model[one.at % Math.max(model.length, 1)];
        if (one.do === 'add') {
          const index = Math.min(one.at, model.length);
          model = model.toSpliced(index, 0, new Model(rows.add(line(one.goods), one.at), one.goods));
        } else if (!row) continue;
        else if (one.do === 'remove') {
          rows.remove(row.key);
          model = model.filter((each) => each !== row);
        } else if (one.do === 'copy') {
          model = model.toSpliced(model.indexOf(row) + 1, 0, new Model(rows.copy(row.key), row.goods));
        } else if (one.do === 'move') {
          rows.move(row.key, one.to);
          const others = model.filter((each) => each !== row);
          model = others.toSpliced(Math.min(one.to, others.length), 0, row);
        } else if (one.do === 'type') {
          form.change(`lines.${row.key}.goods`, one.goods);
          const isOpen = row.error !== null;
          if (row.goods !== one.goods) row.error = isOpen ? required(one.goods) : null;
          row.goods = one.goods;
        } else if (one.do === 'leave') {
          form.leave(`lines.${model.indexOf(row)}.goods`);
          row.isJudged ||= row.goods !== row.start || row.error !== null;
          for (const each of model) if (each.isJudged) each.judge();
        } else {
          form.fail({ [`lines.${model.indexOf(row)}.goods`]: { rule: 'sold', message: 'Sold out' } });
          for (const each of model) each.error = each === row ? 'sold' : null;
        }
        expect(rows.keys()).toEqual(model.map(({ key }) => key));
        expect(goodsOf(form)).toEqual(model.map((each) => each.goods));
        expect(model.map(({ key }) => form.problem(`lines.${key}.goods`)?.rule ?? null)).toEqual(
          model.map(({ error }) => error),
        );
        for (const [index, each] of model.entries()) {
          expect(form.nameOf(`lines.${index}.goods`)).toBe(`lines.${each.key}.goods`);
          expect(form.value(`lines.${index}.goods`)).toBe(each.goods);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('an error belongs to its row, and disappears when that row is corrected', async () => {
  const { form, rows, onSubmit } = open([line('a'), line(''), line('c')]);
  await form.submit();
  const [, second = ''] = rows.keys();
  expect(form.summary().entries).toEqual([{ name: `lines.${second}.goods`, problem: { rule: 'required' } }]);
  rows.move(second, 0);
  expect(form.problem('lines.0.goods')).toEqual({ rule: 'required' });
  expect(form.problem('lines.1.goods')).toBeUndefined();
  form.change('lines.0.goods', 'b');
  expect(form.problem('lines.0.goods')).toBeUndefined();
  await form.submit();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    lines: [{ goods: 'b' }, { goods: 'a' }, { goods: 'c' }],
  });
});

test('removing a row removes its error, from the summary too', async () => {
  const { form, rows } = open([line('a'), line('')]);
  await form.submit();
  rows.remove(rows.keys()[1] ?? '');
  expect(form.summary().entries).toEqual([]);
});

test('a rule about the list itself is reported at the list, and disappears once a row is added', async () => {
  const { form, rows } = open([]);
  await form.submit();
  expect(form.problem('lines')).toEqual({ rule: 'required' });
  rows.add(line('a'));
  expect(form.problem('lines')).toBeUndefined();
});

test("a server's refusal is shown at the row that was sent, wherever it is when the response arrives", async () => {
  const answer = Promise.withResolvers<void>();
  const { form, rows } = open([line('a'), line('b')], {
    onSubmit: () => answer.promise,
    serverFields: { items: 'lines' },
  });
  const [first = '', second = ''] = rows.keys();
  const sending = form.submit();
  rows.move(second, 0);
  answer.reject({
    kind: 'refused',
    fields: [{ field: 'body.items.1.goods', rule: 'sold', msg: 'Sold out' }],
  });
  await sending;
  expect(form.problem(`lines.${second}.goods`)).toEqual({ rule: 'sold', message: 'Sold out' });
  expect(form.problem(`lines.${first}.goods`)).toBeUndefined();
});

test('a refusal of a field that is not on the page is shown at the list around it', async () => {
  const { form } = open([line('a')], {
    onSubmit: () =>
      Promise.reject({
        kind: 'refused',
        fields: [{ field: 'body.lines.0.hsCode', rule: 'hs', msg: 'Expired' }],
      }),
  });
  await form.submit();
  expect(form.problem('lines')).toEqual({ rule: 'hs', message: 'Expired' });
});

test('a change in a row resets the dependent fields of the same row only', () => {
  const row = { ...blank, goods: 'a', province: 'Zhejiang', city: 'Ningbo' };
  const { form, rows } = open([row, row]);
  rows.add({ ...blank, province: 'Jiangsu', city: '' });
  form.change('lines.2.city', 'Nanjing');
  form.change('lines.2.province', 'Fujian');
  expect(form.values().lines.map(({ city }) => city)).toEqual(['Ningbo', 'Ningbo', '']);
});

test('a warning for a field of every row is shown in the row that it is about', () => {
  const { form, rows } = open([line('a'), line('b')]);
  form.change('lines.1.goods', 'batteries');
  form.leave('lines.1.goods');
  rows.move(rows.keys()[1] ?? '', 0);
  expect(form.warning('lines.0.goods')).toBe('Dangerous goods?');
  expect(form.warning('lines.1.goods')).toBeUndefined();
});

test('a field that was only passed shows no error, even after its row was moved', () => {
  const { form, rows } = open([line(''), line('b')]);
  rows.move(rows.keys()[0] ?? '', 1);
  form.leave('lines.1.goods');
  expect(form.problem('lines.1.goods')).toBeUndefined();
  form.change('lines.0.goods', '');
  form.leave('lines.0.goods');
  expect(form.problem('lines.0.goods')).toEqual({ rule: 'required' });
});

test('rows in rows keep to their row', () => {
  const { form, rows } = open([line('a'), line('b')]);
  const [first = '', second = ''] = rows.keys();
  form.rows(`lines.${second as `${number}`}.boxes`).add({ number: 'CSQU3054383' });
  rows.move(second, 0);
  form.rows(`lines.${second as `${number}`}.boxes`).add();
  rows.remove(first);
  expect(form.values().lines).toEqual([{ ...line('b'), boxes: [{ number: 'CSQU3054383' }, { number: '' }] }]);
});

test('an object in the form is set as a whole, and its fields show their parts', () => {
  const { form, inputs } = open([line('a')]);
  const [whole, name, top] = [vi.fn(), vi.fn(), vi.fn()];
  form.subscribe('consignee=', whole);
  form.subscribe('consignee.name=', name);
  form.subscribe('lines=', top);
  form.change('consignee.name', 'Xinmao');
  expect([whole, name, top].map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
  form.set('consignee', { name: 'Jinda', secret: 's' });
  expect(inputs.get('consignee.name')).toBe('Jinda');
  expect(form.value('consignee.name')).toBe('Jinda');
});

test('a draft stores rows without their private fields, and restores complete rows', async () => {
  const first = open([line('a')], { draft: 'booking' });
  first.form.change('consignee.secret', 'pin');
  first.form.change('consignee.name', 'Xinmao');
  first.rows.add(line('b'));
  first.form.change('lines.1.city', 'Ningbo');
  vi.runAllTimers();
  expect([...storage.values()].join()).not.toContain('pin');
  const second = open([line('a')], { draft: 'booking' });
  second.form.restore();
  expect(second.form.values()).toEqual({
    consignee: { name: 'Xinmao', secret: '' },
    lines: [line('a'), { ...line('b'), city: 'Ningbo' }],
  });
  expect(second.rows.keys()).toHaveLength(2);
  await second.form.submit();
  expect(storage.size).toBe(0);
});

test('a stored list without rows stores no private field of a new row', () => {
  storage.set('fairway.draft.booking', '{"lines":[]}');
  const form = createFormStore(() => ({
    initial: { consignee: { name: '', secret: '' }, lines: [line('a')] } as Values,
    ...{ rows: { lines: () => blank }, schema, onSubmit: vi.fn(), draft: 'booking' },
  }));
  form.restore();
  expect(goodsOf(form)).toEqual([]);
  form.rows('lines').add(line('pin'));
  vi.runAllTimers();
  expect([...storage.values()].join()).not.toContain('pin');
});

test.each(['[]', '{"lines":7}', '{"lines":[7,null,{"goods":3}]}', '{"consignee":{"name":{"deep":1}}}'])(
  'a draft that was tampered with puts nothing where it does not belong: %s',
  (draft) => {
    storage.set('fairway.draft.booking', draft);
    const { form } = open([line('a')], { draft: 'booking' });
    form.restore();
    const { consignee, lines } = form.values();
    expect(typeof consignee.name).toBe('string');
    for (const { goods, boxes } of lines) expect([typeof goods, boxes]).toEqual(['string', []]);
  },
);

test('reset brings the first rows back', () => {
  const { form, rows } = open([line('a'), line('b')]);
  rows.remove(rows.keys()[0] ?? '');
  rows.add(line('c'));
  form.reset();
  expect(goodsOf(form)).toEqual(['a', 'b']);
  expect(rows.keys()).toHaveLength(2);
});

test('a key in one of a thousand rows wakes its field alone, and judges nothing', () => {
  const { form, rows, validated } = open(Array.from({ length: 1000 }, (_, index) => line(`${index}`)));
  const woken = new Map<string, number>();
  const count = (topic: string) => form.subscribe(topic, () => woken.set(topic, (woken.get(topic) ?? 0) + 1));
  for (const key of rows.keys()) for (const end of ['', '=', '?']) count(`lines.${key}.goods${end}`);
  for (const topic of ['lines#', 'lines', 'summary', 'pending']) count(topic);
  const key = rows.keys()[500] ?? '';
  form.change(`lines.${key}.goods`, 'x');
  expect([...woken]).toEqual([[`lines.${key}.goods=`, 1]]);
  expect(validated).not.toHaveBeenCalled();
});

test('a list without an entry in `rows` is one value, and has no rows', () => {
  const form = createFormStore(() => ({
    initial: { images: ['a.png'] },
    schema: v.object({ images: v.array(v.string()) }),
    onSubmit: vi.fn(),
  }));
  expect(form.nameOf('images.0')).toBe('images.0');
  expect(() => form.rows('images').keys()).toThrow('images');
});
