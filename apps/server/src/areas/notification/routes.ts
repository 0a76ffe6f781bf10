import { notification } from '@fairway/gateway/contract/notification';
import { type Route, read, write } from '../../http/answer.ts';
import { countUnread, markAllRead, markRead, notificationPage } from './store.ts';

export const routes: readonly Route[] = [
  read(notification.selectPage, ({ db, caller, query }) => notificationPage(db, caller, query)),
  read(notification.selectUnread, async ({ db, caller }) => ({ unread: await countUnread(db, caller) })),
  write(notification.markRead, async ({ db, caller, body, now, refuse }) => {
    if (!(await markRead(db, caller, body.ids, now))) return refuse('notFound');
    return { unread: await countUnread(db, caller) };
  }),
  write(notification.markAllRead, async ({ db, caller, body, now, refuse }) => {
    if (!(await markAllRead(db, caller, body.newestId, now))) return refuse('notFound');
    return { unread: await countUnread(db, caller) };
  }),
];
