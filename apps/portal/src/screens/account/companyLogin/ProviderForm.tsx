import { Form, SubmitButton, TextField } from '@fairway/forms';
import { companyLogin, type LoginProvider } from '@fairway/gateway/contract/companyLogin';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Columns, Stack } from '@fairway/ui';
import * as v from 'valibot';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const filled = v.pipe(v.string(), v.trim(), follows(required));

/** Issuer, client and domain; the secret is entered only once. */
export function ProviderForm({ provider }: { provider: LoginProvider | null }) {
  const { t } = useWords<typeof words>();
  const { subject, explain } = useChanges();
  const form = useMutationForm({
    initial: {
      issuer: provider?.issuer ?? '',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
      domain: provider?.domain ?? '',
    },
    schema: v.object({
      issuer: filled,
      clientId: filled,
      clientSecret: provider ? v.pipe(v.string(), v.trim()) : filled,
      domain: filled,
    }),
    codeFields: { issuerUnfit: 'issuer' },
    run: ({ clientSecret, ...values }, send) =>
      send(companyLogin.saveProvider, {
        body: {
          ...values,
          clientSecret: clientSecret === '' ? null : clientSecret,
          version: provider?.version ?? 0,
        },
      }),
    subject,
    explain,
    success: t('companyLogin.saved'),
  });
  return (
    <Form form={form} summary="form" aria-label={t('companyLogin.step2')}>
      <Stack gap="l">
        <Columns count={{ base: 2, narrow: 1 }} gap="l">
          <TextField
            name="issuer"
            label={t('companyLogin.issuer')}
            hint={t('companyLogin.issuerHint')}
            inputMode="url"
            maxLength={500}
            required
          />
          <TextField
            name="domain"
            label={t('companyLogin.domain')}
            hint={t('companyLogin.domainHint')}
            maxLength={253}
            required
          />
          <TextField name="clientId" label={t('companyLogin.clientId')} maxLength={200} required />
          <TextField
            name="clientSecret"
            label={t('companyLogin.clientSecret')}
            hint={provider ? t('companyLogin.secretKept') : t('companyLogin.secretNew')}
            autoComplete="off"
            maxLength={500}
            required={!provider}
          />
        </Columns>
        <div>
          <SubmitButton>{t('companyLogin.save')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
