import { Check, type LucideIcon, RotateCw, ScanLine, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useFocusPlace } from '../../../../hooks/useFocusPlace.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { ButtonLink } from '../../../actions/Button/ButtonLink.tsx';
import { Badge } from '../../../feedback/Badge/Badge.tsx';
import { Notice } from '../../../feedback/Notice/Notice.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import type { PayState } from '../machine/payState.ts';
import { walletLink } from '../machine/walletLink.ts';
import { CodeBox } from './CodeBox.tsx';
import { CodeTime } from './CodeTime.tsx';
import * as styles from './ScanPanel.css.ts';
import type { PayWallet } from './wallets.ts';

export interface ScanPanelProps {
  readonly state: PayState;
  readonly wallet: PayWallet;
  /** As text, with its currency. */
  readonly amount: string;
  readonly payee: string;
  readonly now: () => number;
  readonly onRefresh: () => void;
  /** Null where more time is not the code's to give. */
  readonly onExtend: (() => void) | null;
}

/** Polls that may fail before the reader is notified. */
const patience = 2;

/** Pays by scanning: the code, the amount, and the progress. */
export function ScanPanel({ state, wallet, amount, payee, now, onRefresh, onExtend }: ScanPanelProps) {
  const { qrPay } = useMessages();
  const { name: app, scheme } = wallet;
  const link = state.name === 'waiting' && !state.lastCheck ? walletLink(state.code.content, scheme) : null;
  const failed = state.name === 'failed' ? state : null;
  const look = lookOf(state);
  const frame = useRef<HTMLElement>(null);
  // Buttons are removed with their code; the place of the code takes the focus.
  const place = useFocusPlace(frame);
  const refresh = () => {
    frame.current?.focus();
    onRefresh();
  };
  const declined = failed?.why === 'declined';
  return (
    <div className={styles.panel} {...place}>
      <div className={styles.sum}>
        <dl className={styles.terms}>
          <div>
            <dt className={styles.term}>{qrPay.amount}</dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
          <div>
            <dt className={styles.term}>{qrPay.payee}</dt>
            <dd className={styles.payee}>{payee}</dd>
          </div>
        </dl>
        {link && (
          <ButtonLink
            href={link}
            // A wallet's page opens next to this one, which keeps polling the payment; an app needs no tab.
            {...(/^https?:/.test(link) ? { target: '_blank', rel: 'noopener' } : {})}
            tone="brand"
            block
            className={styles.open}
            icon={<Icon icon={Smartphone} />}
          >
            {qrPay.open(app)}
          </ButtonLink>
        )}
      </div>
      <div className={styles.side}>
        <CodeBox ref={frame} state={state} label={qrPay.codeName(app, amount)} onRefresh={refresh} />
        {state.name === 'waiting' && !state.lastCheck && (
          <CodeTime state={state} now={now} onRefresh={refresh} onExtend={onExtend} />
        )}
      </div>
      <div className={styles.facts}>
        {(state.name === 'waiting' || state.name === 'refreshing') && (
          <p className={styles.lead}>{qrPay.scan(app)}</p>
        )}
        <div role="status" className={styles.status}>
          {!failed && (
            <Badge tone={look.tone} icon={look.icon}>
              {statusOf(state, qrPay)}
            </Badge>
          )}
          {state.misses >= patience && <p className={styles.lost}>{qrPay.lost}</p>}
        </div>
        <div role="alert" className={styles.alert}>
          {failed && (
            <Notice tone="bad" title={declined ? qrPay.declined : (failed.problem ?? qrPay.codeFailed)}>
              {declined ? qrPay.declinedNext : qrPay.codeFailedNext}
            </Notice>
          )}
        </div>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useMessages>['qrPay'];

function statusOf(state: PayState, words: Words): string {
  switch (state.name) {
    case 'scanned':
    case 'expired':
      return words[state.name];
    case 'waiting':
      return state.lastCheck ? words.checking : words.waiting;
    default:
      return words.refreshing;
  }
}

function lookOf({ name }: PayState): { tone: 'good' | 'caution' | 'tint'; icon: LucideIcon } {
  if (name === 'scanned') return { tone: 'good', icon: Check };
  if (name === 'expired') return { tone: 'caution', icon: RotateCw };
  return { tone: 'tint', icon: ScanLine };
}
