import { insurance, type OwnIntention } from '@fairway/gateway/contract/insurance';
import { useRevalidate, useSite } from '@fairway/site';
import { useWords } from './words.ts';

/** Asks, withdraws one intention, and reads the list anew; what goes wrong is said in the question. */
export function useWithdraw(): (intention: OwnIntention) => Promise<void> {
  const { t } = useWords();
  const { send, questions, toasts, messageOf } = useSite();
  const revalidate = useRevalidate();
  return async ({ intentionNo }) => {
    const number = { number: intentionNo };
    const yes = await questions.ask({
      key: `withdraw ${intentionNo}`,
      tone: 'danger',
      title: t('record.withdrawTitle', number),
      text: t('record.withdrawText'),
      confirmLabel: t('record.withdrawYes'),
      cancelLabel: t('record.withdrawNo'),
      run: async () => void (await send(insurance.withdraw, { body: { intentionNo } })),
      failure: messageOf,
    });
    if (yes) toasts.show({ tone: 'good', text: t('record.withdrawn', number), code: intentionNo });
    // Also after no: it may have failed because the intention is no longer as it was shown.
    await revalidate();
  };
}
