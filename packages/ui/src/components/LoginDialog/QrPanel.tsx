import { Check, type LucideIcon, RotateCw, X } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './QrPanel.css.ts';

/** How far a scan has come. */
export type QrState = 'waiting' | 'scanned' | 'expired' | 'refused';

export interface QrPanelProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  state: QrState;
  /** Asks for a new code; offered once this one is used up. */
  onRefresh: () => void;
  /** The code itself: an image with a name, dark on light. */
  children: ReactNode;
}

const icons: Record<Exclude<QrState, 'waiting'>, LucideIcon> = {
  scanned: Check,
  expired: RotateCw,
  refused: X,
};

/** A code to scan, what became of it, and the way to a new one. */
export function QrPanel({ state, onRefresh, className, children, ...rest }: QrPanelProps) {
  const { qrPanel } = useMessages();
  const over = state === 'expired' || state === 'refused';
  return (
    <div className={classes(styles.panel, className)} {...rest}>
      <div className={styles.frame} data-state={state}>
        <div className={styles.code}>{children}</div>
        {state !== 'waiting' && (
          <div className={styles.veil}>
            <span className={styles.badge}>
              <Icon of={icons[state]} size={24} />
            </span>
          </div>
        )}
      </div>
      <p className={styles.status} role="status">
        {qrPanel[state]}
      </p>
      {over && (
        <Button size="small" onClick={onRefresh}>
          {qrPanel.refresh}
        </Button>
      )}
    </div>
  );
}
