import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { safeNext, useAddress, useMutation, useSession } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../../language/words.ts';
import type { words } from './words.zh.ts';

const path = '/login';

/** Leads to the company's login service, and finishes the login when the browser comes back from it. */
export function CompanyAccount() {
  const { t } = useWords<typeof words>();
  const session = useSession();
  const { navigate } = useAddress();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const state = query.get('oidcState');
  const proof = query.get('oidcProof');
  const next = safeNext(query.get('next'));

  const start = useMutation(
    (_: undefined, send) =>
      send(staffAuth.startCompanyLogin, { body: { returnTo: `/desk${path}${search}` } }),
    { subject: 'company-login', onSuccess: ({ url }) => window.location.assign(url), refresh: false },
  );
  const finish = useMutation(
    (body: { state: string; proof: string }, send) => send(staffAuth.finishCompanyLogin, { body }),
    {
      subject: 'company-login',
      onSuccess: async (opened) => {
        // Ends with the tab, as after a password.
        session.set(opened, false);
        await navigate(next ?? '/', { replace: true });
      },
      refresh: false,
    },
  );
  const finishOnce = useRef<string | null>(null);
  const { mutate } = finish;
  useEffect(() => {
    // Effects may run twice; a proof counts once.
    if (!state || !proof || finishOnce.current === state) return;
    finishOnce.current = state;
    void (async () => {
      await navigate(next ? `${path}?next=${encodeURIComponent(next)}` : path, { replace: true });
      await mutate({ state, proof });
    })();
  }, [state, proof, next, navigate, mutate]);

  return (
    <Button
      tone="brand"
      size="large"
      block
      loading={start.pending || finish.pending}
      onClick={() => void start.mutate()}
    >
      {t('login.company')}
    </Button>
  );
}
