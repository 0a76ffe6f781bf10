import { Check, type LucideIcon, RotateCw, X } from 'lucide-react';
import type { Ref } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Button } from '../../../actions/Button/Button.tsx';
import { Spinner } from '../../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { QrCode } from '../../QrCode/QrCode.tsx';
import { verdict } from '../../QrCode/verdict.css.ts';
import type { PayState } from '../machine/payState.ts';
import * as styles from './CodeBox.css.ts';

export interface CodeBoxProps {
  readonly ref: Ref<HTMLElement>;
  readonly state: PayState;
  /** Names the picture: wallet and amount. */
  readonly label: string;
  readonly onRefresh: () => void;
}

type Over = 'scanned' | 'expired' | 'failed' | 'busy';

const icons: Record<Exclude<Over, 'busy'>, LucideIcon> = { scanned: Check, expired: RotateCw, failed: X };

/** The overlay of the code; null while it can be scanned. */
function overOf(state: PayState): Over | null {
  switch (state.name) {
    case 'scanned':
    case 'expired':
    case 'failed':
      return state.name;
    case 'waiting':
      return state.lastCheck ? 'busy' : null;
    default:
      return 'busy';
  }
}

/** The code, or over it what became of it and the way to the next one. */
export function CodeBox({ ref, state, label, onRefresh }: CodeBoxProps) {
  const { qrPay } = useMessages();
  const over = overOf(state);
  // One that is over is not drawn: who scanned it would pay into nothing.
  const content = state.name === 'waiting' || state.name === 'scanned' ? state.code.content : null;
  return (
    <figure
      ref={ref}
      aria-label={content === null ? label : undefined}
      tabIndex={-1}
      className={styles.frame}
      data-over={over ?? undefined}
    >
      {content !== null ? (
        <QrCode value={content} label={label} className={styles.code} />
      ) : (
        <div className={styles.empty} aria-hidden />
      )}
      {over && (
        <div className={styles.over}>
          <span className={verdict[over === 'failed' ? 'refused' : over]}>
            {over === 'busy' ? <Spinner /> : <Icon icon={icons[over]} size={24} />}
          </span>
          {(over === 'expired' || over === 'failed') && (
            <Button size="small" tone="brand" onClick={onRefresh}>
              {qrPay.again}
            </Button>
          )}
        </div>
      )}
    </figure>
  );
}
