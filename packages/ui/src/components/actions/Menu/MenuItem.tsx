import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink } from '../../../provider/UiProvider.tsx';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuPanel.tsx';

export interface MenuItemProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect'> {
  ref?: Ref<HTMLButtonElement>;
  /** Chosen by mouse or keyboard; the menu has closed and focus is back on its button. */
  onSelect: () => void;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what takes something away. */
  tone?: 'plain' | 'danger';
  /** Whether the item is disabled: focusable, but without effect. */
  disabled?: boolean;
}

/** Does something. */
export function MenuItem({
  onSelect,
  icon,
  tone = 'plain',
  disabled,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { leave } = useMenu();
  const select = () => {
    leave();
    onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={joinClasses(styles.item, tone === 'danger' && styles.danger, className)}
      onClick={disabled ? undefined : select}
      {...rest}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export interface MenuLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A menu item that navigates, through the site's own link component. */
export function MenuLink({ icon, className, children, onClick, ...rest }: MenuLinkProps) {
  const Link = useLink();
  const { leave } = useMenu();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    leave();
    onClick?.(event);
  };
  return (
    <Link
      role="menuitem"
      tabIndex={-1}
      className={joinClasses(styles.item, className)}
      onClick={go}
      {...rest}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
