import { type NotificationRow, notification } from '@fairway/gateway/contract/notification';
import { useGateway, useMutation } from '@fairway/site';
import { useEffect, useEffectEvent, useState } from 'react';

/** Notifications a page. */
const limit = 20;

interface Loaded {
  readonly rows: readonly NotificationRow[];
  readonly total: number;
  readonly page: number;
}

const nothing: Loaded = { rows: [], total: 0, page: 0 };

/** The notifications of the member, page by page, and how to mark them as read. */
export function useNotifications(onUnread: (unread: number) => void) {
  const { send, now } = useGateway();
  const [loaded, setLoaded] = useState(nothing);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { rows } = loaded;

  const readPage = async (page: number) => {
    const answer = await send(notification.selectPage, { query: { page, limit } });
    onUnread(answer.unread);
    setLoaded((before) => (page === 1 ? answer : { ...answer, rows: joined(before.rows, answer.rows) }));
    setState('ready');
  };
  const load = () => {
    // Notifications that are on the screen stay until newer ones have arrived.
    if (rows.length === 0) setState('loading');
    readPage(1).catch(() => setState(rows.length === 0 ? 'failed' : 'ready'));
  };
  const loadMore = async () => {
    setLoadingMore(true);
    // The button stays for another try.
    await readPage(loaded.page + 1).catch(() => undefined);
    setLoadingMore(false);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);

  const showRead = (isRead: (row: NotificationRow) => boolean) => {
    const readAt = now().toISOString();
    setLoaded(({ rows, ...rest }) => ({
      ...rest,
      rows: rows.map((row) => (row.readAt === null && isRead(row) ? { ...row, readAt } : row)),
    }));
  };
  const markRead = useMutation(notification.markRead, {
    subject: 'notifications',
    refresh: false,
    onSuccess: ({ unread }, { body: { ids } }) => {
      showRead(({ id }) => ids.includes(id));
      onUnread(unread);
    },
  });
  const markAllRead = useMutation(notification.markAllRead, {
    subject: 'notifications',
    refresh: false,
    onSuccess: ({ unread }) => {
      showRead(() => true);
      onUnread(unread);
    },
  });
  return {
    ...{ rows, state, isLoadingMore, load },
    hasMore: rows.length < loaded.total,
    loadMore: () => void loadMore(),
    markRead: (id: string) => void markRead.mutate({ body: { ids: [id] } }),
    markAllRead() {
      const [newest] = rows;
      if (newest) void markAllRead.mutate({ body: { newestId: newest.id } });
    },
  };
}

/** Rows of one page after those of the pages before; newer ones may have moved some to the next page. */
function joined(before: readonly NotificationRow[], next: readonly NotificationRow[]): NotificationRow[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
