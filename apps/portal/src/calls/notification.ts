import type { Send } from '@fairway/gateway';
import { notification } from '@fairway/gateway/contract/notification';

/** The number of the member's unread notifications. */
export async function unreadCount(send: Send): Promise<number> {
  return (await send(notification.selectUnread, {})).unread;
}
