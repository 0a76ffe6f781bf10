import { GatewayError } from '@fairway/gateway';
import { type CompanyChange, companyChange } from '@fairway/gateway/contract/companyFramework';
import { useRevalidate, useSite } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from './words.ts';

/** What the pages of a company do after a change: show a message and reload; and show a refusal in words. */
export function useChanges() {
  const { t, format } = useWords();
  const { messageOf, toasts } = useSite();
  const revalidate = useRevalidate();
  /** Why a change was not made. Where somebody was quicker it says who, and the page reads what they made of it. */
  const explain = (error: unknown): string | false => {
    const change = changeOf(error);
    if (!change) return messageOf(error) ?? false;
    void revalidate();
    const { by, at } = change;
    if (by === null || at === null) return messageOf(error) ?? false;
    return t('company.quicker', { name: by, time: format.instant(at) });
  };
  return {
    explain,
    /** Shows a message, and reloads the page. */
    done(text: string) {
      toasts.show({ tone: 'good', text, code: 'company-changed' });
      void revalidate();
    },
    /** Says what went wrong where no form stands. */
    failed(error: unknown) {
      const text = explain(error);
      if (text) toasts.show({ tone: 'bad', text, code: 'company-failed' });
    },
  };
}

function changeOf(error: unknown): CompanyChange | null {
  if (!(error instanceof GatewayError) || error.codeName !== 'companyChanged') return null;
  const read = v.safeParse(companyChange, error.data);
  return read.success ? read.output : null;
}
