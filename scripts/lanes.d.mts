interface Step {
  readonly name: string;
  readonly lane: string;
  readonly after?: readonly string[];
}

export declare function runInLanes<S extends Step>(
  steps: readonly S[],
  work: (step: S, write: (text: string) => void) => Promise<void>,
  write: (text: string) => void,
): Promise<unknown>;
