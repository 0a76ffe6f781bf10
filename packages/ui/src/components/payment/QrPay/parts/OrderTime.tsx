import { useRef, useState } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { plain } from '../../../../theme/plain.css.ts';
import { Button } from '../../../actions/Button/Button.tsx';
import { Countdown } from '../../../dates/Countdown/Countdown.tsx';
import { useRemaining } from '../../../dates/Countdown/useRemaining.ts';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import * as styles from './OrderTime.css.ts';

export interface OrderTimeProps {
  /** When the order cancels itself, ms since the epoch. */
  readonly until: number;
  readonly now: () => number;
  /** Requests more time; undefined where the time cannot be extended. */
  readonly onExtend: (() => unknown) | undefined;
}

const warnBelow = 300;
const spoken = [300, 60];
const nothing = () => {};

/** The remaining time of the order, and towards its end an offer to extend it (WCAG 2.2.1). */
export function OrderTime({ until, now, onExtend }: OrderTimeProps) {
  const { qrPay } = useMessages();
  const place = useRef<HTMLParagraphElement>(null);
  const [asking, setAsking] = useState(false);
  /** The end for which more time was last requested. */
  const [requestedFor, setRequestedFor] = useState<number | null>(null);
  const left = useRemaining({ until, offset: 0, now, onTick: nothing, onEnd: undefined });
  const soon = left > 0 && left <= warnBelow;
  const refused = requestedFor === until;

  const extend = async () => {
    // The button is removed once there is time; its place takes the focus.
    place.current?.focus();
    setAsking(true);
    try {
      await onExtend?.();
    } catch {
      // Then the end is still the one of the request, and that is shown.
    } finally {
      setRequestedFor(until);
      setAsking(false);
    }
  };
  return (
    <>
      <p ref={place} tabIndex={-1} className={styles.deadline}>
        {qrPay.cancelsBefore} <Countdown until={until} now={now} signalBelow="always" announceAt={spoken} />{' '}
        {qrPay.cancelsAfter}
      </p>
      {onExtend && (
        <div role="status" className={styles.more}>
          {soon ? (
            <Notice
              tone="caution"
              className={styles.asks}
              action={
                <Button size="small" loading={asking} onClick={() => void extend()}>
                  {qrPay.extendOrder}
                </Button>
              }
            >
              <p className={plain}>{refused ? qrPay.orderNotExtended : qrPay.orderSoon}</p>
            </Notice>
          ) : (
            requestedFor !== null && qrPay.orderExtended
          )}
        </div>
      )}
    </>
  );
}
