import { CheckboxField, type FormStore, SubmitButton, useFieldValue } from '@fairway/forms';
import { useOperator } from '@fairway/site';
import { Description, Descriptions, Heading, Text } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { estimateOf } from './estimateOf.ts';
import * as styles from './InsureScreen.css.ts';
import type { InsureValues } from './insureValues.ts';
import type { InsureData } from './loader.ts';
import type { words } from './words.zh.ts';

export interface EstimateSummaryProps extends Pick<InsureData, 'insurers'> {
  form: FormStore<InsureValues>;
}

/** The premium for the current form values, and the submit button. */
export function EstimateSummary({ form, insurers }: EstimateSummaryProps) {
  const { t, format, nameOf } = useWords<typeof words>();
  const insurerId = useFieldValue(form, 'insurerId');
  const insurer = insurers.find(({ id }) => id === insurerId);
  const { sample } = useOperator();
  const { rate, currency, reckoned } = estimateOf({
    goodsClass: useFieldValue(form, 'goodsClass'),
    clause: useFieldValue(form, 'clause'),
    war: useFieldValue(form, 'war'),
    strikes: useFieldValue(form, 'strikes'),
    basis: useFieldValue(form, 'basis'),
    value: useFieldValue(form, 'value'),
    freight: useFieldValue(form, 'freight'),
    currency: useFieldValue(form, 'currency'),
  });
  const sum = (amount: number) => format.sum({ amount, currency });
  return (
    <section className={styles.summary} aria-labelledby="insure-estimate">
      <Heading level={2} size="lead" id="insure-estimate">
        {t('insure.estimate')}
      </Heading>
      <output className={reckoned ? styles.premium : styles.wait}>
        {reckoned ? sum(reckoned.premium) : t('insure.estimateWait')}
      </output>
      <Descriptions layout="rows" columns={1}>
        <Description term={t('insure.rate')}>{format.percent(rate / 10_000)}</Description>
        <Description term={`${t('insure.insured')} (${t('insure.insuredNote')})`}>
          {reckoned ? sum(reckoned.insured) : null}
        </Description>
      </Descriptions>
      {reckoned?.least ? <Text size="small">{t('insure.least')}</Text> : null}
      <Text size="small" tone="quiet">
        {t(sample ? 'insure.sampleNote' : 'insure.note')}
      </Text>
      {insurer ? (
        <CheckboxField
          name="consent"
          required
          requiredText={t('insure.mustConsent', { insurer: nameOf(insurer) })}
          summaryLabel={t('insure.consentName')}
          label={t('insure.consent', { insurer: nameOf(insurer) })}
        />
      ) : null}
      <SubmitButton size="large" block>
        {t('insure.submit')}
      </SubmitButton>
      <Text size="small" tone="quiet">
        {t(insurer ? 'insure.withdrawable' : 'insure.noInsurer')}
      </Text>
    </section>
  );
}
