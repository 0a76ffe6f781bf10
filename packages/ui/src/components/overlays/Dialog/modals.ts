type Listener = () => void;

/** Open modal dialogs, the topmost last. Elements that must stay usable above them (toasts) follow this list. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const modals = {
  add(dialog: HTMLDialogElement): void {
    open.push(dialog);
    tell();
  },
  remove(dialog: HTMLDialogElement): void {
    const at = open.lastIndexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    tell();
  },
  /** The one dialog that is not inert, or null where none is open. */
  top(): HTMLDialogElement | null {
    return open.at(-1) ?? null;
  },
  /** Calls back at once whenever `top` may have changed; returns the way out. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
