import { CodeField, EmailField, Form, RegionField, SubmitButton, TextField } from '@fairway/forms';
import { company } from '@fairway/gateway/contract/company';
import { verifyCode as codeCalls } from '@fairway/gateway/contract/verifyCode';
import { useGateway, useMutationForm } from '@fairway/site';
import { companyCertificationFields, follows, mobile, optional } from '@fairway/trade';
import {
  Button,
  Columns,
  Description,
  Descriptions,
  Dialog,
  DialogClose,
  Inline,
  Section,
  Stack,
} from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import { type CompanyInfo, place } from './companyForm.ts';
import { placePath, useDivisions } from './useDivisions.ts';
import { WithForms } from './WithForms.tsx';
import type { words } from './words.zh.ts';

export interface ContactDetailsProps {
  info: CompanyInfo;
  /** Whether the reader may change them; only the company's admin may. */
  mayChange: boolean;
}

/** The contact details of a certified company. */
export function ContactDetails({ info, mayChange }: ContactDetailsProps) {
  const { t } = useWords<typeof words>();
  const [changing, setChanging] = useState(false);
  return (
    <Section
      ground="none"
      title={t('certify.contact.title')}
      aside={
        mayChange ? (
          <Button size="small" onClick={() => setChanging(true)}>
            {t('certify.contact.change')}
          </Button>
        ) : undefined
      }
    >
      <Descriptions columns={3}>
        <Description term={t('certify.field.contactName')}>{info.contactName}</Description>
        <Description term={t('certify.field.contactEmail')}>{info.contactEmail}</Description>
        <Description term={t('certify.field.contactPhone')}>{info.contactPhone}</Description>
        <Description term={t('certify.field.department')}>{info.department}</Description>
        <Description term={t('certify.field.position')}>{info.position}</Description>
        <Description term={t('certify.field.address')} wide>
          {info.city} {info.address}
        </Description>
      </Descriptions>
      {changing ? (
        <WithForms>
          <ContactDialog info={info} onClose={() => setChanging(false)} />
        </WithForms>
      ) : null}
    </Section>
  );
}

const { address, contactName, contactEmail, department, position, verifyCode } =
  companyCertificationFields.entries;
const schema = v.object({
  ...{ address, contactName, contactEmail, department, position, verifyCode },
  city: place,
  contactPhone: v.pipe(v.string(), follows(optional(mobile))),
});

function ContactDialog({ info, onClose }: { info: CompanyInfo; onClose: () => void }) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const form = useMutationForm({
    initial: {
      ...{ city: placePath(info.city), address: info.address, contactName: info.contactName },
      ...{ contactEmail: info.contactEmail, contactPhone: info.contactPhone ?? '' },
      ...{ department: info.department, position: info.position, verifyCode: '' },
    },
    schema,
    codeFields: { verifyCodeWrong: 'verifyCode', verifyCodeSpent: 'verifyCode' },
    run: ({ contactPhone, ...rest }, write) => {
      const body = { ...rest, ...(contactPhone ? { contactPhone } : {}), seen: info.contactVersion };
      return write(company.updateContactInfo, { body });
    },
    subject: 'contact-saved',
    success: t('certify.contact.saved'),
    onSuccess: onClose,
  });
  const sendCode = (email: string) =>
    send(codeCalls.sendEmailVerifyCode, { query: { email, type: 'CERTIFY' } });
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('certify.contact.change')}
      description={t('certify.contact.lead')}
    >
      <Form form={form} summary="form">
        <Stack gap="l">
          <Columns count={{ base: 2, phone: 1 }}>
            <TextField
              name="contactName"
              label={t('certify.field.contactName')}
              required
              requiredText={t('certify.ask.contactName')}
            />
            <TextField
              name="contactPhone"
              label={t('certify.field.contactPhone')}
              required={false}
              inputMode="tel"
            />
            <TextField
              name="department"
              label={t('certify.field.department')}
              required
              requiredText={t('certify.ask.department')}
            />
            <TextField
              name="position"
              label={t('certify.field.position')}
              required
              requiredText={t('certify.ask.position')}
            />
            <RegionField name="city" nodes={useDivisions()} streetName="address" required />
            <TextField
              name="address"
              label={t('certify.field.address')}
              required
              requiredText={t('certify.ask.address')}
            />
            <EmailField name="contactEmail" label={t('certify.field.contactEmail')} required />
            <CodeField
              name="verifyCode"
              target="contactEmail"
              purpose="CERTIFY"
              send={sendCode}
              serverNow={() => now().getTime()}
              required
            />
          </Columns>
          <Inline justify="end" gap="s">
            <DialogClose>{t('certify.contact.cancel')}</DialogClose>
            <SubmitButton>{t('certify.contact.save')}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
