import {
  CompanyNameField,
  EmailField,
  type FormStore,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useFieldValue,
} from '@fairway/forms';
import { contactPhone, isMobilePhone } from '@fairway/trade';
import { Section, Stack } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './InsureScreen.css.ts';
import type { InsureValues } from './insureValues.ts';
import type { InsureData } from './loader.ts';
import type { words } from './words.zh.ts';

export interface WhoFieldsProps extends Pick<InsureData, 'insurers'> {
  form: FormStore<InsureValues>;
}

/** The customer, the address for the policy, and the insurer. */
export function WhoFields({ form, insurers }: WhoFieldsProps) {
  const { t, nameOf } = useWords<typeof words>();
  const phone = useFieldValue(form, 'phone');
  const needsEmail = contactPhone(phone) === null && !isMobilePhone(phone);
  return (
    <>
      <Section title={t('insure.who')} ground="none">
        <Stack gap="l">
          <CompanyNameField name="companyName" label={t('insure.companyName')} autoComplete="organization" />
          <div className={styles.pair}>
            <TextField
              name="location"
              label={t('insure.location')}
              placeholder={t('insure.locationHint')}
              requiredText={t('insure.locationRequired')}
              autoComplete="address-level1"
            />
            <TextField
              name="address"
              label={t('insure.address')}
              requiredText={t('insure.addressRequired')}
              autoComplete="street-address"
            />
          </div>
          <div className={styles.pair}>
            <PhoneField name="phone" label={t('insure.phone')} contact />
            <TextField name="contactName" label={t('insure.contactName')} autoComplete="name" />
          </div>
          <EmailField
            name="email"
            label={t(needsEmail ? 'insure.emailNeeded' : 'insure.email')}
            hint={t(needsEmail ? 'insure.emailWhy' : 'insure.emailHint')}
            autoComplete="email"
          />
        </Stack>
      </Section>
      <Section title={t('insure.more')} ground="none">
        <Stack gap="l">
          <SelectField
            name="insurerId"
            label={t('insure.insurer')}
            placeholder={t('insure.anyInsurer')}
            options={insurers.map((insurer) => ({ value: insurer.id, label: nameOf(insurer) }))}
          />
          <TextAreaField name="remark" label={t('insure.remark')} placeholder={t('insure.remarkHint')} />
        </Stack>
      </Section>
    </>
  );
}
