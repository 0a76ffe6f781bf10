import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LeaveTimer } from './LeaveTimer.tsx';
import * as styles from './Toast.css.ts';
import type { Toast, ToastTone } from './toasts.ts';

const icons: Record<ToastTone, LucideIcon> = {
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
  neutral: Info,
};

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onDismiss: () => void;
}

export function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const { toast: messages } = useMessages();
  const { id, tone, text, count, action, leavesAfter } = toast;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <li data-toast={id} className={styles.toast} onKeyDown={onKeyDown}>
      {leavesAfter !== null && (
        <LeaveTimer key={count} after={leavesAfter} paused={paused} onLeave={onDismiss} />
      )}
      <Icon
        of={icons[tone]}
        size={20}
        className={classes(styles.icon[tone], styles.drawing)}
        label={messages[tone]}
      />
      <div className={styles.words}>
        {text}
        {count > 1 && <span className={styles.count}>{messages.count(count)}</span>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <CloseButton className={styles.close} aria-label={messages.dismiss(text)} onClick={onDismiss} />
    </li>
  );
}
