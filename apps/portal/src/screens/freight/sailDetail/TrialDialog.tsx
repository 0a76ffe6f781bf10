import { type SeaRoute, subscribe } from '@fairway/gateway/contract/subscribe';
import { useMutation, useNotices } from '@fairway/site';
import { Button, Dialog, DialogClose, Notice, Stack, useMessages } from '@fairway/ui';
import { useState } from 'react';
import { RouteChoice } from '../../../features/subscribe/RouteChoice.tsx';
import { useWords } from '../../../language/words.ts';
import * as styles from './TrialDialog.css.ts';
import type { words } from './words.zh.ts';

export interface TrialDialogProps {
  open: boolean;
  onClose: () => void;
  routes: readonly SeaRoute[];
  /** The initial choice: the route that the reader came for. */
  first: string;
  days: number;
  min: number;
  max: number;
}

/** Chooses the routes of the free trial and starts it. */
export function TrialDialog({ open, onClose, routes, first, days, min, max }: TrialDialogProps) {
  const { t, format } = useWords<typeof words>();
  const { messageOf } = useNotices();
  const { common } = useMessages();
  const [routeIds, setRouteIds] = useState<ReadonlySet<string>>(() => new Set([first]));
  const [problem, setProblem] = useState<string | null>(null);
  const trial = useMutation(subscribe.startTrial, {
    subject: 'trial-started',
    success: ({ expiresAt }) => t('subscribe.started', { date: format.day(expiresAt) }),
    onSuccess: onClose,
    explain: () => false,
  });
  const refused = trial.error ? messageOf(trial.error) : null;

  const toggle = (id: string, on: boolean) => {
    if (on && routeIds.size >= max) return setProblem(t('subscribe.tooMany', { max }));
    const next = new Set(routeIds);
    if (on) next.add(id);
    else next.delete(id);
    setRouteIds(next);
    setProblem(null);
  };
  const start = () => {
    if (routeIds.size < min) return setProblem(t('subscribe.tooFew'));
    setProblem(null);
    void trial.mutate({ body: { seaRouteIds: [...routeIds] } });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      loading={trial.pending}
      title={t('subscribe.dialogTitle', { days })}
      description={t('subscribe.choose', { min, max })}
      footer={
        <>
          <span className={styles.count} role="status">
            {t('subscribe.chosen', { count: routeIds.size, max })}
          </span>
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" loading={trial.pending} onClick={start}>
            {t('subscribe.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem || refused ? (
          <Notice tone="bad" live="assertive">
            {problem ?? refused}
          </Notice>
        ) : null}
        <RouteChoice routes={routes} first={first} selectedIds={routeIds} onToggle={toggle} />
      </Stack>
    </Dialog>
  );
}
