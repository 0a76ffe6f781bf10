import type { Send } from '@fairway/gateway';
import { useGateway, useMutation } from '@fairway/site';
import { Switch } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { type PushState, readState, turnOff, turnOn } from './browserPush.ts';
import type { words } from './words.zh.ts';

const change = (on: boolean, send: Send) => (on ? turnOn(send) : turnOff(send));

/** Whether this browser shows the reports of watches as notifications of the system, and what prevents it. */
export default function BrowserPush() {
  const { t } = useWords<typeof words>();
  const { send } = useGateway();
  const [state, setState] = useState<PushState | 'loading' | 'failed'>('loading');
  useEffect(() => {
    readState(send).then(setState, () => setState('failed'));
  }, [send]);
  const changing = useMutation(change, {
    subject: 'browser push',
    refresh: false,
    success: (next) => (next === 'on' || next === 'off' ? t(`watches.push.turned.${next}`) : null),
    onSuccess: setState,
  });
  const canChange = state === 'on' || state === 'off' || state === 'away';
  const isError = state === 'blocked' || state === 'away' || state === 'failed';
  const isImpossible = state === 'unsupported' || state === 'addToHome';
  return (
    <Switch
      label={t('watches.push.label')}
      hint={t(isImpossible ? `watches.push.${state}` : 'watches.push.hint')}
      error={isError ? t(`watches.push.${state}`) : undefined}
      checked={changing.pending ? changing.variables === true : state === 'on'}
      disabled={!canChange && state !== 'loading'}
      loading={changing.pending || state === 'loading'}
      onChange={({ currentTarget }) => void changing.mutate(currentTarget.checked)}
    />
  );
}
