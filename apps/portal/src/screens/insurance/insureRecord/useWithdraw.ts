import { insurance, type OwnIntention } from '@fairway/gateway/contract/insurance';
import { usePresses, useSite } from '@fairway/site';
import { useWords } from './words.ts';

/** Confirms, withdraws one request for cover, and reloads the list; a failure is shown in the confirmation. */
export function useWithdraw(): (intention: OwnIntention) => Promise<boolean> {
  const { t } = useWords();
  const { send } = useSite();
  const { ask } = usePresses();
  return ({ intentionNo }) => {
    const number = { number: intentionNo };
    const question = {
      key: `withdraw ${intentionNo}`,
      tone: 'danger' as const,
      title: t('record.withdrawTitle', number),
      text: t('record.withdrawText'),
      confirmLabel: t('record.withdrawYes'),
      cancelLabel: t('record.withdrawNo'),
    };
    return ask(question, {
      code: intentionNo,
      run: async () => {
        await send(insurance.withdraw, { body: { intentionNo } });
        return { text: t('record.withdrawn', number) };
      },
    });
  };
}
