import { useAddress } from '@fairway/site';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keptChoice, proofIn, withoutProof } from './social/proof.ts';
import { useSocialExchange } from './social/useSocialExchange.ts';

/**
 * A browser that comes back from the social app: `wxcode` on any page is taken from the address and exchanged
 * (specification, point 7).
 */
export default function SocialReturn() {
  const { pathname, search, hash } = useLocation();
  const { navigate } = useAddress();
  const exchange = useSocialExchange();
  const usedState = useRef<string | null>(null);

  useEffect(() => {
    const proof = proofIn(search);
    const choice = keptChoice();
    const clean = withoutProof(pathname + search + (hash || choice.hash));
    // Effects may run twice; a code counts once.
    if (usedState.current === search) return;
    usedState.current = search;
    void (async () => {
      await navigate(clean, { replace: true, preventScrollReset: true });
      if (proof) await exchange(proof, choice, clean);
    })();
  }, [pathname, search, hash, navigate, exchange]);
  return null;
}
