import { companyLogin } from '@fairway/gateway/contract/companyLogin';
import { useAddress, useMutation } from '@fairway/site';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type CompanyReturn, companyReturnIn, withoutReturn } from './company/companyReturn.ts';
import { useLoginOnce } from './forceOffline.tsx';
import { useOpenSession } from './openSession.ts';
import { keptChoice } from './social/proof.ts';

interface Finishing extends CompanyReturn {
  readonly remember: boolean;
  /** The address to stay at. */
  readonly from: string;
}

/** A browser that comes back from a company's login service: finishes the login on the page where it began. */
export default function CompanyReturnPart() {
  const { pathname, search, hash } = useLocation();
  const { navigate } = useAddress();
  const openSession = useOpenSession();
  const loginOnce = useLoginOnce();
  const usedState = useRef<string | null>(null);
  const { mutate } = useMutation(
    ({ state, proof }: Finishing, send) =>
      loginOnce(({ forceTicket }) => send(companyLogin.finish, { body: { state, proof, forceTicket } })),
    {
      subject: 'company-login',
      onSuccess: (opened, { remember, from }) => opened && openSession(opened, remember, from),
      refresh: false,
    },
  );

  useEffect(() => {
    const companyReturn = companyReturnIn(search);
    // Effects may run twice; a proof counts once.
    if (usedState.current === search) return;
    usedState.current = search;
    const { remember, hash: keptHash } = keptChoice();
    const from = withoutReturn(pathname + search + (hash || keptHash));
    void (async () => {
      await navigate(from, { replace: true, preventScrollReset: true });
      if (companyReturn) await mutate({ ...companyReturn, remember, from });
    })();
  }, [pathname, search, hash, navigate, mutate]);
  return null;
}
