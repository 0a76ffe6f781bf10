import { Check, type LucideIcon, RotateCw, X } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { plain } from '../../../theme/plain.css.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Copyable } from '../../data/Descriptions/Copyable.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { verdict } from '../../payment/QrCode/verdict.css.ts';
import * as styles from './QrPanel.css.ts';

/** Progress of a scan; `loading` until there is a code. */
export type QrState = 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused';

/** The way in for who cannot scan: an address to open on the phone, and what to type there. */
export interface QrAlternative {
  readonly href: string;
  /** Omitted where the address is enough. */
  readonly code?: string;
}

export interface QrPanelProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The state of the code. */
  state: QrState;
  /** Requests a new code; offered once this one is used up. */
  onRefresh: () => void;
  /** Offered while the code waits. */
  alternative?: QrAlternative;
  /** The code itself: a `QrCode`, or an image with a name, dark on light. Not drawn once it is over. */
  children: ReactNode;
}

const icons: Record<Exclude<QrState, 'loading' | 'waiting'>, LucideIcon> = {
  scanned: Check,
  expired: RotateCw,
  refused: X,
};

/** A code to scan, what became of it, and the way to a new one. */
export function QrPanel({ state, onRefresh, alternative, className, children, ...rest }: QrPanelProps) {
  const { qrPanel } = useMessages();
  const status = useRef<HTMLParagraphElement>(null);
  const over = state === 'expired' || state === 'refused';
  const refresh = () => {
    // The button is removed with the code that it replaces; move the focus so that the keyboard keeps its position.
    status.current?.focus();
    onRefresh();
  };
  return (
    <div className={joinClasses(styles.panel, className)} {...rest}>
      <div className={styles.frame} data-state={state} aria-busy={state === 'loading' || undefined}>
        {/* One that is over is not drawn: who scanned it would wait for nothing. */}
        {(state === 'waiting' || state === 'scanned') && <div className={styles.code}>{children}</div>}
        {state !== 'waiting' && (
          <div className={styles.veil}>
            {state === 'loading' ? (
              <Spinner size={32} label="" />
            ) : (
              <span className={verdict[state]}>
                <Icon icon={icons[state]} size={24} />
              </span>
            )}
          </div>
        )}
      </div>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {qrPanel[state]}
      </p>
      {over && (
        <Button size="small" onClick={refresh}>
          {qrPanel.refresh}
        </Button>
      )}
      {state === 'waiting' && alternative && <Alternative {...alternative} />}
    </div>
  );
}

function Alternative({ href, code }: QrAlternative) {
  const { qrPanel } = useMessages();
  return (
    <dl className={styles.alternative}>
      <dt className={styles.term}>{qrPanel.typed}</dt>
      <dd className={plain}>
        <Copyable value={href} name={qrPanel.link} className={styles.link} />
      </dd>
      {code && (
        <>
          <dt className={styles.term}>{qrPanel.typedCode}</dt>
          <dd className={plain}>
            <Copyable value={code} name={qrPanel.code} className={styles.typed} />
          </dd>
        </>
      )}
    </dl>
  );
}
