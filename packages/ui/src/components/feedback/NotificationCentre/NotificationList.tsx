import { type ReactNode, useId } from 'react';
import { useFocusPlace } from '../../../hooks/useFocusPlace.ts';
import { localeOf } from '../../../provider/localeOf.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { dayIn } from '../../dates/Calendar/marks.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { dayBefore, groupByDay } from './groupByDay.ts';
import * as styles from './NotificationCentre.css.ts';
import { NotificationRow } from './NotificationRow.tsx';
import type { NotificationItem } from './types.ts';

export interface NotificationListProps {
  /** The messages that are loaded, in any order. */
  items: readonly NotificationItem[];
  /** The number of all unread messages, which may be more than are loaded. */
  unread: number;
  /** `loading` and `error` are for the first messages. */
  status?: 'ready' | 'loading' | 'error' | undefined;
  /** Older messages can be loaded. */
  hasMore?: boolean | undefined;
  /** They are being loaded. */
  loadingMore?: boolean | undefined;
  /** Loads older messages. */
  onMore?: (() => void) | undefined;
  /** A message was opened, or marked as read. */
  onRead: (key: string) => void;
  /** All messages were marked as read. */
  onReadAll: () => void;
  /** Loads again after `error`. */
  onRetry?: (() => void) | undefined;
  /** A page of all messages. */
  allHref?: string | undefined;
  /** Time zone of days and times; the reader's without it. */
  timeZone?: string | undefined;
  /** A page is opened: the panel goes. */
  onLeave: () => void;
  /** Draws the title, where nothing around the list does. */
  titled?: boolean;
}

/** Messages by day, with the ways to mark them as read and to load more. */
export function NotificationList(props: NotificationListProps) {
  const { unread, onReadAll, allHref, onLeave, titled = false } = props;
  const { notificationCentre: t, notificationBell } = useMessages();
  const Link = useLink();
  // A button that marks a message as read goes away with the press.
  const place = useFocusPlace();
  return (
    <div tabIndex={-1} className={styles.list} {...place}>
      <div className={styles.head}>
        {titled ? <h2 className={styles.title}>{notificationBell.label}</h2> : null}
        <Button
          tone="quiet"
          size="small"
          flush="end"
          aria-disabled={unread === 0 || undefined}
          onClick={unread === 0 ? undefined : onReadAll}
        >
          {t.readAll}
        </Button>
      </div>
      <VisuallyHidden role="status">{unread > 0 ? t.unread(unread) : t.noneUnread}</VisuallyHidden>
      <Days {...props} />
      {allHref === undefined ? null : (
        <Link href={allHref} className={styles.all} onClick={onLeave}>
          {t.all}
        </Link>
      )}
    </div>
  );
}

function Days(props: NotificationListProps): ReactNode {
  const { items, status = 'ready', hasMore, loadingMore, onMore, onRead, onRetry, timeZone, onLeave } = props;
  const { notificationCentre: t, common } = useMessages();
  if (status === 'loading') return <Skeleton lines={6} className={styles.waiting} />;
  if (status === 'error') {
    return (
      <EmptyState
        kind="failed"
        size="small"
        level={3}
        picture={false}
        actions={onRetry ? <Button onClick={onRetry}>{common.retry}</Button> : undefined}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState kind="none-yet" size="small" level={3} title={t.none}>
        {t.noneText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.days}>
      {groupByDay(items, timeZone).map(({ day, items: sent }) => (
        <Day key={day} day={day} timeZone={timeZone}>
          {sent.map((item) => (
            <NotificationRow
              key={item.key}
              item={item}
              timeZone={timeZone}
              onRead={onRead}
              onLeave={onLeave}
            />
          ))}
        </Day>
      ))}
      {hasMore ? (
        <Button size="small" loading={loadingMore ?? false} onClick={onMore} className={styles.more}>
          {t.more}
        </Button>
      ) : null}
    </div>
  );
}

interface DayProps {
  day: string;
  timeZone: string | undefined;
  children: ReactNode;
}

function Day({ day, timeZone, children }: DayProps) {
  const id = useId();
  const { notificationCentre: t, lang } = useMessages();
  const today = dayIn(Date.now(), timeZone);
  const dateFormat = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const name =
    day === today ? t.today : day === dayBefore(today) ? t.yesterday : dateFormat.format(new Date(day));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.day}>
        {name}
      </h3>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
