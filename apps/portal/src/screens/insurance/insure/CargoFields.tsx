import {
  AmountField,
  CheckboxField,
  ChoiceField,
  DateField,
  type FormStore,
  SelectField,
  TextField,
  useFieldValue,
} from '@fairway/forms';
import { useGateway } from '@fairway/site';
import { cargoClauses, goodsClasses, insuredCurrencies, valueBases } from '@fairway/trade';
import { Section, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './InsureScreen.css.ts';
import type { InsureValues } from './insureValues.ts';
import type { words } from './words.zh.ts';

/** The fields for the cargo, its cover and its value. */
export function CargoFields({ form }: { form: FormStore<InsureValues> }) {
  const { t } = useWords<typeof words>();
  const { now } = useGateway();
  const typed = useFieldValue(form, 'currency');
  const currency = insuredCurrencies.find((code) => code === typed) ?? 'CNY';
  const basis = useFieldValue(form, 'basis');
  return (
    <Section title={t('insure.cargo')} ground="none">
      <Stack gap="l">
        <div className={styles.pair}>
          <SelectField
            name="goodsClass"
            label={t('insure.goodsClass')}
            options={goodsClasses.map((value) => ({ value, label: t(`insure.classes.${value}`) }))}
          />
          <TextField
            name="goods"
            label={t('insure.goods')}
            placeholder={t('insure.goodsHint')}
            maxLength={100}
          />
        </div>
        <div className={styles.route}>
          <TextField
            name="origin"
            label={t('insure.origin')}
            placeholder={t('insure.originHint')}
            maxLength={60}
          />
          <TextField
            name="destination"
            label={t('insure.destination')}
            placeholder={t('insure.destinationHint')}
            maxLength={60}
          />
          <DateField name="sailsOn" label={t('insure.sailsOn')} now={now()} />
        </div>
        <ChoiceField
          name="clause"
          label={t('insure.clause')}
          choices={cargoClauses.map((value) => ({
            value,
            label: t(`insure.clauseNames.${value}`),
            hint: t(`insure.clauseHints.${value}`),
          }))}
        />
        <Stack gap="s">
          <CheckboxField name="war" label={t('insure.war')} />
          <CheckboxField name="strikes" label={t('insure.strikes')} />
        </Stack>
        <ChoiceField
          inline
          name="basis"
          label={t('insure.basis')}
          choices={valueBases.map((value) => ({ value, label: t(`insure.bases.${value}`) }))}
        />
        <div className={styles.money}>
          <SelectField
            name="currency"
            label={t('insure.currency')}
            options={insuredCurrencies.map((value) => ({ value, label: value }))}
          />
          <AmountField
            name="value"
            label={t('insure.value')}
            currency={currency}
            hint={t('insure.valueHint')}
          />
        </div>
        {basis === 'FOB' ? (
          <AmountField
            name="freight"
            label={t('insure.freight')}
            currency={currency}
            hint={t('insure.freightHint')}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
