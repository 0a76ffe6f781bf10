import { useNow } from '@fairway/site';
import { costCurrencies, demurrageDirections } from '@fairway/trade';
import { Button, DatePicker, Segmented, Select, Stack, TextField } from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import type { FormEvent, ReactNode } from 'react';
import { useWords } from '../../../language/words.ts';
import { type Calculation, chargesOf, clockCounts } from './address.ts';
import type { Problems } from './calculate.ts';
import * as styles from './DemurrageScreen.css.ts';
import { TariffFields } from './TariffFields.tsx';
import { useProblemText } from './useProblemText.ts';
import type { words } from './words.zh.ts';

interface CalculationFormProps {
  calculation: Calculation;
  /** Those to show at their fields. */
  problems: Problems;
  onChange: (calculation: Calculation) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The choice of a published tariff, above the terms. */
  children: ReactNode;
}

/** The terms of the bill of lading or contract, and the days of the container. */
export function CalculationForm({
  calculation,
  problems,
  onChange,
  onSubmit,
  children,
}: CalculationFormProps) {
  const { t } = useWords<typeof words>();
  const problemText = useProblemText(calculation, problems);
  const now = useNow();
  const { direction, clocks, currency, containers } = calculation;
  const change = (part: Partial<Calculation>) => onChange({ ...calculation, ...part });
  const days = clocks === 'two' ? (['first', 'gate', 'last'] as const) : (['first', 'last'] as const);
  return (
    <form className={styles.form} aria-label={t('demurrage.form')} onSubmit={onSubmit} noValidate>
      <div className={styles.choices}>
        <Segmented
          label={t('demurrage.direction')}
          labelHidden={false}
          options={demurrageDirections.map((value) => ({ value, label: t(`demurrage.directions.${value}`) }))}
          value={direction}
          onChange={(value) => change({ direction: value })}
        />
        <Segmented
          label={t('demurrage.clocks')}
          labelHidden={false}
          options={clockCounts.map((value) => ({ value, label: t(`demurrage.clockCounts.${value}`) }))}
          value={clocks}
          onChange={(value) => change({ clocks: value })}
        />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('demurrage.days')}</legend>
        <div className={styles.fields}>
          {days.map((field) => (
            <DatePicker
              key={field}
              label={t(`demurrage.day.${direction}.${field}`)}
              hint={field === 'last' ? t('demurrage.dayHint') : undefined}
              now={now}
              timeZone="UTC"
              value={calculation[field] === '' ? null : parseDay(calculation[field], '2026-01-01')}
              onChange={(day) => change({ [field]: day ?? '' })}
              error={problemText(field)}
            />
          ))}
        </div>
      </fieldset>
      {children}
      {chargesOf(calculation).map((kind) => (
        <TariffFields
          key={kind}
          kind={kind}
          tariff={calculation[kind]}
          problemText={problemText}
          onChange={(tariff) => change({ [kind]: tariff })}
        />
      ))}
      <Stack gap="l">
        <div className={styles.fields}>
          <Select
            label={t('demurrage.currency')}
            options={costCurrencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={({ currentTarget: { value } }) =>
              change({ currency: costCurrencies.find((each) => each === value) ?? currency })
            }
          />
          <TextField
            inputMode="numeric"
            label={t('demurrage.containers')}
            value={containers}
            onChange={({ currentTarget }) => change({ containers: currentTarget.value })}
            error={problemText('containers')}
          />
        </div>
        <div>
          <Button type="submit" tone="brand">
            {t('demurrage.calculate')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
