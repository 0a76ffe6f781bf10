import { auth } from '@fairway/gateway/contract/auth';
import { security } from '@fairway/gateway/contract/security';
import { useGateway, useMutation, useNotices } from '@fairway/site';
import type { QrState } from '@fairway/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { pauseWhileSeen, watchScan } from '../../../features/login/social/watchScan.ts';
import { useWords } from '../../../language/words.ts';
import { securityAddress } from './address.ts';
import type { words } from './words.zh.ts';

interface Scan {
  readonly state: QrState;
  readonly scanUrl: string;
}
const loading: Scan = { state: 'loading', scanUrl: '' };

/** The code that binds the social app: fetched when the dialog opens, watched until a phone has confirmed it. */
export function useSocialBind(onBound: () => void) {
  const { t } = useWords<typeof words>();
  const { send, now } = useGateway();
  const { messageOf } = useNotices();
  const bind = useMutation(security.bindPcWxOpenId, {
    subject: 'security',
    success: t('security.done.bound'),
    onSuccess: onBound,
  });
  const [scan, setScan] = useState(loading);
  const [failure, setFailure] = useState<string | null>(null);
  /** The social app only shows its own code, on its own page. */
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [tries, setTries] = useState(0);

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const here = securityAddress();
    const query = { loginPortal: 1, callbackUrl: here, bindPhoneUrl: here } as const;
    const { scanUrl, state, expiresAt } = await send(auth.weixinQrLogin, { query }, { signal });
    if (scanUrl === null) return setIsElsewhere(true);
    setScan({ state: 'waiting', scanUrl });
    const wxcode = await watchScan({
      ask: (asking) => send(auth.weixinQrStatus, { query: { state } }, { signal: asking }),
      tell: (state) => state !== 'confirmed' && setScan({ state, scanUrl }),
      expiresAt: new Date(expiresAt),
      now,
      pause: pauseWhileSeen,
      signal,
    });
    if (wxcode === null) return;
    await bind.mutateAsync({ body: { state, wxcode } });
  });
  const fail = useEffectEvent((error: unknown) => {
    setFailure(messageOf(error) ?? null);
    setScan(({ scanUrl }) => ({ state: 'expired', scanUrl }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another press fetches another code.
  useEffect(() => {
    const mine = new AbortController();
    run(mine.signal).catch((error: unknown) => {
      if (!mine.signal.aborted) fail(error);
    });
    return () => mine.abort();
  }, [tries]);

  const refresh = () => {
    setFailure(null);
    setScan(loading);
    setTries((last) => last + 1);
  };
  return { scan, failure, isElsewhere, refresh };
}
