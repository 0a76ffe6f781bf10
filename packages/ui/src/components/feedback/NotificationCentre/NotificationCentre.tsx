import { Bell } from 'lucide-react';
import { type ButtonHTMLAttributes, type Ref, useRef, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { shortCount } from '../../../provider/shortCount.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { useMedia } from '../../../provider/useMedia.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Drawer } from '../../overlays/Drawer/Drawer.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import * as styles from './NotificationCentre.css.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';

export interface NotificationCentreProps
  extends Omit<NotificationListProps, 'onLeave' | 'titled'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Opened or closed, by any means: a good moment to load. */
  onOpenChange?: (open: boolean) => void;
}

/** A bell with the number of unread messages, and the messages by day. */
export function NotificationCentre({
  items,
  unread,
  state,
  hasMore,
  loadingMore,
  onMore,
  onRead,
  onReadAll,
  onRetry,
  allHref,
  timeZone,
  onOpenChange,
  ...rest
}: NotificationCentreProps) {
  const { notificationCentre: t } = useMessages();
  const isPhone = useMedia('phone');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const list = {
    items,
    unread,
    state,
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
        <BellButton
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
      trigger={(trigger) => <BellButton {...rest} {...trigger} unread={unread} />}
    >
      {(close) => <NotificationList {...list} onLeave={close} titled />}
    </Popover>
  );
}

interface BellButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  unread: number;
}

function BellButton({ unread, className, ...rest }: BellButtonProps) {
  const { notificationCentre: t } = useMessages();
  return (
    <button
      type="button"
      aria-label={unread > 0 ? t.open(unread) : t.label}
      className={joinClasses(styles.bell, className)}
      {...rest}
    >
      <Icon of={Bell} size={20} />
      {unread > 0 ? (
        <span className={styles.count} data-count={shortCount(unread)} aria-hidden="true" />
      ) : null}
    </button>
  );
}
