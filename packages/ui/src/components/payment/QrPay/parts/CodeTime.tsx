import { useRef } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { plain } from '../../../../theme/plain.css.ts';
import { Button } from '../../../actions/Button/Button.tsx';
import { Countdown } from '../../../dates/Countdown/Countdown.tsx';
import { useRemaining } from '../../../dates/Countdown/useRemaining.ts';
import type { Waiting } from '../machine/payState.ts';
import * as styles from './CodeTime.css.ts';

export interface CodeTimeProps {
  readonly state: Waiting;
  readonly now: () => number;
  readonly onRefresh: () => void;
  /** Null where more time is not the code's to give. */
  readonly onExtend: (() => void) | null;
}

/** WCAG 2.2.1 requires at least 20 s in which the time can be extended; people who look for a phone need longer. */
const warnBelow = 60;
const spoken = [60, 20];
const nothing = () => {};

/** The remaining time of the code, and before its end an offer to extend it. */
export function CodeTime({ state, now, onRefresh, onExtend }: CodeTimeProps) {
  const { qrPay } = useMessages();
  const until = state.code.expiresAt;
  const left = useRemaining({ until, offset: 0, now, onTick: nothing, onEnd: undefined });
  const place = useRef<HTMLParagraphElement>(null);
  const extend = () => {
    // The button is removed after use; its place takes the focus.
    place.current?.focus();
    onExtend?.();
  };
  const soon = left <= warnBelow;
  return (
    <div className={styles.time}>
      <p ref={place} tabIndex={-1} className={styles.left}>
        {qrPay.expiresBefore} <Countdown until={until} now={now} announceAt={spoken} /> {qrPay.expiresAfter}
        <Button tone="quiet" size="small" onClick={onRefresh}>
          {qrPay.refresh}
        </Button>
      </p>
      <div role="status" className={styles.soon}>
        {soon && (onExtend || state.renew) && (
          <p className={plain}>{state.renew ? qrPay.extended : qrPay.soon}</p>
        )}
      </div>
      {soon && onExtend && !state.renew && (
        <Button size="small" onClick={extend}>
          {qrPay.extend}
        </Button>
      )}
    </div>
  );
}
