import type { Control, Summary } from '../types.ts';
import type { Topics } from '../values/topics.ts';
import { inOrder } from './inOrder.ts';
import { type Problem, sameProblem } from './problem.ts';

/** The problems of the fields of a form, and the summary that repeats them. */
export function createProblems(controls: ReadonlyMap<string, Control>, topics: Topics) {
  const problems = new Map<string, Problem>();
  /** Fields whose problem came with a failure: only typing in that very field takes it back. */
  const refused = new Set<string>();
  let summary: Summary = { attempt: 0, entries: [] };

  const put = (name: string, problem: Problem | undefined) => {
    if (sameProblem(problems.get(name), problem)) return;
    if (problem) problems.set(name, problem);
    else problems.delete(name);
    topics.tell(name);
  };

  /** A problem of a field that is not mounted would be invisible: the form itself, '', shows it. */
  const placeOf = (name: string) => (controls.has(name) ? name : '');

  const placed = (byName: ReadonlyMap<string, Problem>) => {
    const byPlace = new Map<string, Problem>();
    for (const [name, problem] of byName) {
      if (!byPlace.has(placeOf(name))) byPlace.set(placeOf(name), problem);
    }
    return byPlace;
  };

  const fail = (byName: ReadonlyMap<string, Problem>) => {
    const byPlace = placed(byName);
    refused.clear();
    for (const name of new Set([...problems.keys(), ...byPlace.keys()])) put(name, byPlace.get(name));
    summary = { attempt: summary.attempt + 1, entries: inOrder(byPlace, controls) };
    topics.tell('summary');
  };

  return {
    get: (name: string) => problems.get(name),
    has: (name: string) => problems.has(name),
    names: () => [...problems.keys()],
    summary: () => summary,
    refused,
    put,
    placed,
    fail,
    refuse: (byName: ReadonlyMap<string, Problem>) => {
      fail(byName);
      for (const name of byName.keys()) refused.add(placeOf(name));
    },
    /**
     * While the summary is visible it repeats the errors of the fields. It is above them and moves them when it
     * shrinks, so it never changes while the user types.
     */
    follow: () => {
      if (summary.entries.length === 0) return;
      summary = { ...summary, entries: inOrder(problems, controls) };
      topics.tell('summary');
    },
    /** Forgets a field that left the page. */
    remove: (name: string) => {
      put(name, undefined);
      const entries = summary.entries.filter((entry) => entry.name !== name);
      if (entries.length === summary.entries.length) return;
      summary = { ...summary, entries };
      topics.tell('summary');
    },
  };
}
