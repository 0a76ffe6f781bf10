/** Counts the writes of this tab, so that the shell knows whether it is older than the last one. */
export interface WriteCount {
  readonly add: () => void;
  readonly count: () => number;
  /** The shell was loaded when this many writes had been made. */
  readonly setShellCount: (count: number) => void;
  readonly isStale: () => boolean;
}

export function createWriteCount(): WriteCount {
  let writeCount = 0;
  let shellCount = 0;
  return {
    add: () => {
      writeCount += 1;
    },
    count: () => writeCount,
    setShellCount: (count) => {
      shellCount = count;
    },
    isStale: () => shellCount !== writeCount,
  };
}
