import { useId, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Countdown } from '../../dates/Countdown/Countdown.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import type { ToastAction } from './toasts.ts';

interface ToastOfferProps {
  action: ToastAction;
  now: () => number;
  onTake: () => void;
  onExpire: () => void;
}

/** The one action of a toast; if it has a deadline, the remaining time runs next to it. */
export function ToastOffer({ action, now, onTake, onExpire }: ToastOfferProps) {
  const { toast } = useMessages();
  const id = useId();
  const { label, onPress, until } = action;
  // Read out once, with the button: a running clock would never be silent.
  const [seconds] = useState(() =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1_000)),
  );
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className={styles.action}
        aria-describedby={until === undefined ? undefined : id}
        onClick={() => {
          onPress();
          onTake();
        }}
      >
        {label}
      </button>
      {until !== undefined && (
        <>
          <span aria-hidden className={styles.left}>
            <Countdown until={until} now={now} signalBelow={5} onEnd={onExpire} />
          </span>
          <VisuallyHidden id={id}>{toast.until(seconds)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
