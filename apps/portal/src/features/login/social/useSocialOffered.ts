import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { useGateway } from '@fairway/site';
import { useEffect, useState } from 'react';

/** Returns whether this site offers login by social app; true until the server reports otherwise, as for most sites. */
export function useSocialOffered(): boolean {
  const { send } = useGateway();
  const [offered, setOffered] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    send(ruleEngine.checkConfig, { query: { key: 'login.social' } }, { signal: leaving.signal })
      .then(({ rows }) => setOffered(rows[0]?.value !== 'off'))
      // A press on a missing feature is reported; offering it loses nothing.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [send]);
  return offered;
}
