import { ChevronDown } from 'lucide-react';
import type { DetailsHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle'> {
  ref?: Ref<HTMLDetailsElement>;
  /** Always visible; pressing it shows and hides the rest. */
  summary: ReactNode;
  /** Icon before the summary. */
  icon?: ReactNode;
  /** Controlled together with `onOpenChange`; if omitted, the browser stores the state. */
  open?: boolean;
  /** Shown or hidden: by press, by key, or by a search in the page that found something inside. */
  onOpenChange?: (open: boolean) => void;
}

/** Something worth reading once and hiding afterwards. */
export function Disclosure({
  summary,
  icon,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    <details
      className={joinClasses(styles.disclosure, className)}
      open={open}
      onToggle={({ currentTarget }) => {
        // The browser also reports changes that the owner made.
        if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
      }}
      {...rest}
    >
      <summary className={styles.summary}>
        {icon}
        {summary}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
