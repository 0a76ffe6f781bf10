import type { Session } from '@fairway/gateway/contract/auth';
import { safeNext, useAddress, useNotify, useSession, withoutLogin } from '@fairway/site';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/**
 * Opens a session and leads to where the reader was going, or leaves them where they are with prices shown: at `from`,
 * or where none is given at the address of now.
 */
export function useOpenSession(): (session: Session, remember: boolean, from?: string) => Promise<void> {
  const { navigate } = useAddress();
  const { pathname, search, hash } = useLocation();
  const { t } = useWords<typeof words>();
  const sessionCell = useSession();
  const notify = useNotify('logged-in');

  return async (session, remember, from = pathname + search + hash) => {
    const { token, expiresAt, firstVisit } = session;
    sessionCell.set({ token, expiresAt }, remember);
    const next = safeNext(new URL(from, 'http://portal').searchParams.get('next'));
    await navigate(next ?? withoutLogin(from), { replace: true, preventScrollReset: !next });
    notify(t(firstVisit ? 'login.welcomeFirst' : 'login.welcome'), 'good');
  };
}
