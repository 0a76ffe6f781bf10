import { ArrowLeftRight, Building2, LogOut, type LucideIcon, ShieldAlert } from 'lucide-react';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../actions/Menu/MenuItem.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { Face } from './AccountFacts.tsx';
import { auditStatus as audit } from './accountNumbers.ts';
import * as styles from './ProfilePanel.css.ts';
import type { AccountSwitch, HeaderAccount } from './types.ts';

const switchIcons: Record<AccountSwitch, LucideIcon> = {
  toPersonal: ArrowLeftRight,
  toCompany: ArrowLeftRight,
  applyForCompany: Building2,
};

/** Head of the profile menu: name, portal, membership and verification. */
export function AccountCard(account: HeaderAccount) {
  const { name, badge, portal } = account;
  const t = useMessages().header;
  return (
    <div className={styles.card}>
      <Face {...account} unread={0} />
      <div className={styles.facts}>
        <span className={styles.fullName}>{name}</span>
        <span className={styles.badges}>
          {portal ? <Badge tone="info">{t[portal]}</Badge> : null}
          {badge ? <Badge>{badge}</Badge> : null}
          <AuditBadge {...account} />
        </span>
      </div>
    </div>
  );
}

function AuditBadge({ auditStatus, verifyHref }: HeaderAccount) {
  const t = useMessages().header;
  if (auditStatus === audit.underReview) return <Badge>{t.inReview}</Badge>;
  if (auditStatus === audit.approved) return <Badge tone="good">{t.verified}</Badge>;
  // If there is a page for it, an item of the menu shows it.
  if (verifyHref) return null;
  if (auditStatus === audit.notVerified) return <Badge>{t.notVerified}</Badge>;
  return auditStatus === audit.rejected ? <Badge tone="bad">{t.rejected}</Badge> : null;
}

/** Items of the profile menu: the next step of verification, the reader's pages, the other account, and logout. */
export function ProfileItems({ auditStatus, verifyHref, items, switching, onLogout }: HeaderAccount) {
  const t = useMessages().header;
  const pages = listOf(items);
  return (
    <>
      {verifyHref && (auditStatus === audit.notVerified || auditStatus === audit.rejected) ? (
        <>
          <MenuLink href={verifyHref} icon={<Icon icon={ShieldAlert} />}>
            {auditStatus === audit.notVerified ? t.unverified : t.rejected}
          </MenuLink>
          <MenuSeparator />
        </>
      ) : null}
      {pages.map(({ key, label, href, icon }) => (
        <MenuLink key={key} href={href} icon={icon ? <Icon icon={icon} /> : undefined}>
          {label}
        </MenuLink>
      ))}
      {pages.length > 0 ? <MenuSeparator /> : null}
      {switching ? (
        <MenuItem onSelect={switching.onSelect} icon={<Icon icon={switchIcons[switching.to]} />}>
          {t[switching.to]}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={onLogout} icon={<Icon icon={LogOut} directional />}>
        {t.logout}
      </MenuItem>
    </>
  );
}
