import { follows, required } from '@fairway/trade';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { AsyncCheck } from './checks.ts';
import { createFormStore } from './createFormStore.ts';
import type { Problem } from './problems/problem.ts';

/** A server that responds when the test resolves it, in any order. */
function server() {
  const requests: {
    value: string;
    signal: AbortSignal;
    answer(verdict: 'taken' | Problem | null): void;
    fail(): void;
  }[] = [];
  const check = vi.fn<AsyncCheck>(
    (value, signal) =>
      new Promise((answer, reject) =>
        requests.push({ value, signal, answer, fail: () => reject(new Error('offline')) }),
      ),
  );
  const at = (index: number) => {
    const one = requests[index];
    if (!one) throw new Error(`Nothing was asked for the ${index + 1}. time`);
    return one;
  };
  return { check, at, requests };
}

function open(check: AsyncCheck) {
  const onSubmit = vi.fn();
  const form = createFormStore(() => ({
    initial: { code: '', note: '' },
    schema: v.object({ code: v.pipe(v.string(), follows(required)), note: v.string() }),
    onSubmit,
  }));
  const leavePage = form.register('code', { element: () => null, write: vi.fn(), keep: true, check });
  form.register('note', { element: () => null, write: vi.fn(), keep: true });
  return { form, onSubmit, leavePage };
}

const type = (form: ReturnType<typeof open>['form'], code: string) => {
  form.change('code', code);
  form.leave('code');
};
/** Lets promises that are already settled run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a field is checked when it is left, and shows that the check is running', async () => {
  const { check, at } = server();
  const { form } = open(check);
  form.change('code', 'HENGLI');
  expect(check).not.toHaveBeenCalled();
  form.leave('code');
  expect(form.checkState('code')).toBe('checking');
  at(0).answer(null);
  await settled();
  expect(form.checkState('code')).toBe('passed');
  expect(form.problem('code')).toBeUndefined();
});

test('a value in use is reported at the field until it is typed in', async () => {
  const { check, at } = server();
  const { form } = open(check);
  type(form, 'HENGLI');
  at(0).answer('taken');
  await settled();
  expect(form.problem('code')).toEqual({ rule: 'taken' });
  form.change('note', 'hello');
  form.leave('note');
  expect(form.problem('code')).toEqual({ rule: 'taken' });
  form.change('code', 'HENGLIX');
  expect(form.problem('code')).toBeUndefined();
  expect(form.checkState('code')).toBe('idle');
});

test('drops a late response to an earlier value, and aborts its call', async () => {
  const { check, at } = server();
  const { form } = open(check);
  type(form, 'FIRST');
  type(form, 'SECOND');
  expect(at(0).signal.aborted).toBe(true);
  at(1).answer(null);
  await settled();
  at(0).answer('taken');
  await settled();
  expect(form.problem('code')).toBeUndefined();
  expect(form.checkState('code')).toBe('passed');
});

test('does not check a value again after a response', async () => {
  const { check, at } = server();
  const { form, onSubmit } = open(check);
  type(form, 'HENGLI');
  at(0).answer(null);
  await settled();
  form.leave('code');
  await form.submit();
  expect(check).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('does not check a value that breaks its own rules', () => {
  const { check } = server();
  const { form } = open(check);
  type(form, 'HENGLI');
  type(form, '  ');
  expect(check).toHaveBeenCalledTimes(1);
});

test('submit waits for the response, and sends nothing that is taken', async () => {
  const { check, at } = server();
  const { form, onSubmit } = open(check);
  form.change('code', 'HENGLI');
  const sending = form.submit();
  expect(form.pending()).toBe(true);
  await form.submit();
  at(0).answer({ rule: 'bound', message: 'Bound to another company' });
  await sending;
  expect(check).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form.pending()).toBe(false);
  expect(form.summary().entries).toEqual([
    { name: 'code', problem: { rule: 'bound', message: 'Bound to another company' } },
  ]);
});

test('without a response the form can still be sent: the server checks again', async () => {
  const { check, at } = server();
  const { form, onSubmit } = open(check);
  type(form, 'HENGLI');
  at(0).fail();
  await settled();
  expect(form.checkState('code')).toBe('unchecked');
  const sending = form.submit();
  at(1).fail();
  await sending;
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('typing while the form is being sent does not leave it waiting for an obsolete check', async () => {
  const { check } = server();
  const { form, onSubmit } = open(check);
  form.change('code', 'HENGLI');
  const sending = form.submit();
  form.change('code', 'HENGLIX');
  await sending;
  expect(onSubmit).toHaveBeenCalledWith({ code: 'HENGLI', note: '' });
});

test('removing a field removes its check', async () => {
  const { check, at } = server();
  const { form, leavePage } = open(check);
  type(form, 'HENGLI');
  leavePage();
  expect(at(0).signal.aborted).toBe(true);
  at(0).answer('taken');
  await settled();
  expect(form.problem('code')).toBeUndefined();
});

test('a check that throws synchronously does not block the form', async () => {
  const { form } = open(() => {
    throw new TypeError('x is undefined');
  });
  type(form, 'HENGLI');
  await settled();
  expect(form.checkState('code')).toBe('unchecked');
});

test.each([undefined, '', 7, {}, false])(
  'a check that resolves to %j does not mean that the value is free',
  async (nonsense) => {
    const { form, onSubmit } = open(async () => nonsense as never);
    type(form, 'HENGLI');
    await settled();
    expect(form.checkState('code')).toBe('unchecked');
    await form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  },
);
