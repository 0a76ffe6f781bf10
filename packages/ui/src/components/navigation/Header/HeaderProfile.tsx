import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Face } from './AccountFacts.tsx';
import * as styles from './HeaderAccount.css.ts';
import { AccountCard, ProfileItems } from './ProfilePanel.tsx';
import type { HeaderAccount } from './types.ts';
import { sessionButton } from './useSessionFocus.ts';

/** The account's button and its menu. */
export function HeaderProfile(account: HeaderAccount) {
  const { name, badge, portal, unread = 0 } = account;
  const t = useMessages().header;

  return (
    <Menu
      label={t.account}
      placement="bottom-end"
      header={<AccountCard {...account} />}
      trigger={(trigger) => (
        <button type="button" {...trigger} {...sessionButton} className={styles.profile}>
          <VisuallyHidden>{t.account} </VisuallyHidden>
          <Face {...account} />
          <span className={joinClasses(styles.facts, !portal && styles.nameOnly)}>
            <span className={joinClasses(styles.line, styles.roomy)}>
              <span className={styles.name}>{name}</span>
              {badge ? (
                <Badge tone="info" className={styles.membership}>
                  {badge}
                </Badge>
              ) : null}{' '}
            </span>
            {portal ? <span className={styles.portal}>{t[portal]}</span> : null}
          </span>
          {unread > 0 ? <VisuallyHidden> {t.unread(unread)}</VisuallyHidden> : null}
        </button>
      )}
    >
      <ProfileItems {...account} />
    </Menu>
  );
}
