import { useEffect, useState } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Menu, type MenuTriggerProps } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Face } from './AccountFacts.tsx';
import * as styles from './HeaderAccount.css.ts';
import type { HeaderAccount } from './types.ts';
import { useOnDemand } from './useOnDemand.ts';

const loadPanel = () => import('./ProfilePanel.tsx');

/** The account's button and its menu. What is in the menu is fetched beside the page: visitors never need it. */
export function HeaderProfile(account: HeaderAccount) {
  const { name, badge, portal, unread = 0 } = account;
  const t = useMessages().header;
  const [open, setOpen] = useState(false);
  const [panel, fetchPanel] = useOnDemand(loadPanel);
  useEffect(fetchPanel, [fetchPanel]);

  const openEarly = () => {
    setOpen(true);
    fetchPanel();
  };
  /** A press that comes before the inside opens the menu as soon as it is here. */
  const early: Partial<MenuTriggerProps> & { onClick: () => void } = {
    popoverTarget: undefined,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openEarly();
    },
    onClick: openEarly,
  };
  return (
    <Menu
      label={t.account}
      placement="bottom-end"
      open={open && panel !== null}
      onOpenChange={setOpen}
      header={panel ? <panel.AccountCard {...account} /> : undefined}
      trigger={(trigger) => (
        <button type="button" {...trigger} {...(panel ? null : early)} className={styles.profile}>
          <VisuallyHidden>{t.account} </VisuallyHidden>
          <Face {...account} />
          <span className={styles.facts}>
            <span className={classes(styles.line, styles.roomy)}>
              <span className={styles.name}>{name}</span>
              {badge ? (
                <Badge tone="tint" className={styles.membership}>
                  {badge}
                </Badge>
              ) : null}{' '}
            </span>
            <span className={styles.portal}>{t[portal]}</span>
          </span>
          {unread > 0 ? <VisuallyHidden> {t.unread(unread)}</VisuallyHidden> : null}
        </button>
      )}
    >
      {panel ? <panel.ProfileItems {...account} /> : null}
    </Menu>
  );
}
