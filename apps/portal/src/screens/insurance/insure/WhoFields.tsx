import {
  CompanyNameField,
  EmailField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '@fairway/forms';
import { Section, Stack } from '@fairway/ui';
import * as styles from './InsureScreen.css.ts';
import type { InsureData } from './loader.ts';
import { useWords } from './words.ts';

/** Who asks, where the policy goes, and who shall insure. */
export function WhoFields({ insurers }: Pick<InsureData, 'insurers'>) {
  const { t, nameOf } = useWords();
  return (
    <>
      <Section heading={t('insure.who')} ground="none">
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
            <PhoneField name="phone" label={t('insure.phone')} autoComplete="tel" />
            <TextField name="contactName" label={t('insure.contactName')} autoComplete="name" />
          </div>
          <EmailField
            name="email"
            label={t('insure.email')}
            hint={t('insure.emailHint')}
            autoComplete="email"
          />
        </Stack>
      </Section>
      <Section heading={t('insure.more')} ground="none">
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
