import type { SentLayout } from '@fairway/gateway/contract/priceFile';
import { type PriceFileConstant, type PriceFileField, priceFileConstants } from '@fairway/trade';
import { Heading, Inline, Select, Stack, Text, TextField } from '@fairway/ui';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';

/** Columns that make a value for the whole file needless. */
const columnsOf: Readonly<Record<PriceFileConstant, readonly PriceFileField[]>> = {
  origin: ['origin', 'route'],
  carrier: ['carrier'],
  currency: ['currency'],
  valid_from: ['valid_from', 'validity', 'departure'],
  valid_to: ['valid_to', 'validity', 'departure'],
  clock: [],
};
const currencies = ['USD', 'CNY', 'EUR'];
const placeholders = {
  origin: 'CNSHA',
  carrier: 'COSU',
  valid_from: '2026-12-01',
  valid_to: '2026-12-14',
  clock: '12:00',
};

export interface ConstantsProps {
  layout: SentLayout;
  onChange: (changed: Partial<SentLayout>) => void;
}

/** Values for every line of a file that has no column for them. */
export function Constants({ layout, onChange }: ConstantsProps) {
  const { t } = useWords<typeof words>();
  const lacking = priceFileConstants.filter(
    (name) => !columnsOf[name].some((field) => layout.columns.includes(field)),
  );
  const set = (name: PriceFileConstant, value: string) =>
    onChange({ constants: { ...layout.constants, [name]: value } });
  return (
    <Stack gap="s">
      <Heading level={3} size="body">
        {t('imports.priceFile.constants')}
      </Heading>
      <Text size="small" tone="quiet">
        {t('imports.priceFile.constantsHint')}
      </Text>
      <Inline gap="m" align="start">
        {lacking.map((name) =>
          name === 'currency' ? (
            <Select
              key={name}
              label={t('imports.priceFile.fields.currency')}
              value={layout.constants.currency ?? ''}
              placeholder="—"
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={({ target }) => set(name, target.value)}
            />
          ) : (
            <TextField
              key={name}
              label={name === 'clock' ? t('imports.priceFile.clock') : t(`imports.priceFile.fields.${name}`)}
              placeholder={placeholders[name]}
              maxLength={60}
              value={layout.constants[name] ?? ''}
              onChange={({ target }) => set(name, target.value)}
            />
          ),
        )}
        <Select
          label={t('imports.priceFile.slashDates')}
          value={layout.slashDates ?? ''}
          placeholder={t('imports.priceFile.slashHeld')}
          options={(['day', 'month'] as const).map((value) => ({
            value,
            label: t(`imports.priceFile.slash.${value}`),
          }))}
          onChange={({ target }) =>
            onChange({ slashDates: target.value === 'day' || target.value === 'month' ? target.value : null })
          }
        />
      </Inline>
    </Stack>
  );
}
