import { CheckboxField, Form, SubmitButton } from '@fairway/forms';
import { companyLogin, type LoginProvider } from '@fairway/gateway/contract/companyLogin';
import { useMutationForm } from '@fairway/site';
import { Stack } from '@fairway/ui';
import * as v from 'valibot';
import { useChanges } from '../../../features/company/useChanges.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const schema = v.object({ enabled: v.boolean(), openJoining: v.boolean(), passwordsOff: v.boolean() });

/** Whether employees log in by it, who may join, and whether passwords stay. */
export function SwitchForm({ provider }: { provider: LoginProvider }) {
  const { t } = useWords<typeof words>();
  const { subject, explain } = useChanges();
  const { enabled, openJoining, passwords, version } = provider;
  const form = useMutationForm({
    initial: { enabled, openJoining, passwordsOff: !passwords },
    schema,
    run: ({ passwordsOff, ...values }, send) =>
      send(companyLogin.switchProvider, { body: { ...values, passwords: !passwordsOff, version } }),
    subject,
    explain,
    success: t('companyLogin.applied'),
  });
  return (
    <Form form={form} summary="form" aria-label={t('companyLogin.step4')}>
      <Stack gap="m">
        <CheckboxField name="enabled" label={t('companyLogin.enabled')} />
        <CheckboxField name="openJoining" label={t('companyLogin.openJoining')} />
        <CheckboxField name="passwordsOff" label={t('companyLogin.passwordsOff')} />
        <p>{t('companyLogin.passwordsOffHint')}</p>
        <div>
          <SubmitButton>{t('companyLogin.apply')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
