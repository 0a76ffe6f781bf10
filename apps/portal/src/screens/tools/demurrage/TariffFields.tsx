import { freeDayCounts } from '@fairway/trade';
import { Select, Text, TextField } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { ChargeKind, TariffText } from './address.ts';
import type { CalculationField } from './calculate.ts';
import * as styles from './DemurrageScreen.css.ts';
import { exampleBands } from './exampleBands.ts';
import type { words } from './words.zh.ts';

interface TariffFieldsProps {
  kind: ChargeKind;
  tariff: TariffText;
  problemText: (field: CalculationField) => string | undefined;
  onChange: (tariff: TariffText) => void;
}

/** The free time and the bands of one charge. */
export function TariffFields({ kind, tariff, problemText, onChange }: TariffFieldsProps) {
  const { t } = useWords<typeof words>();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`demurrage.charge.${kind}`)}</legend>
      <div className={styles.fields}>
        <TextField
          inputMode="numeric"
          label={t('demurrage.freeDays')}
          value={tariff.freeDays}
          onChange={({ currentTarget }) => onChange({ ...tariff, freeDays: currentTarget.value })}
          error={problemText(`${kind}.freeDays`)}
        />
        <Select
          label={t('demurrage.count')}
          options={freeDayCounts.map((value) => ({ value, label: t(`demurrage.counts.${value}`) }))}
          value={tariff.count}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...tariff, count: freeDayCounts.find((each) => each === value) ?? tariff.count })
          }
        />
      </div>
      {tariff.count === 'working' ? (
        <Text size="small" tone="quiet">
          {t('demurrage.countNote')}
        </Text>
      ) : null}
      <TextField
        label={t('demurrage.bands')}
        hint={t('demurrage.bandsHint', { example: exampleBands(tariff.freeDays) })}
        value={tariff.bands}
        onChange={({ currentTarget }) => onChange({ ...tariff, bands: currentTarget.value })}
        error={problemText(`${kind}.bands`)}
      />
    </fieldset>
  );
}
