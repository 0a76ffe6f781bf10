import { Bell } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { shortCount } from '../../../provider/shortCount.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './NotificationBell.css.ts';

export interface NotificationBellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** The number of unread messages. */
  unread: number;
}

/** The bell alone, for a site that loads its `NotificationCentre` on the first press. */
export function NotificationBell({ unread, className, ...rest }: NotificationBellProps) {
  const { notificationBell: t } = useMessages();
  return (
    <button
      type="button"
      aria-label={unread > 0 ? t.open(unread) : t.label}
      className={joinClasses(styles.bell, className)}
      {...rest}
    >
      <Icon icon={Bell} size={20} />
      {unread > 0 ? (
        <span className={styles.count} data-count={shortCount(unread)} aria-hidden="true" />
      ) : null}
    </button>
  );
}
