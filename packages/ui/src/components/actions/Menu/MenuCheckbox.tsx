import { Check } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuPanel.tsx';

export interface MenuCheckboxProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  ref?: Ref<HTMLButtonElement>;
  checked: boolean;
  /** Called with the new state; the menu stays open, because several may be checked. */
  onChange: (checked: boolean) => void;
  /** Whether the item is disabled: focusable, but without effect. */
  disabled?: boolean;
}

/** A setting of a menu that is on or off. */
export function MenuCheckbox({
  checked,
  onChange,
  disabled,
  className,
  children,
  ...rest
}: MenuCheckboxProps) {
  useMenu();
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      className={joinClasses(styles.item, className)}
      onClick={disabled ? undefined : () => onChange(!checked)}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      <Icon icon={Check} className={styles.mark} />
    </button>
  );
}
