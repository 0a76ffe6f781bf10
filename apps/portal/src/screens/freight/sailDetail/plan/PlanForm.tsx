import { mostInlandDays } from '@fairway/gateway/contract/choices';
import { useGateway, usePendingQuery } from '@fairway/site';
import { Button, DatePicker, TextField } from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import { type FormEvent, useState } from 'react';
import { useShipmentQuery } from '../../../../features/shipment/useShipment.ts';
import { useWords } from '../../../../language/words.ts';
import { sailDetailAddress } from '../address.ts';
import type { words } from '../words.zh.ts';
import * as styles from './PlanSection.css.ts';

interface PlanFormProps {
  id: string;
  /** Empty until the address has one. */
  ready: string;
  inlandDays: string;
  /** Of the port of loading. */
  timeZone: string;
}

/** When the cargo is ready, and how long it is on the road. Both are in the address. */
export function PlanForm({ id, ready: loadedReady, inlandDays: loadedDays, timeZone }: PlanFormProps) {
  const { t } = useWords<typeof words>();
  const { navigate } = usePendingQuery();
  const shipment = useShipmentQuery();
  const { now } = useGateway();
  const [ready, setReady] = useState(() => parseDay(loadedReady, '2000-01-01'));
  const [inlandDays, setInlandDays] = useState(loadedDays);
  const [checked, setChecked] = useState(false);
  const noDays = !/^\d{1,2}$/.test(inlandDays) || Number(inlandDays) > mostInlandDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (ready === null || noDays) return;
    navigate(sailDetailAddress({ id, ready, inlandDays }, shipment), {
      preventScrollReset: true,
      replace: true,
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DatePicker
        label={t('plan.ready')}
        now={now()}
        timeZone={timeZone}
        value={ready}
        onChange={setReady}
        error={checked && ready === null ? t('plan.readyNeeded') : undefined}
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
