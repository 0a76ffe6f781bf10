import * as v from 'valibot';
import { createChecks } from './checks.ts';
import { readDraft, tabStorage, writeDraft } from './draft.ts';
import { problemsOfError } from './failure.ts';
import { inOrder } from './inOrder.ts';
import { type Problem, problemsOfIssues, sameProblem } from './problem.ts';
import { takesText } from './takesText.ts';
import { createTopics } from './topics.ts';
import type { Control, FormOptions, FormStore, FormValues, Summary } from './types.ts';

/**
 * The state of one form, without React. A value that changes wakes only who asked for that value; problems and
 * warnings wake the field they concern. `options` is read at each use: schema and callbacks may change.
 */
export function createFormStore<Values extends FormValues, Output>(
  options: () => FormOptions<Values, Output>,
): FormStore<Values> {
  const { initial } = options();
  const names: ReadonlySet<string> = new Set(Object.keys(initial));
  const topics = createTopics();
  const values = new Map<string, unknown>(Object.entries(initial));
  const problems = new Map<string, Problem>();
  const warnings = new Map<string, string>();
  const controls = new Map<string, Control>();
  /** Fields that may be kept in a draft; passwords and codes never say so. */
  const keepable = new Set<string>();
  /** Fields whose problem came with a failure: only typing in that very field takes it back. */
  const refused = new Set<string>();
  /** Fields that were changed and left: what they depend on may break them later. */
  const judged = new Set<string>();
  let summary: Summary = { attempt: 0, entries: [] };
  let pending = false;
  /** What is being sent, and whether a later press asked for something else. */
  let sent: Values | null = null;
  let again = false;

  const current = () => Object.fromEntries(values) as Values;

  const keepDraft = () => {
    const { draft } = options();
    if (draft === undefined) return;
    const typed = [...values].filter(([field, value]) => keepable.has(field) && value !== initial[field]);
    writeDraft(tabStorage(), draft, new Map(typed));
  };

  const dropDraft = () => {
    const { draft } = options();
    if (draft !== undefined) writeDraft(tabStorage(), draft, new Map());
  };

  const store = (name: string, value: unknown) => {
    if (Object.is(values.get(name), value)) return;
    values.set(name, value);
    topics.tell(`${name}=`);
    keepDraft();
  };

  const set = (name: string, value: unknown) => {
    store(name, value);
    controls.get(name)?.write(value);
  };

  const normalise = (name: string) => {
    const value = values.get(name);
    const clean = typeof value === 'string' ? controls.get(name)?.normalise?.(value) : undefined;
    if (clean !== undefined && clean !== value) set(name, clean);
  };

  const put = (name: string, problem: Problem | undefined) => {
    if (sameProblem(problems.get(name), problem)) return;
    if (problem) problems.set(name, problem);
    else problems.delete(name);
    topics.tell(name);
  };

  const judge = () => {
    const { issues, output } = v.safeParse(options().schema, current());
    const found = issues ? problemsOfIssues(issues) : new Map<string, Problem>();
    for (const [name, { badInput }] of controls) {
      const bad = badInput?.();
      if (bad) found.set(name, bad);
    }
    return { found, output: output as Output };
  };

  /** A problem of a field that is not on the page would be invisible: the form itself, '', says it. */
  const placeOf = (name: string) => (controls.has(name) ? name : '');

  const placed = (found: ReadonlyMap<string, Problem>) => {
    const shown = new Map<string, Problem>();
    for (const [name, problem] of found) {
      if (!shown.has(placeOf(name))) shown.set(placeOf(name), problem);
    }
    return shown;
  };

  const look = (fields: Iterable<string>) => {
    const found = placed(judge().found);
    for (const name of [...fields]) put(name, found.get(name) ?? checks.problem(name));
  };

  const checks = createChecks({
    checkOf: (name) => controls.get(name)?.check,
    value: (name) => values.get(name),
    changed: (name) => {
      topics.tell(`${name}?`);
      const verdict = checks.problem(name);
      if (verdict && !problems.has(name)) put(name, verdict);
    },
  });

  const warn = (name: string) => {
    const rule: ((value: never, all: Values) => string | null | undefined) | undefined =
      options().warnings?.[name];
    const value = values.get(name);
    const warning =
      rule?.(value as never, current()) ??
      (typeof value === 'string' ? controls.get(name)?.warn?.(value) : undefined) ??
      undefined;
    if (warnings.get(name) === warning) return;
    if (warning === undefined) warnings.delete(name);
    else warnings.set(name, warning);
    topics.tell(name);
  };

  const fail = (found: ReadonlyMap<string, Problem>) => {
    const shown = placed(found);
    refused.clear();
    for (const name of new Set([...problems.keys(), ...shown.keys()])) put(name, shown.get(name));
    summary = { attempt: summary.attempt + 1, entries: inOrder(shown, controls) };
    topics.tell('summary');
  };

  const refuse = (found: ReadonlyMap<string, Problem>) => {
    fail(found);
    for (const name of found.keys()) refused.add(placeOf(name));
  };

  /**
   * While the summary is visible it repeats the errors of the fields. It is above them and moves them when it shrinks,
   * so it never changes while somebody types.
   */
  const follow = () => {
    if (summary.entries.length === 0) return;
    summary = { ...summary, entries: inOrder(problems, controls) };
    topics.tell('summary');
  };

  const hold = (held: boolean) => {
    pending = held;
    topics.tell('pending');
  };

  /** What means nothing once `name` is another: a city of the province before. */
  const clearDependents = (name: string) => {
    for (const dependent of options().resets?.[name] ?? []) {
      set(dependent, initial[dependent]);
      checks.forget(dependent);
      judged.delete(dependent);
      refused.delete(dependent);
      put(dependent, undefined);
    }
  };

  /** Answers of checks that take time, asked for where they are still missing. */
  const verdicts = async (): Promise<Map<string, Problem>> => {
    await Promise.all([...controls.keys()].map(checks.run));
    const found = new Map<string, Problem>();
    for (const name of controls.keys()) {
      const problem = checks.problem(name);
      if (problem) found.set(name, problem);
    }
    return found;
  };

  /** Sends the values; false where they were not taken. */
  const send = async (output: Output): Promise<boolean> => {
    try {
      if ([...controls.values()].some(({ check }) => check)) {
        const found = await verdicts();
        if (found.size > 0) {
          if (!again) fail(found);
          return false;
        }
      }
      await options().onSubmit(output);
      dropDraft();
      return true;
    } catch (error) {
      // An error that the user has corrected since then is sent again instead of shown.
      if (!again) refuse(problemsOfError(error, names, options()));
      return false;
    }
  };

  const submit = async (): Promise<void> => {
    if (pending) {
      // The same is on its way already; what was changed since goes after it, where that was not taken.
      again = [...values].some(([name, value]) => sent?.[name] !== value);
      return;
    }
    const unsettled = [...controls.values()].flatMap(({ settling }) => settling?.() ?? []);
    if (unsettled.length > 0) {
      sent = current();
      hold(true);
      await Promise.all(unsettled);
      hold(false);
    }
    for (const name of [...controls.keys()]) normalise(name);
    const { found, output } = judge();
    fail(found);
    if (found.size > 0) return;
    sent = current();
    again = false;
    hold(true);
    let accepted = false;
    try {
      accepted = await send(output);
    } finally {
      hold(false);
    }
    if (again && !accepted) await submit();
  };

  return {
    names,
    value: (name) => values.get(name) as Values[typeof name],
    values: current,
    problem: (name) => problems.get(name),
    warning: (name) => warnings.get(name),
    summary: () => summary,
    pending: () => pending,
    subscribe: topics.subscribe,
    set,
    checkState: checks.state,
    change: (name, value) => {
      if (Object.is(values.get(name), value)) return;
      store(name, value);
      checks.forget(name);
      clearDependents(name);
      // An error is removed as soon as it is corrected; no new error appears while typing.
      refused.delete(name);
      const open = [...problems.keys()].filter((field) => !refused.has(field));
      if (open.length > 0) look(open);
      if (warnings.has(name)) warn(name);
      if (!takesText(controls.get(name)?.element())) follow();
    },
    leave: (name) => {
      normalise(name);
      // An empty field that lost focus without input is only checked on submit.
      const touched = values.get(name) !== initial[name] || controls.get(name)?.badInput?.();
      if (touched || problems.has(name)) judged.add(name);
      look([...judged].filter((field) => !refused.has(field)));
      for (const field of judged) warn(field);
      follow();
      if (judged.has(name) && !problems.has(name)) void checks.run(name);
    },
    register: (name, control) => {
      controls.set(name, control);
      if (control.keep) keepable.add(name);
      return () => {
        if (controls.get(name) !== control) return;
        controls.delete(name);
        checks.forget(name);
        put(name, undefined);
        const entries = summary.entries.filter((entry) => entry.name !== name);
        if (entries.length === summary.entries.length) return;
        summary = { ...summary, entries };
        topics.tell('summary');
      };
    },
    control: (name) => controls.get(name),
    focus: (name) => controls.get(name)?.element()?.focus(),
    check: (name) => {
      normalise(name);
      look([name]);
      if (problems.has(name)) controls.get(name)?.element()?.focus();
      return !problems.has(name);
    },
    refuse: (error, at) => {
      for (const [name, problem] of problemsOfError(error, names, options())) {
        const shown = controls.has(name) ? name : at;
        put(shown, problem);
        refused.add(shown);
      }
    },
    accept: (name) => {
      if (refused.delete(name)) put(name, undefined);
      follow();
    },
    fail: (found) => refuse(new Map(Object.entries(found))),
    restore: () => {
      const { draft } = options();
      if (draft === undefined) return;
      for (const [name, value] of readDraft(tabStorage(), draft, initial)) set(name, value);
    },
    reset: () => {
      judged.clear();
      for (const [name, value] of Object.entries(initial)) {
        set(name, value);
        checks.forget(name);
      }
      for (const name of [...warnings.keys()]) {
        warnings.delete(name);
        topics.tell(name);
      }
      fail(new Map());
      dropDraft();
    },
    submit,
  };
}
