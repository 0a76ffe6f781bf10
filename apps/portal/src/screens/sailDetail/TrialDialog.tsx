import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import {
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  Notice,
  TextField,
  useContains,
  useMessages,
} from '@fairway/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { toasts } from '../../failures/notices.ts';
import { useWords } from '../../language/useWords.ts';
import type { action } from './action.ts';
import { firstTrade, routesByGroup } from './routesByGroup.ts';
import * as styles from './TrialDialog.css.ts';

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
  const { t, language, format } = useWords();
  const { common } = useMessages();
  const contains = useContains();
  const fetcher = useFetcher<typeof action>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set([first]));
  const [filter, setFilter] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const groups = useMemo(
    () => routesByGroup(firstTrade(routes, first), filter, language, contains),
    [routes, first, filter, language, contains],
  );
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
  }, [started, t, format]);

  const toggle = (id: string, on: boolean) => {
    if (on && chosen.size >= max) return setProblem(t('subscribe.tooMany'));
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
      <div className={styles.body}>
        {problem || fetcher.data?.refused ? (
          <Notice tone="bad" live="assertive">
            {problem ?? fetcher.data?.refused}
          </Notice>
        ) : null}
        <TextField
          label={t('subscribe.filter')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          clearable
        />
        {groups.length === 0 ? <p>{t('subscribe.none')}</p> : null}
        {groups.map(({ name, routes: inGroup }) => (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.legend}>{name}</legend>
            <div className={styles.routes}>
              {inGroup.map(({ id, text, codes }) => (
                <Checkbox
                  key={id}
                  checked={chosen.has(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                  label={
                    <>
                      {text} <span className={styles.codes}>{codes}</span>
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
