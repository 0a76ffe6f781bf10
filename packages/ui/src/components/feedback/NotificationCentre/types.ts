import type { IconDrawing } from '../../media/Icon/types.ts';

/** A message to the reader. */
export interface NotificationItem {
  readonly key: string;
  /** The event, in one line. */
  readonly title: string;
  /** More about it, in a sentence or two. */
  readonly text?: string | undefined;
  /** When it was sent: an ISO instant. */
  readonly sentAt: string;
  readonly read: boolean;
  /** The page that it is about. */
  readonly href?: string | undefined;
  /** The kind of message; a bell without it. */
  readonly icon?: IconDrawing | undefined;
}
