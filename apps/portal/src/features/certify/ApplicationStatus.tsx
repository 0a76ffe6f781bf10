import type { CertificationKind } from '@fairway/gateway/contract/certification';
import { company } from '@fairway/gateway/contract/company';
import { useGateway, useMutation } from '@fairway/site';
import { Button, Stack, Steps } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

export interface StandingProps {
  kind: CertificationKind;
  submittedAt: string | null;
  dueAt: string | null;
  /** Corporate transfer: how far the small amount is. */
  remittance?: { readonly state: 'waiting' | 'sent' | 'confirmed' | 'failed' } | null;
}

/** The status of a certification under review, with a button that withdraws it. */
export function ApplicationStatus({ kind, submittedAt, dueAt, remittance }: StandingProps) {
  const { t, format } = useWords<typeof words>();
  const { now } = useGateway();
  const withdraw = useMutation(company.withdraw, {
    subject: 'certification-withdrawn',
    confirm: () => ({
      key: `withdraw ${kind}`,
      title: t('certify.withdrawTitle'),
      text: t('certify.withdrawText'),
      confirmLabel: t('certify.withdraw'),
      cancelLabel: t('certify.withdrawKeep'),
    }),
    success: t('certify.withdrawn'),
  });
  const typed = remittance?.state === 'confirmed';
  return (
    <Stack gap="l">
      <Steps
        label={t('certify.steps.label')}
        now={now()}
        steps={[
          {
            id: 'submitted',
            title: t('certify.steps.submitted'),
            status: 'done',
            text: submittedAt ? format.instant(submittedAt) : undefined,
          },
          ...(remittance
            ? [
                {
                  id: 'amount',
                  title: t(remittance.state === 'waiting' ? 'certify.steps.payment' : 'certify.steps.amount'),
                  status: typed ? ('done' as const) : ('current' as const),
                  ...(remittance.state === 'waiting'
                    ? {}
                    : { who: t(remittance.state === 'sent' ? 'certify.steps.you' : 'certify.steps.by') }),
                },
              ]
            : []),
          {
            id: 'review',
            title: t('certify.steps.review'),
            status: remittance && !typed ? 'waiting' : 'current',
            who: t('certify.steps.by'),
            ...(dueAt ? { due: dueAt } : {}),
          },
          { id: 'result', title: t('certify.steps.result'), status: 'waiting' },
        ]}
      />
      {/* An application that was submitted elsewhere, without papers in this system, cannot be withdrawn here. */}
      {submittedAt ? (
        <div>
          <Button size="small" onClick={() => void withdraw.mutate({ body: { kind } })}>
            {t('certify.withdraw')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
