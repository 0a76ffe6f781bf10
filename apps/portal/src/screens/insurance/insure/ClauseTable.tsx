import { cargoClauses } from '@fairway/trade';
import { Icon, Text, VisuallyHidden } from '@fairway/ui';
import { Check, Minus } from 'lucide-react';
import { useWords } from '../../../language/words.ts';
import * as styles from './InsureScreen.css.ts';
import { perils } from './perils.ts';
import type { words } from './words.zh.ts';

/** The causes that each clause covers: A covers all that B covers and more, B all that C covers. */
export function ClauseTable() {
  const { t } = useWords<typeof words>();
  return (
    <div className={styles.compare}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('insure.compareNote')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cause}>
              {t('insure.peril')}
            </th>
            {cargoClauses.map((clause) => (
              <th key={clause} scope="col" className={styles.mark} abbr={t(`insure.clauseNames.${clause}`)}>
                {clause}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {perils.map(({ key, from }) => (
            <tr key={key}>
              <th scope="row" className={styles.cause}>
                {t(`insure.perils.${key}`)}
              </th>
              {from === null ? (
                <td colSpan={3} className={styles.apart}>
                  {t('insure.apart')}
                </td>
              ) : (
                cargoClauses.map((clause) => (
                  <td key={clause} className={styles.mark} data-covered={clause <= from || undefined}>
                    <Icon icon={clause <= from ? Check : Minus} />
                    <VisuallyHidden>
                      {t(clause <= from ? 'insure.covered' : 'insure.notCovered')}
                    </VisuallyHidden>
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="quiet">
        {t('insure.excluded')}
      </Text>
    </div>
  );
}
