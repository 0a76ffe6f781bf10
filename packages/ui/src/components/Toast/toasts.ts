export type ToastTone = 'good' | 'bad' | 'caution' | 'neutral';

/** What to tell. */
export interface ToastMessage {
  readonly tone?: ToastTone;
  readonly text: string;
  /** Messages with the same code merge into one with a count; without a code, those of equal tone and text. */
  readonly code?: string | number;
  /** An offer such as undo; the toast then stays until it is answered or dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Ms until it leaves by itself; 5,000 unless given. */
  readonly duration?: number;
}

/** A message as it is shown. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  /** How often it was told while it stood. */
  readonly count: number;
  /** Ms until it leaves by itself, or null: it stays. */
  readonly leavesAfter: number | null;
}

export interface ToastState {
  /** Oldest first. */
  readonly shown: readonly Toast[];
  /** What has left, newest first. */
  readonly past: readonly Toast[];
}

/** A place to tell things from anywhere, inside React or not. */
export interface Toasts {
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  clear(): void;
  read(): ToastState;
  subscribe(listener: () => void): () => void;
}

/** Error toasts stand 5 s (specification, point 8); the others are no less legible. */
const standing = 5_000;

const nothing: ToastState = { shown: [], past: [] };

const same = (toast: Toast, { code, tone = 'neutral', text }: ToastMessage) =>
  code === undefined && toast.code === undefined
    ? toast.tone === tone && toast.text === text
    : toast.code === code;

/** Makes a store of toasts; at most `limit` stand at once and the last `history` that left are kept. */
export function createToasts({ limit = 3, history = 20 } = {}): Toasts {
  const listeners = new Set<() => void>();
  let state = nothing;
  let next = 1;

  const set = (shown: readonly Toast[], left: readonly Toast[] = []) => {
    state = { shown, past: [...left.toReversed(), ...state.past].slice(0, history) };
    for (const listener of listeners) listener();
  };

  /** The oldest makes room, one that waits for an answer last. */
  const admit = (shown: readonly Toast[]) => {
    if (shown.length <= limit) return set(shown);
    const leaving = shown.slice(0, -1).find(({ leavesAfter }) => leavesAfter !== null) ?? shown[0];
    set(
      shown.filter((toast) => toast !== leaving),
      leaving ? [leaving] : [],
    );
  };

  return {
    show(message) {
      const told = state.shown.find((toast) => same(toast, message));
      const toast: Toast = {
        tone: 'neutral',
        ...message,
        id: told?.id ?? next++,
        count: (told?.count ?? 0) + 1,
        leavesAfter: message.action ? null : (message.duration ?? standing),
      };
      if (told) set(state.shown.map((shown) => (shown === told ? toast : shown)));
      else admit([...state.shown, toast]);
      return toast.id;
    },
    dismiss(id) {
      const left = state.shown.filter((toast) => toast.id === id);
      if (left.length > 0)
        set(
          state.shown.filter((toast) => toast.id !== id),
          left,
        );
    },
    clear: () => set([], state.shown),
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
