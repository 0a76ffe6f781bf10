import { type ButtonHTMLAttributes, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../../hooks/useMedia.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Drawer } from '../../overlays/Drawer/Drawer.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import * as styles from './NotificationCentre.css.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

export interface NotificationCentreProps
  extends Omit<NotificationListProps, 'onLeave' | 'titled'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Opened or closed, by any means: a good moment to load. */
  onOpenChange?: (open: boolean) => void;
  /** Open from the start: for a site that loads the centre when its `NotificationBell` is pressed. */
  defaultOpen?: boolean;
}

/** A bell with the number of unread messages, and the messages by day. */
export function NotificationCentre({
  items,
  unread,
  status,
  hasMore,
  loadingMore,
  onMore,
  onRead,
  onReadAll,
  onRetry,
  allHref,
  timeZone,
  onOpenChange,
  defaultOpen = false,
  ...rest
}: NotificationCentreProps) {
  const { notificationBell: t } = useMessages();
  const isPhone = useMedia('phone');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!defaultOpen) return;
    // Takes over the focus of the bell that was pressed, which is gone; closing returns it here.
    opener.current?.focus();
    setOpen(true);
  }, [defaultOpen]);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const list = {
    items,
    unread,
    status,
    hasMore,
    loadingMore,
    onMore,
    onRead,
    onReadAll,
    onRetry,
    allHref,
    timeZone,
  };
  if (isPhone) {
    return (
      <>
        <NotificationBell
          {...rest}
          ref={opener}
          unread={unread}
          aria-haspopup="dialog"
          onClick={() => change(true)}
        />
        <Drawer open={isOpen} side="bottom" title={t.label} onClose={() => change(false)}>
          <div className={styles.sheet}>
            <NotificationList {...list} onLeave={() => change(false)} />
          </div>
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      label={t.label}
      placement="bottom-end"
      className={styles.panel}
      // A phone that is turned keeps its messages open.
      open={isOpen}
      onOpenChange={change}
      trigger={(trigger) => (
        <NotificationBell
          {...rest}
          {...trigger}
          ref={(bell) => {
            opener.current = bell;
            trigger.ref.current = bell;
          }}
          unread={unread}
        />
      )}
    >
      {(close) => <NotificationList {...list} onLeave={close} titled />}
    </Popover>
  );
}
