import { Form, ImagesField, SubmitButton, TextAreaField, TextField } from '@fairway/forms';
import { createUpload } from '@fairway/gateway';
import { quotation, quoteLimits } from '@fairway/gateway/contract/quote';
import { upload } from '@fairway/gateway/contract/upload';
import { useGateway, useLoaded, useMutationForm } from '@fairway/site';
import { email, follows, required } from '@fairway/trade';
import { ButtonLink, Columns, Content, Notice, PageHead, Stack } from '@fairway/ui';
import { useMemo } from 'react';
import * as v from 'valibot';
import { WithForms } from '../../../features/account/WithForms.tsx';
import { useWords } from '../../../language/words.ts';
import { quotes } from '../quotes/address.ts';
import type { loader } from './loader.ts';
import type { words } from './words.zh.ts';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLength'));
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(80, 'textLength')),
  contact: line(40),
  phone: line(40),
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), v.pipe(v.string(), v.trim(), follows(email))]),
  address: line(200),
  logo: v.string(),
  terms: v.pipe(v.string(), v.maxLength(quoteLimits.terms, 'textLength')),
});

/** The sender of a company's or person's quotations: name, contact, logo and usual terms. */
function QuoteSenderForm() {
  const { logo, saved: _saved, editable, ...fields } = useLoaded<typeof loader>();
  const { t } = useWords<typeof words>();
  const gateway = useGateway();
  const { send } = gateway;
  const sendPicture = useMemo(() => {
    const sendFile = createUpload(gateway);
    return (file: File, options: object) =>
      sendFile(upload.upload, file, { purpose: 'quoteLogo', ...options });
  }, [gateway]);
  const form = useMutationForm({
    initial: { ...fields, logo: logo?.id ?? '' },
    schema,
    codeFields: { pictureGone: 'logo' },
    run: (values, sending) =>
      sending(quotation.saveSender, { body: { ...values, logo: values.logo === '' ? null : values.logo } }),
    subject: 'quote-sender',
    success: t('quoteSender.saved'),
  });
  return (
    <Content whole>
      <PageHead
        title={t('title.quoteSender')}
        lead={t('quoteSender.lead')}
        aside={<ButtonLink href={quotes.addressOf()}>{t('quoteSender.all')}</ButtonLink>}
      />
      {editable ? (
        <Form form={form} summary="form" aria-label={t('title.quoteSender')}>
          <Stack gap="l">
            <Columns count={{ base: 2, narrow: 1 }} gap="l">
              <TextField name="name" label={t('quoteSender.name')} maxLength={80} required />
              <TextField name="contact" label={t('quoteSender.contact')} maxLength={40} />
              <TextField name="phone" label={t('quoteSender.phone')} maxLength={40} inputMode="tel" />
              <TextField name="email" label={t('quoteSender.email')} inputMode="email" />
            </Columns>
            <TextField name="address" label={t('quoteSender.address')} maxLength={200} />
            <ImagesField
              name="logo"
              label={t('quoteSender.logo')}
              hint={t('quoteSender.logoHint')}
              send={sendPicture}
              renew={({ id }) => send(upload.selectFile, { query: { id } })}
              known={logo ? [{ id: logo.id, url: logo.url }] : []}
            />
            <TextAreaField name="terms" label={t('quoteSender.terms')} max={quoteLimits.terms} />
            <div>
              <SubmitButton>{t('quoteSender.save')}</SubmitButton>
            </div>
          </Stack>
        </Form>
      ) : (
        <Notice tone="info">{t('quoteSender.locked')}</Notice>
      )}
    </Content>
  );
}

/** The form, with the words of forms. */
function QuoteSenderScreen() {
  return (
    <WithForms>
      <QuoteSenderForm />
    </WithForms>
  );
}

export { QuoteSenderScreen as Component };
