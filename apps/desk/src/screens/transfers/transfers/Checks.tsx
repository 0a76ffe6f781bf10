import type { TransferCheck } from '@fairway/gateway/contract/transferReview';
import { Inline, Status } from '@fairway/ui';
import { Eye } from 'lucide-react';
import * as styles from '../../../features/case/Case.css.ts';
import * as checked from '../../../features/case/Checked.css.ts';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

/** What the server compared, and what it leaves to a person; J and K move along. */
export function Checks({ checks }: { checks: readonly TransferCheck[] }) {
  const { t } = useWords<typeof words>();
  const sentence = ({ kind, outcome, found }: TransferCheck) => {
    const values = { found: found.join(', ') };
    if (kind === 'remark' && found.length === 0) return t('transfers.check.remarkNone');
    return t(`transfers.check.${kind}${outcome === 'fits' ? 'Fits' : 'Look'}`, values);
  };
  return (
    <section className={styles.block}>
      <Inline align="baseline" justify="between" wrap={false}>
        <h3 className={styles.blockTitle}>{t('transfers.check.title')}</h3>
        <span className={styles.keys}>{t('transfers.check.keys')}</span>
      </Inline>
      <ul className={checked.checks}>
        {checks.map((check) => (
          <li key={check.kind} className={checked.check} data-check={check.kind} tabIndex={-1}>
            <span className={checked.checkName}>{t(`transfers.check.${check.kind}`)}</span>
            {check.outcome === 'fits' ? (
              <Status of="done">{t('transfers.check.fits')}</Status>
            ) : (
              <Status of="waiting" icon={Eye}>
                {t('transfers.check.look')}
              </Status>
            )}
            <span className={styles.stopText}>{sentence(check)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
