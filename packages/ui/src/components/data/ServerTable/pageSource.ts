/** One page of the rows that match a query, as the server sorted and filtered them. */
export interface ServerPage<Row> {
  readonly rows: readonly Row[];
  /** Rows that match in all; null while unknown. */
  readonly total: number | null;
}

/** The state of a request for a page. A result of TanStack Query's `useQuery` has this shape. */
export interface PageAnswer<Row> {
  /** The page of this request, or the one before it until this one arrives. */
  readonly data: ServerPage<Row> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** `data` is the page before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

/** The last page that arrived, the last failure, and the request under way, each with the key of its request. */
export interface PageState<Row> {
  readonly lastPage: { readonly key: string; readonly page: ServerPage<Row> } | null;
  readonly failure: { readonly key: string; readonly error: unknown } | null;
  readonly runningKey: string | null;
}

/** Loads pages one after another: another request aborts the one before, and a late answer changes nothing. */
export function createPageSource<Row>(lastPage: PageState<Row>['lastPage'] = null) {
  let state: PageState<Row> = { lastPage, failure: null, runningKey: null };
  let current: AbortController | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<PageState<Row>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    async load(key: string, fetchPage: (signal: AbortSignal) => Promise<ServerPage<Row>>): Promise<void> {
      current?.abort();
      const request = new AbortController();
      current = request;
      set({ runningKey: key, failure: state.failure?.key === key ? state.failure : null });
      try {
        const page = await fetchPage(request.signal);
        if (current === request) set({ lastPage: { key, page }, failure: null, runningKey: null });
      } catch (error) {
        // A request that was replaced or stopped has not failed.
        if (current === request) set({ failure: { key, error }, runningKey: null });
      }
    },
    stop() {
      current?.abort();
      current = null;
      set({ runningKey: null });
    },
  };
}

/** Returns the answer to the request `key` by a state. */
export function answerFor<Row>(state: PageState<Row>, key: string): Omit<PageAnswer<Row>, 'refetch'> {
  const isCurrent = state.lastPage?.key === key;
  const failure = state.failure?.key === key ? state.failure : null;
  // A request that the next effect sends counts as sent.
  const isFetching = state.runningKey === key || (!isCurrent && failure === null);
  const keepsBefore = isCurrent || isFetching;
  return {
    data: keepsBefore ? state.lastPage?.page : undefined,
    error: failure?.error ?? null,
    isFetching,
    isPlaceholderData: keepsBefore && !isCurrent && state.lastPage !== null,
  };
}

/** The states of a table, see `DataTable`. A page that could not be refreshed stays `ready`. */
export function statusOf({
  data,
  error,
  isFetching,
  isPlaceholderData,
}: Omit<PageAnswer<unknown>, 'refetch'>): 'ready' | 'loading' | 'refreshing' | 'error' {
  if (data === undefined) return error && !isFetching ? 'error' : 'loading';
  return isFetching || isPlaceholderData ? 'refreshing' : 'ready';
}
