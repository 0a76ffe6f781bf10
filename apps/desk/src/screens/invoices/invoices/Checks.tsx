import type { InvoiceCheck } from '@fairway/gateway/contract/invoiceDesk';
import { Inline, Status } from '@fairway/ui';
import { Eye } from 'lucide-react';
import * as styles from '../../../features/case/Case.css.ts';
import * as checked from '../../../features/case/Checked.css.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const ends = { fits: 'Fits', look: 'Look', unknown: 'Unknown' } as const;

/** What the server compared, and what it leaves to a person; J and K move along. */
export function Checks({ checks }: { checks: readonly InvoiceCheck[] }) {
  const { t } = useWords<typeof words>();
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{t('invoices.check.title')}</h3>
        <span className={styles.keys}>{t('invoices.check.keys')}</span>
      </Inline>
      <ul className={checked.checks}>
        {checks.map(({ kind, outcome, found }) => (
          <li key={kind} className={checked.check} data-check={kind} tabIndex={-1}>
            <span className={checked.checkName}>{t(`invoices.check.${kind}`)}</span>
            {outcome === 'look' ? (
              <Status of="waiting" icon={Eye}>
                {t('invoices.check.look')}
              </Status>
            ) : (
              <Status of={outcome === 'fits' ? 'done' : 'none'}>{t(`invoices.check.${outcome}`)}</Status>
            )}
            <span className={styles.stopText}>{t(`invoices.check.${kind}${ends[outcome]}`, { found })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
