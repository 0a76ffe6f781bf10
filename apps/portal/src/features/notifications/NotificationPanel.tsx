import { NotificationCentre } from '@fairway/ui';
import { useNotificationItem } from './useNotificationItem.ts';
import { useNotifications } from './useNotifications.ts';

export interface NotificationPanelProps {
  unread: number;
  /** The count changed. */
  onUnread: (unread: number) => void;
}

/** The bell with its notifications, open from the start. */
export default function NotificationPanel({ unread, onUnread }: NotificationPanelProps) {
  const { rows, state, hasMore, isLoadingMore, load, loadMore, markRead, markAllRead } =
    useNotifications(onUnread);
  const itemOf = useNotificationItem();
  return (
    <NotificationCentre
      defaultOpen
      items={rows.map(itemOf)}
      unread={unread}
      status={state === 'failed' ? 'error' : state}
      hasMore={hasMore}
      loadingMore={isLoadingMore}
      onMore={loadMore}
      onRead={markRead}
      onReadAll={markAllRead}
      onRetry={load}
      onOpenChange={(open) => {
        if (open && state !== 'loading') load();
      }}
    />
  );
}
