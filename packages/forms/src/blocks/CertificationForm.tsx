import {
  CompanyNameField,
  CreditCodeField,
  EmailField,
  Form,
  IdCardField,
  ImagesField,
  SubmitButton,
  TextField,
  useForm,
} from '@fairway/forms';
import { companyName, creditCode, email, follows, idCard, required, type Validator } from '@fairway/trade';
import { Section, type SendFile, Stack, useMessages } from '@fairway/ui';
import * as v from 'valibot';

const words = {
  zh: {
    company: '企业',
    contact: '联系人',
    licence: '营业执照',
    name: '姓名',
    front: '身份证人像面',
    back: '身份证国徽面',
    send: '提交认证',
  },
  en: {
    company: 'Company',
    contact: 'Contact',
    licence: 'Business licence',
    name: 'Name',
    front: 'ID card, portrait side',
    back: 'ID card, emblem side',
    send: 'Submit certification',
  },
};

const text = (rule: Validator) => v.pipe(v.string(), follows(required, rule));
const filled = v.pipe(v.string(), follows(required));
const schema = v.object({
  companyName: text(companyName),
  creditCode: text(creditCode),
  licence: filled,
  contactName: filled,
  idCard: text((value) => idCard(value)),
  idCardFront: filled,
  idCardBack: filled,
  email: text(email),
});
export type Certification = v.InferOutput<typeof schema>;

export interface CertificationFormProps {
  /** Uploads one picture and resolves to its id. */
  send: SendFile;
  /** Submits the certification with the ids of its pictures. */
  submit: (certification: Certification) => Promise<void>;
}

const initial = {
  ...{ companyName: '', creditCode: '', licence: '' },
  ...{ contactName: '', idCard: '', idCardFront: '', idCardBack: '', email: '' },
};

/** Certification of a Chinese company: its licence, and the person responsible for it. Typed text stays in this tab. */
export function CertificationForm({ send, submit }: CertificationFormProps) {
  const t = words[useMessages().lang.startsWith('zh') ? 'zh' : 'en'];
  const form = useForm({ initial, schema, onSubmit: submit, draft: 'certification' });
  return (
    <Form form={form}>
      <Section title={t.company} level={2}>
        <Stack gap="l">
          <CompanyNameField name="companyName" />
          <CreditCodeField name="creditCode" />
          <ImagesField name="licence" label={t.licence} outline="licence" send={send} />
        </Stack>
      </Section>
      <Section title={t.contact} level={2}>
        <Stack gap="l">
          <TextField name="contactName" label={t.name} autoComplete="name" />
          <IdCardField name="idCard" />
          <ImagesField name="idCardFront" label={t.front} outline="idFront" send={send} />
          <ImagesField name="idCardBack" label={t.back} outline="idBack" send={send} />
          <EmailField name="email" />
        </Stack>
      </Section>
      <SubmitButton>{t.send}</SubmitButton>
    </Form>
  );
}
