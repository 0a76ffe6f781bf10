import { Bell, Check } from 'lucide-react';
import { localeOf } from '../../../provider/localeOf.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './NotificationCentre.css.ts';
import type { NotificationItem } from './types.ts';

interface NotificationRowProps {
  item: NotificationItem;
  timeZone: string | undefined;
  onRead: (key: string) => void;
  onLeave: () => void;
}

/** A message: a link to what it is about, and a button that marks it as read. */
export function NotificationRow({ item, timeZone, onRead, onLeave }: NotificationRowProps) {
  const { notificationCentre: t, lang } = useMessages();
  const Link = useLink();
  const { key, title, text, sentAt, read, href, icon = Bell } = item;
  const time = new Intl.DateTimeFormat(localeOf(lang), { hour: '2-digit', minute: '2-digit', timeZone });
  const open = () => {
    if (!read) onRead(key);
    onLeave();
  };
  return (
    <li className={styles.row} data-unread={read ? undefined : ''}>
      <Icon icon={icon} className={styles.kind} />
      <div className={styles.words}>
        {read ? null : <VisuallyHidden>{t.unreadMark} </VisuallyHidden>}
        {href === undefined ? (
          <span className={styles.heading}>{title}</span>
        ) : (
          <Link href={href} className={styles.heading} onClick={open}>
            {title}
          </Link>
        )}
        {text ? <p className={styles.note}>{text}</p> : null}
        <time dateTime={sentAt} className={styles.time}>
          {time.format(new Date(sentAt))}
        </time>
      </div>
      {read ? null : (
        <button
          type="button"
          className={styles.markRead}
          aria-label={t.markRead(title)}
          onClick={() => onRead(key)}
        >
          <Icon icon={Check} />
        </button>
      )}
    </li>
  );
}
