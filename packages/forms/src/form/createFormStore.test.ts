import { confirmation, email, follows, normalisePhone, password, required, verifyCode } from '@fairway/trade';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormStore } from './createFormStore.ts';
import type { Problem } from './problems/problem.ts';
import type { FormOptions, FormStore } from './types.ts';

const initial = { email: '', password: '', again: '', agree: false };
type Values = typeof initial;

const schema = v.pipe(
  v.object({
    email: v.pipe(v.string(), follows(required, email)),
    password: v.pipe(v.string(), follows(required, password)),
    again: v.pipe(v.string(), follows(required)),
    agree: v.literal(true),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['again']],
      (values) => confirmation(values.password)(values.again) === null,
      'confirmation',
    ),
    ['again'],
  ),
);
const filled = { email: 'li@example.com', password: 'abcd1234', again: 'abcd1234', agree: true };

/** A form with four fields, in the order of their names on the page. */
function open(options: Partial<FormOptions<Values>> = {}) {
  const all: FormOptions<Values> = { initial, schema, onSubmit: vi.fn(), ...options };
  const form = createFormStore(() => all);
  const inputs: Record<string, unknown> = {};
  const focused: string[] = [];
  const leave = Object.keys(initial).map((name, index) =>
    form.register(name, {
      element: () => element(index, name === 'agree', () => focused.push(name)),
      write: (value) => {
        inputs[name] = value;
      },
      keep: name === 'email' || name === 'agree',
    }),
  );
  return { form, inputs, focused, leave, onSubmit: all.onSubmit };
}

function element(index: number, box: boolean, focus: () => void): HTMLElement {
  const fake = {
    index,
    focus,
    matches: () => !box,
    compareDocumentPosition: (other: { index: number }) => (other.index > index ? 4 : 2),
  };
  return fake as unknown as HTMLElement;
}

function fill(form: FormStore<Values>, values: Partial<Values> = filled) {
  for (const [name, value] of Object.entries(values)) form.change(name, value);
}

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a form is changed while a value differs from its start', () => {
  const { form } = open();
  expect(form.isChanged()).toBe(false);
  form.change('email', 'li');
  expect(form.isChanged()).toBe(true);
  form.change('email', '');
  expect(form.isChanged()).toBe(false);
  form.change('agree', true);
  form.reset();
  expect(form.isChanged()).toBe(false);
});

test('values that were accepted are saved, and only later changes would be lost', async () => {
  const { form } = open();
  fill(form);
  expect(form.isChanged()).toBe(true);
  await form.submit();
  expect(form.isChanged()).toBe(false);
  form.change('email', 'other@example.com');
  expect(form.isChanged()).toBe(true);
  form.reset();
  expect(form.isChanged()).toBe(false);
});

test('values that were refused are not saved, nor those typed while others are sent', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  const { form } = open({ onSubmit: () => answers[calls++]?.promise });
  fill(form);
  const refusal = form.submit();
  answers[0]?.reject(new TypeError('offline'));
  await refusal;
  expect(form.isChanged()).toBe(true);
  const acceptance = form.submit();
  form.change('email', 'other@example.com');
  answers[1]?.resolve();
  await acceptance;
  expect(form.isChanged()).toBe(true);
});

test('valid values are sent as the schema outputs them', async () => {
  const { form, onSubmit } = open();
  fill(form);
  await form.submit();
  expect(onSubmit).toHaveBeenCalledWith(filled);
  expect(form.summary().entries).toEqual([]);
});

test('invalid values are not sent, and the summary lists them top to bottom', async () => {
  const { form, onSubmit } = open();
  fill(form, { email: 'li@', password: '' });
  await form.submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form.summary().entries).toEqual([
    { name: 'email', problem: { rule: 'email' } },
    { name: 'password', problem: { rule: 'required' } },
    { name: 'again', problem: { rule: 'required' } },
    { name: 'agree', problem: { rule: 'required' } },
  ]);
});

test('a field shows an error when it is left, not while it is typed in, and not when it only had focus', () => {
  const { form } = open();
  form.change('email', 'li@');
  expect(form.problem('email')).toBeUndefined();
  form.leave('email');
  expect(form.problem('email')).toEqual({ rule: 'email' });
  form.leave('password');
  expect(form.problem('password')).toBeUndefined();
});

test('a problem disappears once it is corrected, also by another field', async () => {
  const { form } = open();
  fill(form, { ...filled, again: 'abcd12345' });
  await form.submit();
  expect(form.problem('again')).toEqual({ rule: 'confirmation' });
  form.change('password', 'abcd12345');
  expect(form.problem('again')).toBeUndefined();
});

test('a keystroke notifies only the subscribers of that value', () => {
  const { form } = open();
  const [field, own, other, summary] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  form.subscribe('email', field);
  form.subscribe('email=', own);
  form.subscribe('password', other);
  form.subscribe('summary', summary);
  form.change('email', 'l');
  expect([field, own, other, summary].map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0, 0]);
});

test('a second submit while the first runs does nothing', async () => {
  let answer = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { form } = open({ onSubmit });
  fill(form);
  const first = form.submit();
  await form.submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(form.pending()).toBe(true);
  answer();
  await first;
  expect(form.pending()).toBe(false);
});

test('fields that the server refuses show this until they are typed in', async () => {
  const fields = [{ field: 'body.account', rule: 'bound', msg: 'The email has been bound' }];
  const { form } = open({
    onSubmit: () => Promise.reject(Object.assign(new Error('refused'), { kind: 'invalid', fields })),
    serverFields: { account: 'email' },
  });
  fill(form);
  await form.submit();
  const refusal = { rule: 'bound', message: 'The email has been bound' };
  expect(form.summary()).toEqual({
    attempt: expect.any(Number),
    entries: [{ name: 'email', problem: refusal }],
  });
  form.change('password', 'abcd12345');
  form.leave('email');
  expect(form.problem('email')).toEqual(refusal);
  form.change('email', 'wei@example.com');
  expect(form.problem('email')).toBeUndefined();
});

test('a refusal of a side call is removed when the call succeeds, and no other problem is', () => {
  const { form } = open({});
  form.refuse({ kind: 'network' }, 'email');
  expect(form.problem('email')).toBeDefined();
  form.accept('email');
  expect(form.problem('email')).toBeUndefined();
  form.change('email', 'broken');
  form.leave('email');
  form.accept('email');
  expect(form.problem('email')).toBeDefined();
});

test('a failure that fits no field is shown by the form, in the words of the site', async () => {
  const away = Object.assign(new Error('away'), { kind: 'away' });
  const { form } = open({
    onSubmit: () => Promise.reject(away),
    explain: () => 'Service is being upgraded. Please try again later',
  });
  fill(form);
  await form.submit();
  expect(form.problem('')?.message).toBe('Service is being upgraded. Please try again later');
  expect(form.values()).toEqual(filled);
});

test('a failure that the site shows elsewhere leaves the form quiet', async () => {
  const { form } = open({
    onSubmit: () => Promise.reject(Object.assign(new Error(), { kind: 'session' })),
    explain: () => false,
  });
  fill(form);
  await form.submit();
  expect(form.summary().entries).toEqual([]);
});

test('a fault of our own is shown and reported, not swallowed', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const bug = new TypeError('x is undefined');
  const { form } = open({ onSubmit: () => Promise.reject(bug) });
  fill(form);
  await form.submit();
  expect(form.problem('')).toEqual({ rule: 'unexpected' });
  expect(reportError).toHaveBeenCalledWith(bug);
});

test('text that is no value is refused at its field, even if the rules accept the value', async () => {
  const { form, onSubmit } = open({ schema: v.object({ email: v.string() }) });
  let bad: Problem | undefined = { rule: 'unchosen', message: 'Nothing found for "x"' };
  form.register('email', { element: () => null, write: vi.fn(), keep: true, badInput: () => bad });
  form.leave('password');
  expect(form.problem('email')).toBeUndefined();
  form.leave('email');
  expect(form.problem('email')).toEqual(bad);
  await form.submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(form.summary().entries).toEqual([{ name: 'email', problem: bad }]);
  bad = undefined;
  form.leave('email');
  expect(form.problem('email')).toBeUndefined();
  await form.submit();
  expect(onSubmit).toHaveBeenCalledWith({ email: '' });
});

test('submit waits until a control knows its value, and does not start twice', async () => {
  const { form, onSubmit } = open({ schema: v.object({ email: v.string() }) });
  const { promise, resolve } = Promise.withResolvers<void>();
  let known = false;
  form.register('email', {
    ...{ element: () => null, write: vi.fn(), keep: true },
    settling: () => (known ? undefined : promise),
  });
  const sending = form.submit();
  expect(form.pending()).toBe(true);
  await form.submit();
  expect(onSubmit).not.toHaveBeenCalled();
  known = true;
  form.change('email', 'found');
  resolve();
  await sending;
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ email: 'found' });
  expect(form.pending()).toBe(false);
});

const listed = (form: FormStore<Values>) => form.summary().entries.map(({ name }) => name);

test('a corrected problem leaves the summary: a text when it is left, a choice at once; after the last one it is empty', async () => {
  const { form } = open();
  await form.submit();
  const { attempt } = form.summary();
  expect(listed(form)).toEqual(['email', 'password', 'again', 'agree']);
  const onSummary = vi.fn();
  form.subscribe('summary', onSummary);
  form.change('email', filled.email);
  expect(form.problem('email')).toBeUndefined();
  expect(listed(form)).toHaveLength(4);
  expect(onSummary).not.toHaveBeenCalled();
  form.leave('email');
  expect(listed(form)).toEqual(['password', 'again', 'agree']);
  form.change('agree', true);
  expect(listed(form)).toEqual(['password', 'again']);
  form.change('password', 'abcd');
  form.leave('password');
  expect(form.summary().entries[0]).toEqual({ name: 'password', problem: { rule: 'passwordLength' } });
  form.change('email', 'li@');
  form.leave('email');
  expect(listed(form)).toEqual(['email', 'password', 'again']);
  fill(form);
  form.leave('again');
  expect(listed(form)).toEqual([]);
  expect(form.summary().attempt).toBe(attempt);
});

test('a problem of the form itself stays in the summary until it is solved', async () => {
  const hidden = open();
  hidden.leave[3]?.();
  await hidden.form.submit();
  fill(hidden.form, { ...filled, agree: false });
  hidden.form.leave('again');
  expect(listed(hidden.form)).toEqual(['']);

  const away = { kind: 'refused', fields: [{ field: 'body.agree', rule: 'old', msg: 'Read the new terms' }] };
  const refused = open({ onSubmit: () => Promise.reject(away) });
  refused.leave[3]?.();
  fill(refused.form);
  await refused.form.submit();
  refused.form.change('email', 'wei@example.com');
  refused.form.leave('email');
  expect(listed(refused.form)).toEqual(['']);
});

test('a problem of a field that is not on the page is shown by the form', async () => {
  const { form, leave } = open();
  leave[3]?.();
  fill(form, { ...filled, agree: false });
  await form.submit();
  expect(form.summary().entries).toEqual([{ name: '', problem: { rule: 'required' } }]);
});

test('removing a field removes its problem', async () => {
  const { form, leave } = open();
  fill(form, { ...filled, email: '' });
  await form.submit();
  leave[0]?.();
  expect(form.problem('email')).toBeUndefined();
  expect(form.summary().entries).toEqual([]);
});

test('warnings block nothing', async () => {
  const { form, onSubmit } = open({
    warnings: { email: (value) => (value.endsWith('.con') ? 'Did you mean .com?' : null) },
  });
  fill(form, { ...filled, email: 'li@example.con' });
  form.leave('email');
  expect(form.warning('email')).toBe('Did you mean .com?');
  await form.submit();
  expect(onSubmit).toHaveBeenCalled();
  form.change('email', 'li@example.com');
  expect(form.warning('email')).toBeUndefined();
});

test('typed values are cleaned when the field is left and before they are sent', async () => {
  const onSubmit = vi.fn();
  const phone = { phone: '', code: '' };
  const form = createFormStore(() => ({
    initial: phone,
    schema: v.object({ phone: v.string(), code: v.pipe(v.string(), follows(verifyCode)) }),
    onSubmit,
  }));
  const write = vi.fn();
  form.register('phone', { element: () => null, write, keep: true, normalise: normalisePhone });
  form.register('code', { element: () => null, write: vi.fn(), keep: false });
  form.change('phone', '+86 138 0013 8000');
  form.leave('phone');
  expect(write).toHaveBeenCalledWith('13800138000');
  form.change('phone', '１３９００１３９０００');
  form.change('code', '123456');
  await form.submit();
  expect(onSubmit).toHaveBeenCalledWith({ phone: '13900139000', code: '123456' });
});

test('a draft survives a reload, without passwords and codes, and is removed once it was sent', async () => {
  const first = open({ draft: 'register' });
  fill(first.form);
  expect([...storage.values()]).toEqual([JSON.stringify({ email: 'li@example.com', agree: true })]);

  const second = open({ draft: 'register' });
  second.form.restore();
  expect(second.form.values()).toEqual({ ...filled, password: '', again: '' });
  expect(second.inputs).toEqual({ email: 'li@example.com', agree: true });

  fill(second.form, { password: 'abcd1234', again: 'abcd1234' });
  await second.form.submit();
  expect(storage.size).toBe(0);
});

test('a draft keeps the fields of steps that are not on the page, without secrets', () => {
  fill(open({ draft: 'register' }).form);

  const all: FormOptions<Values> = { initial, schema, onSubmit: vi.fn(), draft: 'register' };
  const form = createFormStore(() => all);
  const control = (keep: boolean) => ({ element: () => null, write: () => {}, keep });
  form.register('agree', control(true));
  form.register('again', control(false));
  form.restore();
  form.change('agree', false);
  form.change('again', 'abcd1234');
  expect([...storage.values()]).toEqual([JSON.stringify({ email: 'li@example.com' })]);
  form.change('agree', true);
  expect([...storage.values()]).toEqual([JSON.stringify({ email: 'li@example.com', agree: true })]);
});

test('a draft that was tampered with restores known fields only', () => {
  storage.set('fairway.draft.register', '{"email":"li@example.com","__proto__":{"agree":true},"price":1}');
  const { form } = open({ draft: 'register' });
  form.restore();
  expect(form.values()).toEqual({ ...initial, email: 'li@example.com' });
  storage.set('fairway.draft.register', 'not json');
  expect(() => form.restore()).not.toThrow();
});

test('reset restores the initial values', async () => {
  const { form, inputs } = open({ draft: 'register' });
  fill(form, { email: 'li@' });
  await form.submit();
  form.reset();
  expect(form.values()).toEqual(initial);
  expect(inputs.email).toBe('');
  expect(form.problem('email')).toBeUndefined();
  expect(storage.size).toBe(0);
});

test('focus moves to the control of a field', () => {
  const { form, focused } = open();
  form.focus('password');
  expect(focused).toEqual(['password']);
});

test('a field that depends on another is judged again when that one is left', () => {
  const { form } = open();
  fill(form);
  form.leave('again');
  expect(form.problem('again')).toBeUndefined();
  form.change('password', 'abcd12345');
  expect(form.problem('again')).toBeUndefined();
  form.leave('password');
  expect(form.problem('again')).toEqual({ rule: 'confirmation' });
});

test('a dependent field is reset together with the field it depends on', () => {
  const { form, inputs } = open({ resets: { email: ['password', 'again'] } });
  fill(form, { email: 'li@example.com', password: 'abcd', again: 'abcd' });
  form.leave('password');
  expect(form.problem('password')).toEqual({ rule: 'passwordLength' });
  form.change('email', 'wei@example.com');
  expect(form.values()).toMatchObject({ password: '', again: '' });
  expect(inputs).toMatchObject({ password: '', again: '' });
  expect(form.problem('password')).toBeUndefined();
});

test('a draft of another version puts no number where text belongs', () => {
  storage.set('fairway.draft.register', '{"email":7,"agree":"yes"}');
  const { form } = open({ draft: 'register' });
  form.restore();
  expect(form.values()).toEqual(initial);
});

test("a field's own doubt warns, and the form's comes first", () => {
  const control = { element: () => null, write: vi.fn(), keep: true, warn: () => 'Look again' };
  const { form } = open({ warnings: { password: (value) => (value === 'abcd1234' ? 'Too common' : null) } });
  form.register('email', control);
  form.register('password', control);
  fill(form);
  form.leave('email');
  form.leave('password');
  expect([form.warning('email'), form.warning('password')]).toEqual(['Look again', 'Too common']);
});

/** Opens a form whose submission ends when the test resolves it. */
function openSlow() {
  const calls: { values: Values; end: (error?: Error) => void }[] = [];
  const onSubmit = (values: Values) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ values, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { ...open({ onSubmit }), calls };
}

test('a correction that is submitted during a submit is sent after it', async () => {
  const { form, calls } = openSlow();
  fill(form, { ...filled, email: 'lee@example.com' });
  const sending = form.submit();
  form.change('email', filled.email);
  await form.submit();
  expect(calls).toHaveLength(1);
  calls[0]?.end(new Error('Nobody has that address'));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.values.email).toBe(filled.email);
  expect(form.summary().entries).toEqual([]);
  calls[1]?.end();
  await sending;
  expect(form.pending()).toBe(false);
});

test('a repeated press of the same values sends nothing, and accepted values are not sent again', async () => {
  const same = openSlow();
  fill(same.form);
  const first = same.form.submit();
  await same.form.submit();
  same.calls[0]?.end(new Error('Refused'));
  await first;
  expect(same.calls).toHaveLength(1);
  expect(same.form.summary().entries).toHaveLength(1);

  const slowForm = openSlow();
  fill(slowForm.form);
  const second = slowForm.form.submit();
  slowForm.form.change('email', 'lee@example.com');
  await slowForm.form.submit();
  slowForm.calls[0]?.end();
  await second;
  expect(slowForm.calls).toHaveLength(1);
});
