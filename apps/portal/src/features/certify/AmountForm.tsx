import { AmountField, Form, SubmitButton } from '@fairway/forms';
import { company } from '@fairway/gateway/contract/company';
import { useMutationForm } from '@fairway/site';
import { amount as amountRule, follows, minorUnits, required } from '@fairway/trade';
import { Inline, Notice, Stack, Text } from '@fairway/ui';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import type { CompanyInfo } from './companyForm.ts';
import type { words } from './words.zh.ts';

export interface AmountFormProps {
  info: Pick<CompanyInfo, 'remittance' | 'bankAccount'>;
}

/** The small amount of a corporate transfer: waited for, typed back, or confirmed. */
export function AmountForm({ info: { remittance, bankAccount } }: AmountFormProps) {
  const { t } = useWords<typeof words>();
  if (!remittance) return null;
  if (remittance.state === 'waiting') return <Notice tone="info">{t('certify.amount.waiting')}</Notice>;
  if (remittance.state === 'confirmed') return <Notice tone="good">{t('certify.amount.confirmed')}</Notice>;
  if (remittance.state === 'failed') return null;
  return <Typing left={remittance.triesLeft} account={`**** ${(bankAccount ?? '').slice(-4)}`} />;
}

function Typing({ left, account }: { left: number; account: string }) {
  const { t } = useWords<typeof words>();
  const form = useMutationForm({
    initial: { amount: '' },
    schema: v.object({
      amount: v.pipe(v.string(), follows(required, amountRule())),
    }),
    codeFields: { remittanceWrong: 'amount', remittanceNotSent: 'amount', remittanceOver: 'amount' },
    run: ({ amount }, send) => {
      const fen = { amount: minorUnits(amount) ?? 0, currency: 'CNY' as const };
      return send(company.update, { body: { kind: 'remittance', amount: fen } });
    },
    subject: 'amount-right',
    success: t('certify.amount.right'),
  });
  return (
    <Form form={form} summary="form">
      <Stack gap="m">
        <Text>{t('certify.amount.text', { account, left })}</Text>
        <Inline align="end" gap="m">
          <AmountField name="amount" currency="CNY" label={t('certify.amount.label')} autoComplete="off" />
          <SubmitButton>{t('certify.amount.submit')}</SubmitButton>
        </Inline>
      </Stack>
    </Form>
  );
}
