import { auth } from '@fairway/gateway/contract/auth';
import { security } from '@fairway/gateway/contract/security';
import { useMutation, useSite } from '@fairway/site';
import type { QrState } from '@fairway/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { pauseWhileSeen, watchScan } from '../../../features/login/social/watchScan.ts';
import { securityAddress } from './address.ts';
import { useWords } from './words.ts';

interface Shown {
  readonly state: QrState;
  readonly scanUrl: string;
}
const loading: Shown = { state: 'loading', scanUrl: '' };

/** The code that binds the social app: fetched when the dialog opens, watched until a phone has confirmed it. */
export function useSocialBind(onBound: () => void) {
  const { t } = useWords();
  const { send, now, messageOf } = useSite();
  const bind = useMutation(security.bindPcWxOpenId, {
    subject: 'security',
    success: t('security.done.bound'),
    onSuccess: onBound,
  });
  const [shown, setShown] = useState(loading);
  const [failed, setFailed] = useState<string | null>(null);
  /** The social app only shows its own code, on its own page. */
  const [elsewhere, setElsewhere] = useState(false);
  const [tries, setTries] = useState(0);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const here = securityAddress();
    const query = { loginPortal: 1, callbackUrl: here, bindPhoneUrl: here } as const;
    const { scanUrl, state, expiresAt } = await send(auth.weixinQrLogin, { query }, { signal });
    if (scanUrl === null) return setElsewhere(true);
    setShown({ state: 'waiting', scanUrl });
    const wxcode = await watchScan({
      ask: (asking) => send(auth.weixinQrStatus, { query: { state } }, { signal: asking }),
      tell: (scan) => scan !== 'confirmed' && setShown({ state: scan, scanUrl }),
      expiresAt: new Date(expiresAt),
      now,
      pause: pauseWhileSeen,
      signal,
    });
    if (wxcode === null) return;
    await bind.mutateAsync({ body: { state, wxcode } });
  });
  const fail = useEffectEvent((error: unknown) => {
    setFailed(messageOf(error) ?? null);
    setShown(({ scanUrl }) => ({ state: 'expired', scanUrl }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another press fetches another code.
  useEffect(() => {
    const mine = new AbortController();
    run(mine.signal).catch((error: unknown) => {
      if (!mine.signal.aborted) fail(error);
    });
    return () => mine.abort();
  }, [tries]);

  const again = () => {
    setFailed(null);
    setShown(loading);
    setTries((last) => last + 1);
  };
  return { shown, failed, elsewhere, again };
}
