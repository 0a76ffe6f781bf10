import { authenticationWays, companyCertification } from '@fairway/trade';
import * as v from 'valibot';
import { CheckboxField } from '../fields/CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../fields/ChoiceField/ChoiceField.tsx';
import { ChoicesField } from '../fields/ChoicesField/ChoicesField.tsx';
import { CodeField } from '../fields/CodeField/CodeField.tsx';
import type { CodeSent } from '../fields/CodeField/codeRequest.ts';
import { CompanyCodeField } from '../fields/CompanyCodeField/CompanyCodeField.tsx';
import { CompanyNameField } from '../fields/CompanyNameField/CompanyNameField.tsx';
import { CreditCodeField } from '../fields/CreditCodeField/CreditCodeField.tsx';
import { EmailField } from '../fields/EmailField/EmailField.tsx';
import { IdCardField } from '../fields/IdCardField/IdCardField.tsx';
import { PasswordField } from '../fields/PasswordField/PasswordField.tsx';
import { RegisterCodeField } from '../fields/RegisterCodeField/RegisterCodeField.tsx';
import { SelectField } from '../fields/SelectField/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField/TextAreaField.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { UsernameField } from '../fields/UsernameField/UsernameField.tsx';
import type { AsyncCheck } from '../form/checks.ts';
import { Form } from '../form/Form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton/SubmitButton.tsx';
import type { FormStore } from '../form/types.ts';
import { useForm } from '../form/useForm.ts';
import { useFieldValue } from '../form/useFormState.ts';
import { certificationWords } from './certificationWords.ts';

/** The id of a picture that was uploaded before. */
export const letter = '01942f5e-0000-7000-8000-000000000001';

const initial = {
  companyName: '',
  creditCode: '',
  businessLicense: letter,
  registerCode: '',
  registerCertificate: letter,
  province: '',
  city: '',
  address: '',
  contactName: '',
  department: '',
  position: '',
  contactIdCard: '',
  contactIdCardFront: letter,
  contactIdCardBack: letter,
  contactEmail: '',
  verifyCode: '',
  companyCode: '',
  adminAccount: '',
  password: '',
  again: '',
  authenticationWay: '',
  authorizationLetter: letter,
  intendedRouteIds: [] as string[],
  agree: false,
};

const schema = v.intersect([
  companyCertification,
  v.object({ agree: v.literal(true), province: v.pipe(v.string(), v.minLength(1, 'required')) }),
]);

/** Two fields next to each other at most: rows of four are hard to follow. */
const page = { maxInlineSize: '720px' } as const;
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '16px 24px',
  alignItems: 'start',
} as const;

export interface CertificationFormProps {
  locale: unknown;
  onSubmit(output: unknown): unknown;
  sendCode(email: string): Promise<CodeSent>;
  /** Checks whether a name or code is free. */
  isFree: AsyncCheck;
}

/** Certification of a company (spec 5), its pictures uploaded before. */
export function CertificationForm({ locale, onSubmit, sendCode, isFree }: CertificationFormProps) {
  const t = certificationWords(locale);
  const form = useForm({
    initial,
    schema,
    onSubmit,
    draft: 'certification',
    resets: { province: ['city'] },
    codeFields: { verifyCodeWrong: 'verifyCode', companyCodeTaken: 'companyCode' },
  });
  return (
    <Form form={form} style={page}>
      <div style={columns}>
        <CompanyNameField name="companyName" required check={isFree} />
        <CreditCodeField name="creditCode" required check={isFree} />
        <RegisterCodeField name="registerCode" required check={isFree} />
        <SelectField name="province" label={t.province} required options={t.provinces} />
        <CityField form={form} locale={locale} />
        <TextAreaField name="address" label={t.address} required rows={2} max={200} />
        <TextField name="contactName" label={t.contactName} required autoComplete="name" />
        <TextField name="department" label={t.department} required />
        <TextField name="position" label={t.position} required autoComplete="organization-title" />
        <IdCardField name="contactIdCard" label={t.contactIdCard} required />
        <EmailField name="contactEmail" label={t.contactEmail} required />
        <CodeField name="verifyCode" target="contactEmail" purpose="CERTIFY" send={sendCode} required />
        <CompanyCodeField name="companyCode" required check={isFree} />
        <UsernameField name="adminAccount" kind="admin" required check={isFree} />
        <PasswordField name="password" purpose="new" required />
        <PasswordField name="again" purpose="again" required />
        <ChoiceField
          name="authenticationWay"
          label={t.way}
          required
          choices={authenticationWays.map((value) => ({ value, ...t.ways[value] }))}
        />
        <ChoicesField name="intendedRouteIds" label={t.routes} required={false} choices={t.routeChoices} />
      </div>
      <CheckboxField name="agree" label={t.agree} requiredText={t.agreeFirst} required />
      <SubmitButton style={{ justifySelf: 'start', minInlineSize: '160px' }}>{t.send}</SubmitButton>
    </Form>
  );
}

/** Cities of the province that is chosen; it alone renders when that changes. */
function CityField({ form, locale }: { form: FormStore<typeof initial>; locale: unknown }) {
  const t = certificationWords(locale);
  const province = useFieldValue(form, 'province');
  return (
    <SelectField
      name="city"
      label={t.city}
      required
      placeholder={province === '' ? t.provinceFirst : undefined}
      options={t.cities[province] ?? []}
    />
  );
}
