import { GatewayError } from '@fairway/gateway';
import { type CompanyChange, companyChange } from '@fairway/gateway/contract/companyFramework';
import { useNotices } from '@fairway/site';
import * as v from 'valibot';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Returns the shared options of mutations on company pages: one message at a time; a conflict names who was first. */
export function useChanges() {
  const { t, format } = useWords<typeof words>();
  const { messageOf } = useNotices();
  return {
    subject: 'company-changed',
    explain: (error: unknown): string | false => {
      const { by, at } = changeOf(error) ?? { by: null, at: null };
      if (by === null || at === null) return messageOf(error) ?? false;
      return t('company.quicker', { name: by, time: format.instant(at) });
    },
  };
}

function changeOf(error: unknown): CompanyChange | null {
  if (!(error instanceof GatewayError) || error.codeName !== 'companyChanged') return null;
  const read = v.safeParse(companyChange, error.data);
  return read.success ? read.output : null;
}
