export type ToastTone = 'good' | 'bad' | 'caution' | 'neutral' | 'running';

/** An offer such as undo. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
  /** Instant in ms until which it can be taken: a deadline of the server. Then the offer goes, the message stays a moment. */
  readonly until?: number;
  /** The deadline passed and the offer was not taken. */
  readonly onExpire?: () => void;
}

/** Content of a toast. */
export interface ToastMessage {
  readonly tone?: ToastTone;
  readonly text: string;
  /**
   * A message replaces the visible one with the same code; the same text counts up. Without a code, messages with equal
   * tone and text are the same.
   */
  readonly code?: string | number | symbol;
  /** An offer such as undo; the toast then stays until the action is taken, it is dismissed, or its deadline passes. */
  readonly action?: ToastAction | undefined;
  /** Ms until it leaves by itself; 5,000 unless given. */
  readonly duration?: number;
}

/** A message with its display state. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  /** The number of times this text was shown while it was visible. */
  readonly count: number;
  /** Ms until it leaves automatically, or null: it stays. */
  readonly leavesAfter: number | null;
  /** When it was last shown, ms since the epoch. */
  readonly at: number;
}

export interface ToastState {
  /** Oldest first. */
  readonly visible: readonly Toast[];
  /** Messages that left, newest first. */
  readonly past: readonly Toast[];
}

/** The messages while something runs and when it ends. */
export interface Tracked<T> {
  readonly running: string;
  readonly done: string | ((result: T) => string | ToastMessage);
  /** A toast is never the only place of an error: show it where it happened as well. */
  readonly failed: string | ((error: unknown) => string | ToastMessage);
}

/** A place to tell things from anywhere, inside React or not. */
export interface Toasts {
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  /** Shows in one toast that a task runs and how it ended; resolves and rejects like the promise. */
  track<T>(promise: Promise<T>, words: Tracked<T>): Promise<T>;
  /** The deadline of a toast's offer has passed. */
  expire(id: number): void;
  clear(): void;
  /** Clears the history. */
  forget(): void;
  read(): ToastState;
  subscribe(listener: () => void): () => void;
}

/** Error toasts are shown for 5 s (specification, point 8); the others by default as long. */
const readingTime = 5_000;

const nothing: ToastState = { visible: [], past: [] };

const same = (toast: Toast, { code, tone = 'neutral', text }: ToastMessage) =>
  code === undefined && toast.code === undefined
    ? toast.tone === tone && toast.text === text
    : toast.code === code;

/**
 * Creates a store of toasts; at most `limit` are visible at once, and the last `history` removed ones are kept. `now`
 * reads the clock.
 */
export function createToasts({ limit = 3, history = 20, now = Date.now } = {}): Toasts {
  const listeners = new Set<() => void>();
  let state = nothing;
  let next = 1;

  const set = (visible: readonly Toast[], left: readonly Toast[] = []) => {
    state = { visible, past: [...left.toReversed(), ...state.past].slice(0, history) };
    for (const listener of listeners) listener();
  };

  /** Removes the oldest toast if there are too many; one with an open offer is removed last. */
  const admit = (visible: readonly Toast[]) => {
    if (visible.length <= limit) return set(visible);
    const leaving = visible.slice(0, -1).find(({ leavesAfter }) => leavesAfter !== null) ?? visible[0];
    set(
      visible.filter((toast) => toast !== leaving),
      leaving ? [leaving] : [],
    );
  };

  const build = (message: ToastMessage, id: number, count: number): Toast => ({
    tone: 'neutral',
    ...message,
    id,
    count,
    at: now(),
    leavesAfter: message.action || message.tone === 'running' ? null : (message.duration ?? readingTime),
  });
  const replace = (toast: Toast) =>
    set(state.visible.map((other) => (other.id === toast.id ? toast : other)));
  const tell = (message: ToastMessage) => {
    const earlier = state.visible.find((toast) => same(toast, message));
    const again = earlier?.text === message.text && earlier.tone === (message.tone ?? 'neutral');
    const toast = build(message, earlier?.id ?? next++, again ? earlier.count + 1 : 1);
    if (earlier) replace(toast);
    else admit([...state.visible, toast]);
    return toast.id;
  };

  return {
    show: tell,
    async track(promise, words) {
      // A unique code, so that two runs of one kind stay two.
      const code = Symbol('running');
      const id = tell({ tone: 'running', text: words.running, code });
      const settle = (tone: ToastTone, outcome: string | ToastMessage) => {
        const message = { tone, ...(typeof outcome === 'string' ? { text: outcome } : outcome) };
        // If it was dismissed or made room for others, the end is a new message.
        if (state.visible.some((toast) => toast.id === id)) replace(build(message, id, 1));
        else tell(message);
      };
      try {
        const result = await promise;
        settle('good', typeof words.done === 'function' ? words.done(result) : words.done);
        return result;
      } catch (error) {
        settle('bad', typeof words.failed === 'function' ? words.failed(error) : words.failed);
        throw error;
      }
    },
    expire(id) {
      const toast = state.visible.find((other) => other.id === id);
      if (!toast?.action) return;
      const { action, ...message } = toast;
      replace({ ...message, leavesAfter: readingTime });
      action.onExpire?.();
    },
    dismiss(id) {
      const left = state.visible.filter((toast) => toast.id === id);
      if (left.length > 0)
        set(
          state.visible.filter((toast) => toast.id !== id),
          left,
        );
    },
    clear: () => set([], state.visible),
    forget() {
      state = { ...state, past: [] };
      for (const listener of listeners) listener();
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
