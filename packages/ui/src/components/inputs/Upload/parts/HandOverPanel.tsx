import { joinClasses } from '../../../../provider/classes.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Copyable } from '../../../data/Descriptions/Copyable.tsx';
import { Countdown } from '../../../dates/Countdown/Countdown.tsx';
import { Spinner } from '../../../feedback/Spinner/Spinner.tsx';
import { QrCode } from '../../../payment/QrCode/QrCode.tsx';
import type { HandOverState } from '../machine/createHandOver.ts';
import * as styles from './HandOverPanel.css.ts';
import { problemText } from './wording.ts';

export interface HandOverPanelProps {
  state: HandOverState;
  /** Reads the clock, ms; the server's, where it differs. */
  now?: () => number;
}

/** The code to scan, the address as an alternative, and the files that have arrived. */
export function HandOverPanel({ state, now }: HandOverPanelProps) {
  const { upload } = useMessages();
  const say = upload.phone;
  const open = state.step === 'waiting' || state.step === 'connected';
  const text =
    state.step === 'failed'
      ? say.failed(problemText(state.problem, upload, ''))
      : open && state.lost
        ? say.lost
        : say[state.step];
  return (
    <div className={styles.panel} data-step={state.step}>
      {open && (
        <div className={styles.code}>
          <QrCode value={state.url} label={say.qr} />
        </div>
      )}
      {state.step === 'starting' && (
        <div className={joinClasses(styles.code, styles.coming)} aria-busy>
          <Spinner size={32} label="" />
        </div>
      )}
      <div role="status" className={styles.status}>
        <p className={styles.step}>{text}</p>
        {'received' in state && state.received > 0 && (
          <p className={styles.received}>{say.received(state.received)}</p>
        )}
      </div>
      {open && (
        <>
          <p className={styles.note}>
            {say.until} <Countdown until={state.expiresAt} now={now} announceAt={[60]} />
          </p>
          <p className={styles.note}>
            {say.typed}
            <br />
            <Copyable value={state.url} name={say.link} className={styles.url} />
          </p>
        </>
      )}
    </div>
  );
}
