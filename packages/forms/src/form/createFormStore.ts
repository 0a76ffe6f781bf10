import * as v from 'valibot';
import { createChecks } from './checks.ts';
import { createProblems } from './createProblems.ts';
import { createValues } from './createValues.ts';
import { problemsOfError } from './failure.ts';
import { type Problem, problemsOfIssues } from './problem.ts';
import { takesText } from './takesText.ts';
import { createTopics } from './topics.ts';
import type { Control, FormOptions, FormStore, FormValues } from './types.ts';

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
  const controls = new Map<string, Control>();
  const values = createValues({ options, controls, topics });
  const problems = createProblems(controls, topics);
  const warnings = new Map<string, string>();
  /** Fields that were changed and left: what they depend on may break them later. */
  const judged = new Set<string>();
  let pending = false;
  /** What is being sent, and whether a later press asked for something else. */
  let sent: Values | null = null;
  let again = false;

  const judge = () => {
    const { issues, output } = v.safeParse(options().schema, values.all());
    const byName = issues ? problemsOfIssues(issues) : new Map<string, Problem>();
    for (const [name, { badInput }] of controls) {
      const bad = badInput?.();
      if (bad) byName.set(name, bad);
    }
    return { byName, output: output as Output };
  };

  const look = (fields: Iterable<string>) => {
    const byPlace = problems.placed(judge().byName);
    for (const name of [...fields]) problems.put(name, byPlace.get(name) ?? checks.problem(name));
  };

  const checks = createChecks({
    checkOf: (name) => controls.get(name)?.check,
    value: (name) => values.get(name),
    changed: (name) => {
      topics.tell(`${name}?`);
      const verdict = checks.problem(name);
      if (verdict && !problems.has(name)) problems.put(name, verdict);
    },
  });

  const warn = (name: string) => {
    const rule: ((value: never, all: Values) => string | null | undefined) | undefined =
      options().warnings?.[name];
    const value = values.get(name);
    const warning =
      rule?.(value as never, values.all()) ??
      (typeof value === 'string' ? controls.get(name)?.warn?.(value) : undefined) ??
      undefined;
    if (warnings.get(name) === warning) return;
    if (warning === undefined) warnings.delete(name);
    else warnings.set(name, warning);
    topics.tell(name);
  };

  const setPending = (isPending: boolean) => {
    pending = isPending;
    topics.tell('pending');
  };

  /** What means nothing once `name` is another: a city of the province before. */
  const clearDependents = (name: string) => {
    for (const dependent of options().resets?.[name] ?? []) {
      values.set(dependent, initial[dependent]);
      checks.forget(dependent);
      judged.delete(dependent);
      problems.refused.delete(dependent);
      problems.put(dependent, undefined);
    }
  };

  /** Answers of checks that take time, asked for where they are still missing. */
  const verdicts = async (): Promise<Map<string, Problem>> => {
    await Promise.all([...controls.keys()].map(checks.run));
    const byName = new Map<string, Problem>();
    for (const name of controls.keys()) {
      const problem = checks.problem(name);
      if (problem) byName.set(name, problem);
    }
    return byName;
  };

  /** Sends the values; false where they were not taken. */
  const send = async (output: Output): Promise<boolean> => {
    try {
      if ([...controls.values()].some(({ check }) => check)) {
        const byName = await verdicts();
        if (byName.size > 0) {
          if (!again) problems.fail(byName);
          return false;
        }
      }
      await options().onSubmit(output);
      values.dropDraft();
      return true;
    } catch (error) {
      // An error that the user has corrected since then is sent again instead of shown.
      if (!again) problems.refuse(problemsOfError(error, names, options()));
      return false;
    }
  };

  const submit = async (): Promise<void> => {
    if (pending) {
      // The same is on its way already; what was changed since goes after it, where that was not taken.
      again = values.differFrom(sent);
      return;
    }
    const unsettled = [...controls.values()].flatMap(({ settling }) => settling?.() ?? []);
    if (unsettled.length > 0) {
      sent = values.all();
      setPending(true);
      await Promise.all(unsettled);
      setPending(false);
    }
    for (const name of [...controls.keys()]) values.normalise(name);
    const { byName, output } = judge();
    problems.fail(byName);
    if (byName.size > 0) return;
    sent = values.all();
    again = false;
    setPending(true);
    let accepted = false;
    try {
      accepted = await send(output);
    } finally {
      setPending(false);
    }
    if (again && !accepted) await submit();
  };

  return {
    names,
    value: (name) => values.get(name) as Values[typeof name],
    values: values.all,
    problem: (name) => problems.get(name),
    warning: (name) => warnings.get(name),
    summary: problems.summary,
    pending: () => pending,
    subscribe: topics.subscribe,
    set: values.set,
    checkState: checks.state,
    change: (name, value) => {
      if (Object.is(values.get(name), value)) return;
      values.store(name, value);
      checks.forget(name);
      clearDependents(name);
      // An error is removed as soon as it is corrected; no new error appears while typing.
      problems.refused.delete(name);
      const open = problems.names().filter((field) => !problems.refused.has(field));
      if (open.length > 0) look(open);
      if (warnings.has(name)) warn(name);
      if (!takesText(controls.get(name)?.element())) problems.follow();
    },
    leave: (name) => {
      values.normalise(name);
      // An empty field that lost focus without input is only checked on submit.
      const touched = values.get(name) !== initial[name] || controls.get(name)?.badInput?.();
      if (touched || problems.has(name)) judged.add(name);
      look([...judged].filter((field) => !problems.refused.has(field)));
      for (const field of judged) warn(field);
      problems.follow();
      if (judged.has(name) && !problems.has(name)) void checks.run(name);
    },
    register: (name, control) => {
      controls.set(name, control);
      if (control.keep) values.keepInDraft(name);
      return () => {
        if (controls.get(name) !== control) return;
        controls.delete(name);
        checks.forget(name);
        problems.remove(name);
      };
    },
    control: (name) => controls.get(name),
    focus: (name) => controls.get(name)?.element()?.focus(),
    check: (name) => {
      values.normalise(name);
      look([name]);
      if (problems.has(name)) controls.get(name)?.element()?.focus();
      return !problems.has(name);
    },
    refuse: (error, at) => {
      for (const [name, problem] of problemsOfError(error, names, options())) {
        const place = controls.has(name) ? name : at;
        problems.put(place, problem);
        problems.refused.add(place);
      }
    },
    accept: (name) => {
      if (problems.refused.delete(name)) problems.put(name, undefined);
      problems.follow();
    },
    fail: (byName) => problems.refuse(new Map(Object.entries(byName))),
    restore: values.restoreDraft,
    reset: () => {
      judged.clear();
      for (const [name, value] of Object.entries(initial)) {
        values.set(name, value);
        checks.forget(name);
      }
      for (const name of [...warnings.keys()]) {
        warnings.delete(name);
        topics.tell(name);
      }
      problems.fail(new Map());
      values.dropDraft();
    },
    submit,
  };
}
