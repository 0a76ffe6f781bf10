import * as v from 'valibot';
import { readDraft, tabStorage, writeDraft } from './draft.ts';
import { isCallFailure, problemsOfFailure } from './failure.ts';
import { inOrder } from './inOrder.ts';
import { type Problem, problemsOfIssues, sameProblem } from './problem.ts';
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
  let summary: Summary = { attempt: 0, entries: [] };
  let pending = false;

  const current = () => Object.fromEntries(values) as Values;

  const keepDraft = (entries: Iterable<[string, unknown]>) => {
    const { draft } = options();
    if (draft !== undefined) writeDraft(tabStorage(), draft, new Map(entries));
  };

  const store = (name: string, value: unknown) => {
    if (Object.is(values.get(name), value)) return;
    values.set(name, value);
    topics.tell(`${name}=`);
    keepDraft([...values].filter(([field, entry]) => keepable.has(field) && entry !== initial[field]));
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

  const look = (fields: Iterable<string>) => {
    const { issues } = v.safeParse(options().schema, current());
    const found = issues ? problemsOfIssues(issues) : new Map<string, Problem>();
    for (const name of [...fields]) put(name, found.get(name));
  };

  const warn = (name: string) => {
    const rule: ((value: never, all: Values) => string | null | undefined) | undefined =
      options().warnings?.[name];
    const warning = rule?.(values.get(name) as never, current()) ?? undefined;
    if (warnings.get(name) === warning) return;
    if (warning === undefined) warnings.delete(name);
    else warnings.set(name, warning);
    topics.tell(name);
  };

  const fail = (found: ReadonlyMap<string, Problem>) => {
    const shown = new Map<string, Problem>();
    for (const [name, problem] of found) {
      // A problem of a field that is not on the page would be invisible: the form itself says it.
      const at = controls.has(name) ? name : '';
      if (!shown.has(at)) shown.set(at, problem);
    }
    refused.clear();
    for (const name of new Set([...problems.keys(), ...shown.keys()])) put(name, shown.get(name));
    summary = { attempt: summary.attempt + Number(shown.size > 0), entries: inOrder(shown, controls) };
    topics.tell('summary');
  };

  const refuse = (found: ReadonlyMap<string, Problem>) => {
    fail(found);
    for (const name of found.keys()) refused.add(name);
  };

  /** Problems of a failure, in the site's words where it has some. */
  const problemsOf = (error: unknown): Map<string, Problem> => {
    const known = isCallFailure(error);
    const found = known
      ? problemsOfFailure(error, names, options())
      : new Map([['', { rule: 'unexpected' } as Problem]]);
    const said = found.has('') ? options().explain?.(error) : undefined;
    if (said === false) found.delete('');
    else if (said !== undefined) found.set('', { rule: 'explained', message: said });
    else if (!known) globalThis.reportError?.(error);
    return found;
  };

  const hold = (held: boolean) => {
    pending = held;
    topics.tell('pending');
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
    change: (name, value) => {
      store(name, value);
      // What was said is taken back as soon as it is put right; nothing new is said while typing.
      refused.delete(name);
      const open = [...problems.keys()].filter((field) => !refused.has(field));
      if (open.length > 0) look(open);
      if (warnings.has(name)) warn(name);
    },
    leave: (name) => {
      normalise(name);
      // An empty field that was only passed through is asked for on submit.
      if (values.get(name) !== initial[name] && !refused.has(name)) look([name]);
      warn(name);
    },
    register: (name, control) => {
      controls.set(name, control);
      if (control.keep) keepable.add(name);
      return () => {
        if (controls.get(name) !== control) return;
        controls.delete(name);
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
      for (const [name, problem] of problemsOf(error)) {
        const shown = controls.has(name) ? name : at;
        put(shown, problem);
        refused.add(shown);
      }
    },
    fail: (found) => refuse(new Map(Object.entries(found))),
    restore: () => {
      const { draft } = options();
      if (draft === undefined) return;
      for (const [name, value] of readDraft(tabStorage(), draft, names)) set(name, value);
    },
    reset: () => {
      for (const [name, value] of Object.entries(initial)) set(name, value);
      for (const name of [...warnings.keys()]) {
        warnings.delete(name);
        topics.tell(name);
      }
      fail(new Map());
      keepDraft([]);
    },
    submit: async () => {
      if (pending) return;
      for (const name of [...controls.keys()]) normalise(name);
      const result = v.safeParse(options().schema, current());
      fail(result.issues ? problemsOfIssues(result.issues) : new Map());
      if (result.issues) return;
      hold(true);
      try {
        await options().onSubmit(result.output);
        keepDraft([]);
      } catch (error) {
        refuse(problemsOf(error));
      } finally {
        hold(false);
      }
    },
  };
}
