import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { setLoginOpener } from '../failures/sessionLost.ts';
import { withLogin } from '../navigation/loginAddress.ts';
import { pageShown } from '../session/guarded.ts';
import { followOtherTabs } from '../session/session.ts';

/** Lends the router to what lives outside React: lost sessions, guards of pages, other tabs. */
export function useShellWiring(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  useEffect(() => pageShown(pathname + search), [pathname, search]);
  useEffect(() => setLoginOpener(() => void navigate(withLogin('/'))), [navigate]);
  useEffect(() => followOtherTabs(() => void revalidate()), [revalidate]);
}
