import type { NamedAccount } from '@fairway/gateway/contract/people';
import { RouterLink } from '@fairway/site';
import { Badge } from '@fairway/ui';
import * as styles from '../People.css.ts';
import { personAddress } from './address.ts';
import { useWords } from './words.ts';

/** Accounts by name, each the way to its own page. */
export function Names({ accounts }: { accounts: readonly NamedAccount[] }) {
  const { t } = useWords();
  return (
    <ul className={styles.names}>
      {accounts.map(({ id, kind, name, blocked }) => (
        <li key={id}>
          <RouterLink href={personAddress(id)} className={styles.link}>
            {name}
          </RouterLink>{' '}
          <span className={styles.quiet}>{t(`person.kinds.${kind}`)}</span>{' '}
          {blocked ? <Badge tone="bad">{t('person.blocked')}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
