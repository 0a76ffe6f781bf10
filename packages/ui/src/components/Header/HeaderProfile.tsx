import { LogOut, ShieldAlert } from 'lucide-react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../Menu/MenuItem.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AccountCard, Face } from './AccountFacts.tsx';
import * as styles from './HeaderAccount.css.ts';
import type { HeaderAccount } from './types.ts';

/** The account's button and its menu. */
export function HeaderProfile(account: HeaderAccount) {
  const { name, badge, portal, unread = 0, auditStatus, verifyHref, items, onLogout } = account;
  const t = useMessages().header;
  return (
    <Menu
      label={t.account}
      placement="bottom-end"
      header={<AccountCard {...account} />}
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.profile}>
          <VisuallyHidden>{t.account} </VisuallyHidden>
          <Face {...account} />
          <span className={styles.facts}>
            <span className={classes(styles.line, styles.roomy)}>
              <span className={styles.name}>{name}</span>
              {badge ? <Badge tone="tint">{badge}</Badge> : null}{' '}
            </span>
            <span className={styles.portal}>{t[portal]}</span>
          </span>
          {unread > 0 ? <VisuallyHidden> {t.unread(unread)}</VisuallyHidden> : null}
        </button>
      )}
    >
      {verifyHref && (auditStatus === 0 || auditStatus === 3) ? (
        <>
          <MenuLink href={verifyHref} icon={<Icon of={ShieldAlert} />}>
            {auditStatus === 0 ? t.unverified : t.rejected}
          </MenuLink>
          <MenuSeparator />
        </>
      ) : null}
      {items.map(({ key, label, href, icon }) => (
        <MenuLink key={key} href={href} icon={icon ? <Icon of={icon} /> : undefined}>
          {label}
        </MenuLink>
      ))}
      {items.length > 0 ? <MenuSeparator /> : null}
      <MenuItem onSelect={onLogout} icon={<Icon of={LogOut} />}>
        {t.logout}
      </MenuItem>
    </Menu>
  );
}
