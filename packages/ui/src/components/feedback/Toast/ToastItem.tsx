import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { swipe } from '../../media/Carousel/swipe.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconDrawing } from '../../media/Icon/types.ts';
import { CloseButton } from '../../overlays/Dialog/CloseButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { LeaveTimer } from './LeaveTimer.tsx';
import * as styles from './Toast.css.ts';
import { ToastOffer } from './ToastOffer.tsx';
import type { Toast, ToastTone } from './toasts.ts';

/** Running has a spinner. */
export const toastIcons: Record<Exclude<ToastTone, 'running'>, IconDrawing> = {
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
  neutral: Info,
};

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  /** Reads the clock, ms. */
  now: () => number;
  /** The politeness of the live region. */
  live: 'polite' | 'assertive';
  onDismiss: () => void;
  onExpire: () => void;
}

export function ToastItem({ toast, paused, now, live, onDismiss, onExpire }: ToastItemProps) {
  const { toast: messages } = useMessages();
  const { id, tone, text, count, action, leavesAfter } = toast;
  const start = useRef<{ x: number; y: number } | null>(null);
  /** Px that a finger has drawn it aside. */
  const [aside, setAside] = useState(0);
  const [listening, setListening] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setListening(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  };
  const drop = () => {
    start.current = null;
    setAside(0);
  };
  return (
    <li
      data-toast={id}
      className={styles.toast}
      style={
        aside === 0
          ? undefined
          : { translate: `${aside}px`, opacity: 1 - Math.min(Math.abs(aside) / 240, 0.8) }
      }
      onKeyDown={onKeyDown}
      // By finger or pen; a mouse selects text and has the cross.
      onPointerDown={({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        if (pointerType !== 'mouse') start.current = { x, y };
      }}
      onPointerMove={({ clientX }) => {
        if (start.current) setAside(clientX - start.current.x);
      }}
      onPointerUp={({ clientX: x, clientY: y }) => {
        const swiped = start.current && swipe(start.current, { x, y }) !== 0;
        drop();
        if (swiped) onDismiss();
      }}
      onPointerCancel={drop}
    >
      {leavesAfter !== null && (
        <LeaveTimer
          key={`${count} ${tone} ${text}`}
          duration={leavesAfter}
          paused={paused}
          onLeave={onDismiss}
        />
      )}
      {/* Screen readers announce the text, not the close button; a live region must exist before its content. */}
      <div className={styles.announcement} aria-live={live} aria-atomic>
        {listening && (
          <>
            {tone === 'running' ? (
              <Spinner size={20} label={messages.running} />
            ) : (
              <Icon
                icon={toastIcons[tone]}
                size={20}
                className={joinClasses(styles.icon[tone], styles.drawing)}
                label={messages[tone]}
              />
            )}
            <div className={styles.words}>
              {text}
              {count > 1 && <span className={styles.count}>{messages.count(count)}</span>}
              {action && <ToastOffer action={action} now={now} onTake={onDismiss} onExpire={onExpire} />}
            </div>
          </>
        )}
      </div>
      <CloseButton className={styles.close} aria-label={messages.dismiss(text)} onClick={onDismiss} />
    </li>
  );
}
