import { useLocalization, useMutation, useNotices, useSession } from '@fairway/site';

interface Switch {
  readonly to: 'toPersonal' | 'toCompany';
  readonly companyName?: string | null | undefined;
}

/** Switches between a person's own and company account, and continues there. Its code is loaded with the press. */
export function useSwitchAccount(onSwitched: () => unknown) {
  const session = useSession();
  const { messageOf, questions } = useNotices();
  const localization = useLocalization();
  return useMutation(
    async ({ to, companyName }: Switch, send) => {
      const { switchAccount } = await import('./switchAccount.ts');
      return switchAccount({ session, questions, messageOf, localization, send }, to, companyName);
    },
    {
      subject: 'account-switched',
      success: (message) => message,
      onSuccess: (message) => message !== null && onSwitched(),
      refresh: false,
    },
  );
}
