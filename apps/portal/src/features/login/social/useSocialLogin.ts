import { auth } from '@fairway/gateway/contract/auth';
import { useGateway, useNotices, useNotify } from '@fairway/site';
import type { QrState } from '@fairway/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bindPhoneAddress } from '../../../screens/login/bindPhone/address.ts';
import { keepChoice, type SocialChoice, withoutProof } from './proof.ts';
import { useSocialExchange } from './useSocialExchange.ts';
import { pauseWhileSeen, watchScan } from './watchScan.ts';

/** A code that is shown: its state, its content, and the social app's page for this browser. */
export interface CurrentScan {
  readonly state: QrState;
  readonly scanUrl: string;
  readonly url: string;
}

export interface SocialLogin {
  /** Null until the login by social app is chosen. */
  readonly currentScan: CurrentScan | null;
  /** Requests a code, or a new one. */
  readonly start: () => void;
  /** Returns to the form and stops polling. */
  readonly leave: () => void;
}

/** The longest address that the call takes. */
const longestAddress = 500;

const loading: CurrentScan = { state: 'loading', scanUrl: '', url: '' };

/** The login by social app in the open dialog: fetches a code, watches its scan, and logs in once it is confirmed. */
export function useSocialLogin({ portal, remember }: Omit<SocialChoice, 'hash'>): SocialLogin {
  const [currentScan, setCurrentScan] = useState<CurrentScan | null>(null);
  const { pathname, search, hash } = useLocation();
  const choice: SocialChoice = { portal, remember, hash };
  const exchange = useSocialExchange();
  const { send, now } = useGateway();
  const { messageOf } = useNotices();
  const notify = useNotify('social-login');
  const running = useRef<AbortController | null>(null);
  // The scan ends later than it began: it logs in with the choice at that time.
  const latest = useRef({ choice, exchange });
  useEffect(() => {
    latest.current = { choice, exchange };
    if (running.current) keepChoice(choice);
  });
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    const here = withoutProof(pathname + search);
    const query = {
      loginPortal: portal,
      callbackUrl: here.length <= longestAddress ? here : pathname,
      bindPhoneUrl: bindPhoneAddress(),
    };
    const { url, scanUrl, state, expiresAt } = await send(auth.weixinQrLogin, { query }, { signal });
    if (scanUrl === null) {
      // The social app shows its own code: the browser goes there and is redirected back.
      window.location.assign(url);
      return;
    }
    setCurrentScan({ state: 'waiting', scanUrl, url });
    const wxcode = await watchScan({
      ask: (asking) => send(auth.weixinQrStatus, { query: { state } }, { signal: asking }),
      tell: (scan) => setCurrentScan({ state: scan === 'confirmed' ? 'scanned' : scan, scanUrl, url }),
      expiresAt: new Date(expiresAt),
      now,
      pause: pauseWhileSeen,
      signal,
    });
    if (wxcode === null) return;
    await latest.current.exchange({ wxcode, state }, latest.current.choice);
    // The page is still open, so no login happened: offers another code.
    if (!signal.aborted) setCurrentScan({ state: 'expired', scanUrl, url });
  };

  const start = () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    keepChoice(choice);
    setCurrentScan(loading);
    run(mine.signal).catch((error: unknown) => {
      if (mine.signal.aborted) return;
      const text = messageOf(error);
      if (text) notify(text, 'bad');
      setCurrentScan(null);
    });
  };

  const leave = () => {
    running.current?.abort();
    running.current = null;
    setCurrentScan(null);
  };

  return { currentScan, start, leave };
}
