import type { RuleName } from '@fairway/trade';
import type { Problem } from './problems/problem.ts';

/**
 * Checks one value on the server: whether a code is free, whether an account exists. Resolves to null if it is valid,
 * otherwise to the problem. The signal is aborted once the result is obsolete.
 */
export type AsyncCheck = (value: string, signal: AbortSignal) => Promise<RuleName | Problem | null>;

/** The state of a field's check: not run, running, passed, or not possible now. A failed one is its problem. */
export type CheckState = 'idle' | 'checking' | 'passed' | 'unchecked';

/** The parts of the form that checks need. */
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
  /** Checks the current value of the field, unless that check runs or is done. Resolves when the result is known. */
  run(name: string): Promise<void>;
  /** Runs the checks of these fields, and returns the problems. */
  verdicts(names: readonly string[]): Promise<ReadonlyMap<string, Problem>>;
  /** Resets a changed field: aborts the running check and drops the result. */
  forget(name: string): void;
}

interface Run {
  readonly value: string;
  readonly abort: AbortController;
  state: CheckState;
  problem?: Problem | undefined;
  done: Promise<void>;
}

/** The asynchronous checks of a form. A result for a value that is no longer in its field is dropped. */
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
      // A check without a result must not mean that a value is free.
      else settle(name, run, 'unchecked');
    } catch {
      // A missing response is not a result: the server checks again when the form is sent.
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
