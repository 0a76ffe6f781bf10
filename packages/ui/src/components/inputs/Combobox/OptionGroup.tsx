import type { ReactNode } from 'react';
import * as styles from './Combobox.css.ts';

interface OptionGroupProps {
  /** Of the list, with the place of the group in it. */
  id: string;
  label: string;
  children: ReactNode;
}

/** Options of a list under a separate heading. */
export function OptionGroup({ id, label, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium tells options in a fieldset as buttons.
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  );
}
