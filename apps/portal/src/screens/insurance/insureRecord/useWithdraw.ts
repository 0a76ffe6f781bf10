import { insurance, type OwnIntention } from '@fairway/gateway/contract/insurance';
import { useMutation } from '@fairway/site';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** Confirms, withdraws one request for cover, and refreshes the list; a failure is shown in the confirmation. */
export function useWithdraw(): (intention: OwnIntention) => Promise<void> {
  const { t } = useWords<typeof words>();
  const { mutate } = useMutation(
    ({ intentionNo }: OwnIntention, send) => send(insurance.withdraw, { body: { intentionNo } }),
    {
      subject: ({ intentionNo }) => intentionNo,
      confirm: ({ intentionNo: number }) => ({
        key: `withdraw ${number}`,
        tone: 'danger',
        title: t('record.withdrawTitle', { number }),
        text: t('record.withdrawText'),
        confirmLabel: t('record.withdrawYes'),
        cancelLabel: t('record.withdrawNo'),
      }),
      success: (_, { intentionNo: number }) => t('record.withdrawn', { number }),
    },
  );
  return mutate;
}
