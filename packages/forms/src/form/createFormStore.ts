import * as v from 'valibot';
import { createChecks } from './checks.ts';
import { takesText } from './controls/takesText.ts';
import { createProblems } from './problems/createProblems.ts';
import { createWarnings } from './problems/createWarnings.ts';
import { problemsOfError } from './problems/failure.ts';
import { type Problem, problemsOfIssues } from './problems/problem.ts';
import type { RowKeys } from './rows/createRowKeys.ts';
import { createRows } from './rows/createRows.ts';
import type { Control, FormOptions, FormStore, FormValues } from './types.ts';
import { createValues } from './values/createValues.ts';
import { inSameRows, namesAround, patternOf } from './values/names.ts';
import { createTopics } from './values/topics.ts';

/**
 * The state of one form, without React. A change of a value notifies only its subscribers; problems and warnings notify
 * their field. `options` is read at each use: schema and callbacks may change.
 */
export function createFormStore<Values extends FormValues, Output>(
  options: () => FormOptions<Values, Output>,
): FormStore<Values> {
  const { initial } = options();
  const names: ReadonlySet<string> = new Set(Object.keys(initial));
  const topics = createTopics();
  const controls = new Map<string, Control>();
  const values = createValues({ options, controls, topics });
  const { keys } = values;
  const problems = createProblems(controls, topics);
  const warnings = createWarnings({ options, controls, values, topics });
  /** Fields that were changed and left: a change of their dependencies may make them invalid later. */
  const judged = new Set<string>();
  let pending = false;
  /** The values being sent, and whether a later press submitted others. */
  let sent: Values | null = null;
  let again = false;

  /** The field on the page that a path of the values is in, by the rows of now or of a moment before. */
  const fieldAt = (path: string, then?: RowKeys) => {
    const name = keys.nameOf(path, then);
    return [name, ...namesAround(name)].find((around) => controls.has(around)) ?? name;
  };

  const judge = () => {
    const { issues, output } = v.safeParse(options().schema, values.all());
    const byName = issues ? problemsOfIssues(issues, fieldAt) : new Map<string, Problem>();
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

  const setPending = (isPending: boolean) => {
    pending = isPending;
    topics.tell('pending');
  };

  /** Resets the fields that depend on `name` when it changes: a city of the previous province. */
  const clearDependents = (name: string) => {
    const resets: Readonly<Record<string, readonly string[] | undefined>> = options().resets ?? {};
    for (const pattern of resets[patternOf(name)] ?? []) {
      const dependent = inSameRows(pattern, name);
      values.set(dependent, values.start(dependent));
      checks.forget(dependent);
      judged.delete(dependent);
      problems.refused.delete(dependent);
      problems.put(dependent, undefined);
    }
  };

  const failureAt = (error: unknown, then?: RowKeys) => {
    const byName = new Map<string, Problem>();
    for (const [path, problem] of problemsOfError(error, names, options())) {
      const name = fieldAt(path, then);
      if (!byName.has(name)) byName.set(name, problem);
    }
    return byName;
  };

  /** Sends the values; false if they were refused. */
  const send = async (output: Output): Promise<boolean> => {
    // The server's problem still refers to the same row, even if it is moved before the response arrives.
    const rowsThen = keys.snapshot();
    try {
      if ([...controls.values()].some(({ check }) => check)) {
        const byName = await checks.verdicts([...controls.keys()]);
        if (byName.size > 0) {
          if (!again) problems.fail(byName);
          return false;
        }
      }
      await options().onSubmit(output);
      if (sent) values.markSaved(sent);
      values.dropDraft();
      return true;
    } catch (error) {
      // An error that the user has corrected since then is sent again instead of shown.
      if (!again) problems.refuse(failureAt(error, rowsThen));
      return false;
    }
  };

  const submit = async (): Promise<void> => {
    if (pending) {
      // The same values are already being sent; later changes are sent afterwards, if the first submission was not
      // accepted.
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

  const forget = (name: string) => {
    checks.forget(name);
    problems.refused.delete(name);
  };

  /** Removes errors that are corrected; adds none while typing. */
  const lookAgain = () => {
    const open = problems.names().filter((field) => !problems.refused.has(field));
    if (open.length > 0) look(open);
  };

  /** A field was changed by other means than typing: a choice, a row. */
  const changed = (name: string) => {
    forget(name);
    lookAgain();
    problems.follow();
  };

  return {
    names,
    has: (name) => values.has(keys.nameOf(name)),
    nameOf: keys.nameOf,
    rows: createRows({ values, options, judged, changed }),
    value: (path: string) => values.get(keys.nameOf(path)) as never,
    values: values.all,
    problem: (name) => problems.get(keys.nameOf(name)),
    warning: (name) => warnings.get(keys.nameOf(name)),
    summary: problems.summary,
    isChanged: values.areChanged,
    pending: () => pending,
    subscribe: (topic, listener) => topics.subscribe(keys.nameOf(topic), listener),
    set: (path: string, value: unknown) => values.set(keys.nameOf(path), value),
    checkState: (name) => checks.state(keys.nameOf(name)),
    change: (path, value) => {
      const name = keys.nameOf(path);
      if (Object.is(values.get(name), value)) return;
      values.store(name, value);
      forget(name);
      clearDependents(name);
      lookAgain();
      if (warnings.has(name)) warnings.look(name);
      if (!takesText(controls.get(name)?.element())) problems.follow();
    },
    leave: (path) => {
      const name = keys.nameOf(path);
      values.normalise(name);
      // An empty field that lost focus without input is only checked on submit.
      const touched = values.get(name) !== values.start(name) || controls.get(name)?.badInput?.();
      if (touched || problems.has(name)) judged.add(name);
      look([...judged].filter((field) => !problems.refused.has(field)));
      for (const field of judged) warnings.look(field);
      problems.follow();
      if (judged.has(name) && !problems.has(name)) void checks.run(name);
    },
    register: (path, control) => {
      const name = keys.nameOf(path);
      controls.set(name, control);
      values.keepInDraft(name, control.keep);
      return () => {
        if (controls.get(name) !== control) return;
        controls.delete(name);
        checks.forget(name);
        problems.remove(name);
      };
    },
    control: (name) => controls.get(keys.nameOf(name)),
    focus: (name) => controls.get(keys.nameOf(name))?.element()?.focus(),
    check: (path) => {
      const name = keys.nameOf(path);
      values.normalise(name);
      look([name]);
      if (problems.has(name)) controls.get(name)?.element()?.focus();
      return !problems.has(name);
    },
    refuse: (error, at) => {
      for (const [name, problem] of failureAt(error)) {
        const place = controls.has(name) ? name : keys.nameOf(at);
        problems.put(place, problem);
        problems.refused.add(place);
      }
    },
    accept: (path) => {
      const name = keys.nameOf(path);
      if (problems.refused.delete(name)) problems.put(name, undefined);
      problems.follow();
    },
    fail: (byPath) =>
      problems.refuse(new Map(Object.entries(byPath).map(([path, problem]) => [fieldAt(path), problem]))),
    restore: values.restoreDraft,
    reset: () => {
      judged.clear();
      values.markSaved(initial);
      for (const [name, value] of Object.entries(initial)) {
        values.set(name, value);
        checks.forget(name);
      }
      warnings.clear();
      problems.fail(new Map());
      values.dropDraft();
    },
    submit,
  };
}
