/** Where a search stands. While it loads, the items of the answer before stay. */
export interface Answer<T> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  /** What was asked. */
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
  /** Asks for a keyword and forgets the question before, whatever becomes of it. */
  ask(keyword: string): void;
  /** Forgets the question under way. */
  cancel(): void;
}

/** Asks one question at a time: an earlier one is aborted, and its answer dropped even if it comes anyway. */
export function createSearch<T>({ search, debounce, onAnswer }: SearchOptions<T>): Search {
  let controller = new AbortController();
  let items: readonly T[] = [];

  const send = async (keyword: string, signal: AbortSignal) => {
    try {
      const answer: readonly T[] = await search(keyword, signal);
      if (signal.aborted) return;
      // A server may answer anything; what is no list is no answer.
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
