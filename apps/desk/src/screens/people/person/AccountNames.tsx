import type { NamedAccount } from '@fairway/gateway/contract/people';
import { RouterLink } from '@fairway/site';
import { Badge } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from '../People.css.ts';
import { personAddress } from './address.ts';
import type { words } from './words.zh.ts';

/** Accounts by name, each linked to its page. */
export function AccountNames({ accounts }: { accounts: readonly NamedAccount[] }) {
  const { t } = useWords<typeof words>();
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
