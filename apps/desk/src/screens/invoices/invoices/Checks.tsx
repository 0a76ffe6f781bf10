import type { InvoiceCheck } from '@fairway/gateway/contract/invoiceDesk';
import { CaseChecks } from '../../../features/case/CaseChecks.tsx';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const ends = { fits: 'Fits', look: 'Look', unknown: 'Unknown' } as const;

/** What the server compared of a request. */
export function Checks({ checks }: { checks: readonly InvoiceCheck[] }) {
  const { t } = useWords<typeof words>();
  return (
    <CaseChecks
      title={t('invoices.check.title')}
      keys={t('invoices.check.keys')}
      outcomes={{
        fits: t('invoices.check.fits'),
        look: t('invoices.check.look'),
        unknown: t('invoices.check.unknown'),
      }}
      checks={checks.map(({ kind, outcome, found }) => ({
        ...{ kind, outcome },
        name: t(`invoices.check.${kind}`),
        sentence: t(`invoices.check.${kind}${ends[outcome]}`, { found }),
      }))}
    />
  );
}
