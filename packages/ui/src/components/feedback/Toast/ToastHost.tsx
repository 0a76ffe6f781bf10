import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Toast.css.ts';
import { ToastItem } from './ToastItem.tsx';
import type { Toast, ToastState, Toasts } from './toasts.ts';
import { usePlace } from './usePlace.ts';
import { useTopLayer } from './useTopLayer.ts';

const Context = createContext<Toasts | null>(null);

export interface ToastHostProps {
  /** From `createToasts()`, made once for the site. */
  toasts: Toasts;
  /** Reads the clock for deadlines, ms; the server's, where it differs. `Date.now` unless given. */
  now?: () => number;
  /** The site that shows the toasts. */
  children?: ReactNode;
}

/** Shows the site's toasts above everything, open dialogs included. Put it round the page, once. */
export function ToastHost({ toasts, now = Date.now, children }: ToastHostProps) {
  const layer = useTopLayer(styles.host);
  return (
    <Context value={toasts}>
      {children}
      {layer && createPortal(<Shelf toasts={toasts} now={now} layer={layer} />, layer)}
    </Context>
  );
}

/** The store of the nearest `ToastHost`. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (!toasts) throw new Error('Wrap the page in <ToastHost toasts={createToasts()}> before showing toasts.');
  return toasts;
}

/** Returns the visible toasts and those that left, for a page that lists recent messages. */
export function useToastState(toasts: Toasts): ToastState {
  return useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
}

/** Conditions that keep toasts visible. Each is separate, so that the end of one does not end another. */
interface Holds {
  /** The pointer is over them. */
  readonly pointer: boolean;
  readonly focus: boolean;
  /** Whether the page is hidden. */
  readonly away: boolean;
}

const free: Holds = { pointer: false, focus: false, away: false };

interface ShelfProps {
  toasts: Toasts;
  now: () => number;
  layer: HTMLElement;
}

function Shelf({ toasts, now, layer }: ShelfProps) {
  const { toast: messages } = useMessages();
  const { visible } = useToastState(toasts);
  const [holds, setHolds] = useState<Holds>(free);
  const hold = (by: Partial<Holds>) => setHolds((before) => ({ ...before, ...by }));
  usePlace(layer, visible.length > 0);
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);

  const jump = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F8' || visible.length === 0) return;
    event.preventDefault();
    region.current?.querySelector<HTMLElement>('button')?.focus();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => jump(event);
    const onVisibility = () => setHolds((before) => ({ ...before, away: document.hidden }));
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  /** Focus moves to the next toast, and back to the page after the last. */
  const dismiss = (toast: Toast) => {
    const focused = region.current?.contains(document.activeElement);
    toasts.dismiss(toast.id);
    if (!focused) return;
    const next = region.current?.querySelector<HTMLElement>(`li:not([data-toast="${toast.id}"]) button`);
    (next ?? before.current)?.focus();
    if (!next) setHolds(free);
  };

  const list = (live: 'polite' | 'assertive') => (
    <ol className={styles.list}>
      {visible
        .filter(({ tone }) => (tone === 'bad') === (live === 'assertive'))
        .map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={holds.pointer || holds.focus || holds.away}
            now={now}
            live={live}
            onDismiss={() => dismiss(toast)}
            onExpire={() => toasts.expire(toast.id)}
          />
        ))}
    </ol>
  );

  return (
    <section
      ref={region}
      aria-label={messages.label}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={({ relatedTarget }: FocusEvent) => {
        hold({ focus: true });
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (!region.current?.contains(relatedTarget)) hold({ focus: false });
      }}
    >
      {list('polite')}
      {list('assertive')}
    </section>
  );
}
