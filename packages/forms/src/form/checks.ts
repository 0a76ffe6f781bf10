import type { RuleName } from '@fairway/trade';
import type { Problem } from './problem.ts';

/**
 * Asks the server about one value: whether a code is free, whether an account exists. Resolves to null when all is
 * well, else to what is wrong. The signal is aborted once the answer is of no use.
 */
export type AsyncCheck = (value: string, signal: AbortSignal) => Promise<RuleName | Problem | null>;

/** Where the check of a field stands: not run, running, passed, or not possible now. A failed one is its problem. */
export type CheckState = 'idle' | 'checking' | 'passed' | 'unchecked';

/** What checks need of the form. */
export interface CheckHost {
  checkOf(name: string): AsyncCheck | undefined;
  value(name: string): unknown;
  /** The state of a field's check, or its verdict, is another now. */
  changed(name: string): void;
}

export interface Checks {
  state(name: string): CheckState;
  /** The verdict on the value that the field has now. */
  problem(name: string): Problem | undefined;
  /** Checks the value that the field has now, unless that runs or was answered. Resolves when it is known. */
  run(name: string): Promise<void>;
  /** Runs the checks of these fields, and returns what they refuse. */
  verdicts(names: readonly string[]): Promise<ReadonlyMap<string, Problem>>;
  /** The value is another: what runs is aborted, what was said is void. */
  forget(name: string): void;
}

interface Run {
  readonly value: string;
  readonly abort: AbortController;
  state: CheckState;
  problem?: Problem | undefined;
  done: Promise<void>;
}

/** The checks of a form that take time. An answer to a value that is no longer in its field is dropped. */
export function createChecks({ checkOf, value, changed }: CheckHost): Checks {
  const runs = new Map<string, Run>();

  const forget = (name: string) => {
    const run = runs.get(name);
    if (!run) return;
    runs.delete(name);
    run.abort.abort();
    changed(name);
  };

  const settle = (name: string, run: Run, state: CheckState, problem?: Problem) => {
    if (runs.get(name) !== run) return;
    run.state = state;
    run.problem = problem;
    changed(name);
  };

  const ask = async (name: string, run: Run, check: AsyncCheck) => {
    try {
      const verdict: unknown = await check(run.value, run.abort.signal);
      if (verdict === null) settle(name, run, 'passed');
      else if (isVerdict(verdict)) settle(name, run, 'idle', asProblem(verdict));
      // A check that forgot to answer must not say that a value is free.
      else settle(name, run, 'unchecked');
    } catch {
      // No answer is no verdict: the server checks again when the form is sent.
      settle(name, run, 'unchecked');
    }
  };

  const run = async (name: string) => {
    const check = checkOf(name);
    const now = value(name);
    if (!check || typeof now !== 'string' || now === '') return;
    const last = runs.get(name);
    if (last && last.value === now && last.state !== 'unchecked') return last.done;
    last?.abort.abort();
    const started: Run = {
      value: now,
      abort: new AbortController(),
      state: 'checking',
      done: Promise.resolve(),
    };
    runs.set(name, started);
    changed(name);
    started.done = Promise.race([ask(name, started, check), aborted(started.abort.signal)]);
    return started.done;
  };

  return {
    state: (name) => runs.get(name)?.state ?? 'idle',
    problem: (name) => runs.get(name)?.problem,
    forget,
    run,
    verdicts: async (names) => {
      await Promise.all(names.map(run));
      const byName = new Map<string, Problem>();
      for (const name of names) {
        const problem = runs.get(name)?.problem;
        if (problem) byName.set(name, problem);
      }
      return byName;
    },
  };
}

/** A check that ignores its signal must not hold up the form. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function isVerdict(verdict: unknown): verdict is RuleName | Problem {
  if (typeof verdict === 'string') return verdict !== '';
  return typeof verdict === 'object' && verdict !== null && 'rule' in verdict;
}

function asProblem(verdict: RuleName | Problem): Problem {
  return typeof verdict === 'string' ? { rule: verdict } : verdict;
}
