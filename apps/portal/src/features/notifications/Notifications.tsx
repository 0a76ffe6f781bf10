import { useLocalization, useNotify } from '@fairway/site';
import { NotificationBell } from '@fairway/ui';
import { type ComponentType, useState } from 'react';
import type { NotificationPanelProps } from './NotificationPanel.tsx';
import { useUnread } from './useUnread.ts';

const panelCode = () => import('./NotificationPanel.tsx');

/** The bell of a member. The first press loads the notifications and their code. */
export function Notifications({ pathname }: { pathname: string }) {
  const [unread, setUnread] = useUnread(pathname);
  const { loadWords, say } = useLocalization();
  const notify = useNotify('part-missing');
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<NotificationPanelProps> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  if (panel) return <panel.Panel unread={unread} onUnread={setUnread} />;
  const open = async () => {
    setLoading(true);
    try {
      const words = [loadWords('features/notifications'), loadWords('features/watchReport')];
      const [{ default: Panel }] = await Promise.all([panelCode(), ...words]);
      setPanel({ Panel });
    } catch {
      notify(say('failure.partMissing'), 'bad');
    }
    setLoading(false);
  };
  return (
    <NotificationBell
      unread={unread}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : () => void open()}
    />
  );
}
