import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { useRevalidate } from '../navigation/useRevalidate.ts';
import type { ShellData } from '../session/reader.ts';

/**
 * Lends the router to what lives outside React: lost sessions, guards of pages, other tabs. Whatever opens or ends
 * the session, what is on screen is read again with it.
 */
export function useShellWiring(data: ShellData): void {
  const { session, wiring } = useSite();
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const { pathname, search } = useLocation();

  useEffect(() => wiring.pageShown(pathname + search), [wiring, pathname, search]);
  useEffect(
    () =>
      wiring.lendNavigation((address, stay = false) => void navigate(address, { preventScrollReset: stay })),
    [wiring, navigate],
  );
  useEffect(() => session.followOtherTabs(), [session]);

  const token = useSyncExternalStore(
    session.subscribe,
    () => session.current()?.token ?? null,
    () => null,
  );
  const { state } = useNavigation();
  useEffect(() => {
    wiring.shellShown(data);
    // A navigation under way reads everything again by itself.
    if (data.readWith !== token && state === 'idle') void revalidate();
  }, [wiring, data, token, state, revalidate]);
}
