import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { setLoginOpener } from '../failures/sessionLost.ts';
import { withLogin } from '../navigation/loginAddress.ts';
import { shownWith } from '../navigation/shouldRevalidate.ts';
import { pageShown } from '../session/guarded.ts';
import { followOtherTabs, sessionAtom } from '../session/session.ts';

/**
 * Lends the router to what lives outside React: lost sessions, guards of pages, other tabs. Whatever opens or ends
 * the session, what is on screen is read again with it.
 */
export function useShellWiring(readWith: string | null): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  useEffect(() => pageShown(pathname + search), [pathname, search]);
  useEffect(() => setLoginOpener(() => void navigate(withLogin('/'))), [navigate]);
  useEffect(followOtherTabs, []);

  const token = useAtomValue(sessionAtom)?.token ?? null;
  const { state } = useNavigation();
  useEffect(() => {
    shownWith(readWith);
    // A navigation under way reads everything again by itself.
    if (readWith !== token && state === 'idle') void revalidate();
  }, [readWith, token, state, revalidate]);
}
