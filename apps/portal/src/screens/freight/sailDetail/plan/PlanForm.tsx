import { mostInlandDays } from '@fairway/gateway/contract/choices';
import { usePendingQuery } from '@fairway/site';
import { isDay } from '@fairway/trade';
import { Button, TextField } from '@fairway/ui';
import { type FormEvent, useState } from 'react';
import { useShipmentQuery } from '../../../../features/shipment/useShipment.ts';
import { useWords } from '../../../../language/words.ts';
import { sailDetailAddress } from '../address.ts';
import type { words } from '../words.zh.ts';
import * as styles from './PlanSection.css.ts';

interface PlanFormProps {
  id: string;
  ready: string;
  inlandDays: string;
}

/** When the cargo is ready, and how long it is on the road. Both are in the address. */
export function PlanForm({ id, ready: loadedReady, inlandDays: loadedDays }: PlanFormProps) {
  const { t } = useWords<typeof words>();
  const { navigate } = usePendingQuery();
  const shipment = useShipmentQuery();
  const [ready, setReady] = useState(loadedReady);
  const [inlandDays, setInlandDays] = useState(loadedDays);
  const [checked, setChecked] = useState(false);
  const noReady = !isDay(ready);
  const noDays = !/^\d{1,2}$/.test(inlandDays) || Number(inlandDays) > mostInlandDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (noReady || noDays) return;
    navigate(sailDetailAddress({ id, ready, inlandDays }, shipment), {
      preventScrollReset: true,
      replace: true,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        type="date"
        label={t('plan.ready')}
        value={ready}
        onChange={({ currentTarget }) => setReady(currentTarget.value)}
        error={checked && noReady ? t('plan.readyNeeded') : undefined}
      />
      <TextField
        inputMode="numeric"
        label={t('plan.inlandDays')}
        value={inlandDays}
        onChange={({ currentTarget }) => setInlandDays(currentTarget.value.trim())}
        error={checked && noDays ? t('plan.daysNeeded') : undefined}
      />
      <div className={styles.check}>
        <Button type="submit">{t('plan.check')}</Button>
      </div>
    </form>
  );
}
