import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useAddress } from '../navigation/useAddress.ts';
import { useRevalidate } from '../navigation/useRevalidate.ts';
import { useSiteNavigation } from '../navigation/useSiteNavigation.ts';
import type { ShellData } from '../session/reader.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Reports the visible page to the code outside React that needs it: lost sessions, guards, other tabs. When the session
 * changes, the page is loaded again.
 */
export function useSyncShell(data: ShellData): void {
  const session = useSession();
  const { visiblePage } = useSiteNavigation();
  const { navigate } = useAddress();
  const revalidate = useRevalidate();
  const { pathname, search } = useLocation();

  useEffect(() => visiblePage.setAddress(pathname + search), [visiblePage, pathname, search]);
  useEffect(
    () =>
      visiblePage.connect((address, stay = false) => void navigate(address, { preventScrollReset: stay })),
    [visiblePage, navigate],
  );
  useEffect(() => session.followOtherTabs(), [session]);

  const token = useSyncExternalStore(
    session.subscribe,
    () => session.current()?.token ?? null,
    () => null,
  );
  const { state } = useNavigation();
  useEffect(() => {
    visiblePage.setShell(data);
    // A pending navigation loads everything again.
    if (data.token !== token && state === 'idle') void revalidate();
  }, [visiblePage, data, token, state, revalidate]);
}
