/** The state of a search. While it loads, the items of the previous result stay. */
export interface Answer<T> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** The search text. */
  readonly keyword: string;
  readonly items: readonly T[];
}

export interface SearchOptions<T> {
  search(keyword: string, signal: AbortSignal): Promise<readonly T[]>;
  /** Quiet time in ms before a keyword is sent; the empty keyword is sent at once. */
  debounce(): number;
  onAnswer(answer: Answer<T>): void;
}

export interface Search {
  /** Searches for a keyword and drops the previous search regardless of its result. */
  ask(keyword: string): void;
  /** Forgets the question under way. */
  cancel(): void;
}

/** Runs one search at a time: an earlier one is aborted, and its result dropped even if it still arrives. */
export function createSearch<T>({ search, debounce, onAnswer }: SearchOptions<T>): Search {
  let controller = new AbortController();
  let items: readonly T[] = [];

  const send = async (keyword: string, signal: AbortSignal) => {
    try {
      const answer: readonly T[] = await search(keyword, signal);
      if (signal.aborted) return;
      // A server may return anything; only a list is valid.
      if (!Array.isArray(answer)) throw new TypeError('The search found no list');
      items = answer.filter((item) => item !== null && item !== undefined);
      onAnswer({ state: 'ready', keyword, items });
    } catch {
      if (signal.aborted) return;
      items = [];
      onAnswer({ state: 'failed', keyword, items });
    }
  };

  return {
    ask(keyword) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      onAnswer({ state: 'loading', keyword, items });
      if (keyword === '') {
        void send(keyword, signal);
        return;
      }
      const timer = setTimeout(() => void send(keyword, signal), debounce());
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    cancel() {
      controller.abort();
      items = [];
    },
  };
}
