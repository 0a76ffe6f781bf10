import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import { useSite } from '@fairway/site';
import { Button, Dialog, DialogClose, Notice, Stack, useMessages } from '@fairway/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { RouteChoice } from '../../../features/subscribe/RouteChoice.tsx';
import type { action } from './action.ts';
import * as styles from './TrialDialog.css.ts';
import { useWords } from './words.ts';

export interface TrialDialogProps {
  open: boolean;
  onClose: () => void;
  routes: readonly SeaRoute[];
  /** Chosen to start with: the route the reader came for. */
  first: string;
  days: number;
  min: number;
  max: number;
}

/** Chooses the routes of the free trial and starts it. */
export function TrialDialog({ open, onClose, routes, first, days, min, max }: TrialDialogProps) {
  const { t, format } = useWords();
  const { toasts } = useSite();
  const { common } = useMessages();
  const fetcher = useFetcher<typeof action>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set([first]));
  const [problem, setProblem] = useState<string | null>(null);
  const started = fetcher.data?.started;

  const onStarted = useEffectEvent(onClose);
  useEffect(() => {
    if (started) onStarted();
  }, [started]);
  useEffect(() => {
    if (started)
      toasts.show({
        tone: 'good',
        text: t('subscribe.started', { date: format.day(started.expiresAt) }),
        code: started.id,
      });
  }, [started, t, format, toasts]);

  const toggle = (id: string, on: boolean) => {
    if (on && chosen.size >= max) return setProblem(t('subscribe.tooMany', { max }));
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
    setProblem(null);
  };
  const start = () => {
    if (chosen.size < min) return setProblem(t('subscribe.tooFew'));
    setProblem(null);
    void fetcher.submit({ seaRouteIds: [...chosen] }, { method: 'post', encType: 'application/json' });
  };
  const busy = fetcher.state !== 'idle';

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      title={t('subscribe.dialogTitle', { days })}
      description={t('subscribe.choose', { min, max })}
      footer={
        <>
          <span className={styles.count} role="status">
            {t('subscribe.chosen', { count: chosen.size, max })}
          </span>
          <DialogClose>{common.cancel}</DialogClose>
          <Button tone="brand" loading={busy} onClick={start}>
            {t('subscribe.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem || fetcher.data?.refused ? (
          <Notice tone="bad" live="assertive">
            {problem ?? fetcher.data?.refused}
          </Notice>
        ) : null}
        <RouteChoice routes={routes} first={first} chosen={chosen} onToggle={toggle} />
      </Stack>
    </Dialog>
  );
}
