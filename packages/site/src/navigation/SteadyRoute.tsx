import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

/**
 * At each step to another address the router tells anew which route stands here, and every link and every hook that
 * navigates is drawn for it. Below this they are drawn when the address is another one. Not around an `<Outlet>`: what it
 * draws comes by the same way.
 */
export function SteadyRoute({ children }: { children: ReactNode }) {
  const route = useContext(RouteContext);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route of an address stays what it is.
  const steady = useMemo(() => route, [key]);
  return <RouteContext value={steady}>{children}</RouteContext>;
}
